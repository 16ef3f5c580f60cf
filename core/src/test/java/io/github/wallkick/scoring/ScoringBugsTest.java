package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.wallkick.BugCase;
import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystems;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes that users of other engines reported, with the right outcome. */
class ScoringBugsTest {
    @ParameterizedTest
    @MethodSource("scores")
    void locksAreScoredRightly(BugCase bug) {
        bug.assumeHere();
        var setup = bug.setup().get("settings");
        var rules = ScoringSettings.named(setup.get("scoring").asText().equals("NES") ? "nes" : "guideline");
        var score = Score.start(setup.get("level").asInt());
        for (var input : bug.inputs()) {
            score = rules.afterLock(score, lock(input));
        }
        var expected = bug.expected();
        var chained = score.backToBack() >= 0;
        var outcome = List.of(
                expected.get("score").asLong(),
                expected.path("level_after").asInt(score.level()),
                expected.path("back_to_back_after").asBoolean(chained));
        assertEquals(outcome, List.of(score.points(), score.level(), chained));
    }

    @ParameterizedTest
    @MethodSource("spins")
    void turnsAreJudgedRightly(BugCase bug) {
        var board = bug.board();
        var piece = bug.piece(RotationSystems.srs());
        var last = LastTurn.NONE;
        for (var input : bug.inputs()) {
            var operation = input.get("op").asText();
            if (operation.startsWith("HARD_DROP")) {
                var dropped = dropped(board, piece);
                last = dropped.equals(piece) ? last : SpinRules.guideline().afterMove(last);
                piece = dropped;
            } else {
                var turn = operation.startsWith("CCW") ? Turn.COUNTERCLOCKWISE : Turn.CLOCKWISE;
                var result = RotationSystems.srs().rotate(board, piece, turn);
                last = SpinRules.guideline()
                        .afterTurn(
                                last,
                                LastTurn.of(piece, result.piece(), result.kick(), result.makesFullSpin()),
                                board,
                                result.piece());
                piece = result.piece();
            }
        }
        var clear = board.place(piece);
        var expected = bug.expected();
        var outcome = List.of(
                SpinCase.spin(expected.get("spin").asText()),
                expected.get("lines").asInt(),
                bug.board(expected.get("rows_after")));
        assertEquals(outcome, List.of(SpinRules.guideline().judge(board, piece, last), clear.count(), clear.board()));
    }

    /** The cases that are locks to be scored; the others are about displays and games. */
    static Stream<BugCase> scores() {
        return BugCase.ofKinds("score").stream().filter(bug -> bug.expected().has("score"));
    }

    static List<BugCase> spins() {
        return BugCase.ofKinds("spin");
    }

    private static LockResult lock(JsonNode input) {
        return Locks.spin(
                SpinCase.spin(input.path("spin").asText("none")),
                input.get("lines").asInt());
    }

    private static Piece dropped(Board board, Piece piece) {
        var lower = piece;
        while (!board.collides(lower.moved(0, -1))) {
            lower = lower.moved(0, -1);
        }
        return lower;
    }
}
