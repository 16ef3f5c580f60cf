package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FramesTest {
    private static final Ruleset BASIC = Rulesets.basic().untimed();
    private static final SelfPlay RUN =
            SelfPlay.of(BASIC, Players.random()).withGames(20).withSeed(9);

    private static List<Frame> frames(int game) {
        return RUN.game(game).toList();
    }

    private static Frame last(List<Frame> frames) {
        return frames.get(frames.size() - 1);
    }

    @Test
    void theFirstFrameShowsThePieceThatSpawns() {
        var first = frames(3).get(0);
        assertEquals(Frame.Kind.SPAWN, first.kind());
        assertTrue(first.board().isEmpty());
    }

    @Test
    void everyLockedPieceHasALockFrame() {
        var locks = frames(3).stream()
                .filter(frame -> frame.kind() == Frame.Kind.LOCK)
                .count();
        assertEquals(RUN.result(3).pieces(), locks);
    }

    @Test
    void theLastFrameShowsThePieceThatCannotEnter() {
        var last = last(frames(3));
        assertEquals(Frame.Kind.END, last.kind());
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
                .filter(frame -> frame.kind() != Frame.Kind.END)
                .allMatch(frame -> frame.piece()
                        .map(piece -> !frame.board().collides(piece))
                        .orElse(true)));
    }

    @Test
    void aGameCutShortEndsWithoutAPiece() {
        var last = last(RUN.withMaxPieces(2).game(0).toList());
        assertEquals(Optional.empty(), last.piece());
        assertEquals(2, last.pieceNumber());
    }

    @Test
    void theFramesOfAPieceAreItsInputs() {
        Player player = (game, random) -> Move.of(Input.LEFT_TO_WALL, Input.CLOCKWISE);
        assertEquals(
                List.of("spawn", "left to wall", "clockwise", "hard drop", "lock", "end"),
                RUN.withPlayer(player)
                        .withMaxPieces(1)
                        .game(0)
                        .map(Frame::action)
                        .toList());
    }

    @Test
    void thePlaceOfAPlayerIsShownByTheInputsThatLeadThere() {
        Player player = (game, random) ->
                Move.to(game.toGame().apply(Input.LEFT).game().ghost().orElseThrow());
        assertEquals(
                List.of("spawn", "left", "hard drop", "lock", "end"),
                RUN.withPlayer(player)
                        .withMaxPieces(1)
                        .game(0)
                        .map(Frame::action)
                        .toList());
    }

    @Test
    void aFailureNamesThePieceWhenItIsReached() {
        Player faulty = (game, random) -> {
            if (!game.board().isEmpty()) {
                throw new IllegalStateException("on purpose");
            }
            return Move.none();
        };
        var frames = RUN.withPlayer(faulty).game(2).iterator();
        assertEquals(Frame.Kind.SPAWN, frames.next().kind());
        var failure = assertThrows(SelfPlayException.class, () -> frames.forEachRemaining(frame -> {}));
        assertEquals(1, failure.piece());
    }
}
