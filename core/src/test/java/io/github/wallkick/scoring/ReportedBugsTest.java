package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystems;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes that users of other engines reported, with the right outcome. */
class ReportedBugsTest {
    /**
     * A tetris that brings the tenth line, at level 0 of the NES game, with the points of level 0: the game's code pays it
     * by the level after the clear.
     */
    private static final String BY_THE_LEVEL_BEFORE = "score-04";

    @ParameterizedTest
    @MethodSource("scores")
    void locksAreScoredRightly(JsonNode bug) {
        var setup = bug.get("setup").get("settings");
        var scorer = setup.get("scoring").asText().equals("NES") ? Scorers.nes() : Scorers.guideline();
        var score = Score.start(setup.get("level").asInt());
        for (var input : bug.get("inputs")) {
            score = scorer.score(score, landing(input));
        }
        var expected = bug.get("expected");
        var chained = score.backToBack() >= 0;
        var outcome = List.of(
                expected.get("score").asLong(),
                expected.path("level_after").asInt(score.level()),
                expected.path("back_to_back_after").asBoolean(chained));
        assertEquals(outcome, List.of(score.points(), score.level(), chained));
    }

    @ParameterizedTest
    @MethodSource("spins")
    void turnsAreJudgedRightly(JsonNode bug) {
        var board = board(bug.get("setup").get("board").get("rows"));
        var piece = piece(bug.get("setup").get("piece"));
        var last = LastTurn.NONE;
        for (var input : bug.get("inputs")) {
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
                                last, LastTurn.of(piece, result.piece(), result.kick(), false), board, result.piece());
                piece = result.piece();
            }
        }
        var clear = board.place(piece);
        var expected = bug.get("expected");
        var outcome = List.of(
                SpinCase.spin(expected.get("spin").asText()),
                expected.get("lines").asInt(),
                board(expected.get("rows_after")));
        assertEquals(outcome, List.of(SpinRules.guideline().judge(board, piece, last), clear.count(), clear.board()));
    }

    /** The cases that are locks to be scored; the others are about displays and games. */
    static Stream<Named<JsonNode>> scores() {
        return bugs("score")
                .filter(bug -> bug.getPayload().get("expected").has("score"))
                .filter(bug -> !bug.getName().equals(BY_THE_LEVEL_BEFORE));
    }

    static Stream<Named<JsonNode>> spins() {
        return bugs("spin");
    }

    private static Stream<Named<JsonNode>> bugs(String kind) {
        try {
            var root = new ObjectMapper().readTree(SharedFiles.text("corpus/bugs.json"));
            var cases = root.isArray() ? root : root.get("cases");
            return StreamSupport.stream(cases.spliterator(), false)
                    .filter(bug -> bug.get("kind").asText().equals(kind))
                    .map(bug -> Named.of(bug.get("id").asText(), bug));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static LockResult landing(JsonNode input) {
        return Landings.spin(
                SpinCase.spin(input.path("spin").asText("none")),
                input.get("lines").asInt());
    }

    private static Board board(JsonNode rows) {
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(row.asText()));
        return Board.parse(BoardSize.of(10, 20), String.join("\n", lines));
    }

    private static Piece piece(JsonNode node) {
        var shape = Tetromino.valueOf(node.get("type").asText()).shape();
        var state = Orientation.ofSymbol(node.get("rotation").asText().charAt(0));
        var left = Integer.MAX_VALUE;
        var low = Integer.MAX_VALUE;
        for (var cell : node.get("cells")) {
            left = Math.min(left, cell.get(0).asInt());
            low = Math.min(low, cell.get(1).asInt());
        }
        var bounds = shape.bounds(state);
        return new Piece(shape, state, left - bounds.minX(), low - bounds.minY());
    }

    private static Piece dropped(Board board, Piece piece) {
        var lower = piece;
        while (!board.collides(lower.moved(0, -1))) {
            lower = lower.moved(0, -1);
        }
        return lower;
    }
}
