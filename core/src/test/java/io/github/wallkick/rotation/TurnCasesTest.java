package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every test of every turn of the guideline's table and TETR.IO's, on boards made for it. */
class TurnCasesTest {
    static Stream<String> cases() {
        return TestData.lines(TurnCasesTest.class, "turn-cases.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTurnEndsWhereTheEnginesAgree(String line) {
        var fields = line.split(" +", -1);
        var shape = Tetromino.valueOf(fields[1]).shape();
        var from = Orientation.ofSymbol(fields[2].charAt(0));
        var to = Orientation.ofSymbol(fields[2].charAt(1));
        var piece = new Piece(shape, from, number(fields[3]), number(fields[4]));
        var kick = number(fields[6]);
        var after = new Piece(shape, kick < 0 ? from : to, number(fields[7]), number(fields[8]));
        var board = Board.parse(fields[9].replace('/', '\n'));

        var result = RotationSystems.named(fields[0]).rotate(board, piece, turn(from, to));

        assertEquals(after, result.piece());
        assertEquals(kick, result.kick());
        // The tables agree on the marks, too: the fifth test of a T to one of its sides.
        assertEquals(
                piece.type() == Tetromino.T && kick == 4 && "0R 0L 2R 2L".contains(fields[2]), result.makesFullSpin());
    }

    private static Turn turn(Orientation from, Orientation to) {
        return Stream.of(Turn.values())
                .filter(turn -> from.turned(turn) == to)
                .findFirst()
                .orElseThrow();
    }

    private static int number(String field) {
        return Integer.parseInt(field);
    }
}
