package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FramesTest {
    private static final SelfPlay RUN =
            SelfPlay.of(PlayRules.basic(), Players.random()).withGames(20).withSeed(9);

    private static List<Frame> frames(int game) {
        return RUN.game(game).toList();
    }

    private static Frame last(List<Frame> frames) {
        return frames.get(frames.size() - 1);
    }

    @Test
    void theFirstFrameShowsThePieceEntering() {
        var first = frames(3).get(0);
        assertEquals(Frame.Stage.ENTER, first.stage());
        assertTrue(first.board().isEmpty());
    }

    @Test
    void everyLockedPieceHasALockFrame() {
        var locks = frames(3).stream()
                .filter(frame -> frame.stage() == Frame.Stage.LOCK)
                .count();
        assertEquals(RUN.result(3).pieces(), locks);
    }

    @Test
    void theLastFrameShowsThePieceThatCannotEnter() {
        var last = last(frames(3));
        assertEquals(Frame.Stage.END, last.stage());
        assertTrue(last.board().collides(last.piece().orElseThrow()));
    }

    @Test
    void theLastFrameHasTheResult() {
        var last = last(frames(3));
        var result = RUN.result(3);
        assertEquals(result.lines(), last.lines());
        assertEquals(result.points(), last.points());
        assertEquals(result.stackHeight(), last.board().stackHeight());
    }

    @Test
    void theFallingPieceIsNoPartOfTheBoard() {
        assertTrue(frames(3).stream()
                .filter(frame -> frame.stage() != Frame.Stage.END)
                .allMatch(frame -> frame.piece()
                        .map(piece -> !frame.board().collides(piece))
                        .orElse(true)));
    }

    @Test
    void aGameCutShortEndsWithoutAPiece() {
        var last = last(RUN.withContest(new PieceContest(PlayRules.basic().withMaxPieces(2), Players.random()))
                .game(0)
                .toList());
        assertEquals(Optional.empty(), last.piece());
        assertEquals(2, last.pieceNumber());
    }

    @Test
    void theFramesOfAPieceAreItsInputs() {
        var rules = PlayRules.basic()
                .withRandomizers(seed -> AnyTypes.of(seed, Tetromino.T))
                .withMaxPieces(1);
        Player player = (view, random) -> Inputs.of(Input.LEFT_TO_WALL, Input.CLOCKWISE);
        assertEquals(
                List.of("enter", "left to wall", "clockwise", "hard drop", "lock", "end"),
                SelfPlay.of(rules, player).game(0).map(Frame::action).toList());
    }

    @Test
    void aPlacementIsOneFrame() {
        var rules = PlayRules.basic()
                .withRandomizers(seed -> AnyTypes.of(seed, Tetromino.O))
                .withMaxPieces(1);
        Player player = (view, random) ->
                Placement.of(view.piece().moved(0, -view.piece().y()));
        assertEquals(
                List.of("enter", "place", "lock", "end"),
                SelfPlay.of(rules, player).game(0).map(Frame::action).toList());
    }

    @Test
    void aFailureNamesThePieceWhenItIsReached() {
        Player faulty = (view, random) -> {
            if (!view.board().isEmpty()) {
                throw new IllegalStateException("on purpose");
            }
            return Inputs.of();
        };
        var frames = RUN.withContest(new PieceContest(PlayRules.basic(), faulty))
                .game(2)
                .iterator();
        assertEquals(Frame.Stage.ENTER, frames.next().stage());
        var failure = assertThrows(SelfPlayException.class, () -> frames.forEachRemaining(frame -> {}));
        assertEquals(1, failure.piece());
    }
}
