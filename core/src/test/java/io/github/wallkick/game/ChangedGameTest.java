package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChangedGameTest {
    private static final Ruleset RULES = Rulesets.guideline();
    private static final Game GAME = Game.start(RULES, 1);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 9, 20})
    void aGameDealsTheQueueThatItIsGivenAndThenWhatItsRandomizerDeals(int count) {
        var given = new ArrayList<PieceType>();
        for (var i = 0; i < count; i++) {
            given.add(i % 2 == 0 ? Tetromino.O : Tetromino.I);
        }
        var expected = new ArrayList<>(given);
        var rest = dealt(GAME, RULES.spawning().preview() + 10);
        expected.addAll(rest.subList(RULES.spawning().preview(), rest.size()));
        assertEquals(expected, dealt(GAME.withQueue(given), expected.size()));
    }

    @Test
    void aGameWithItsOwnQueueIsTheSame() {
        assertEquals(GAME, GAME.withQueue(GAME.preview()));
    }

    @Test
    void aRandomizerDealsAllPiecesToComeWithTheShownOnesFirst() {
        var changed = GAME.withRandomizer(Randomizers.repeatingQueue(List.of(Tetromino.T, Tetromino.S, Tetromino.Z)));
        assertEquals(
                List.of(Tetromino.T, Tetromino.S, Tetromino.Z, Tetromino.T, Tetromino.S, Tetromino.Z, Tetromino.T),
                dealt(changed, 7));
    }

    @Test
    void aPiecePutOnHoldComesBackByAHold() {
        var swapped = GAME.withHeld(Optional.of(Tetromino.I)).apply(Input.HOLD).game();
        assertEquals(Tetromino.I, swapped.piece().orElseThrow().type());
    }

    @Test
    void aHoldThatWasUsedStaysUsed() {
        var used = GAME.apply(Input.HOLD).game().withHeld(Optional.empty());
        assertEquals(Optional.empty(), used.apply(Input.HOLD).game().held());
    }

    @Test
    void rulesWithoutAHoldHaveNoPieceOnHold() {
        var game = Game.start(Rulesets.nesNtsc(), 1);
        assertThrows(IllegalArgumentException.class, () -> game.withHeld(Optional.of(Tetromino.I)));
        assertEquals(game, game.withHeld(Optional.empty()));
    }

    private enum Stranger implements PieceType {
        STRANGE;

        @Override
        public char symbol() {
            return '?';
        }
    }

    @Test
    void aTypeThatTheRulesCannotSpawnIsRefusedWhereverItStands() {
        var strange = List.<PieceType>of(Stranger.STRANGE);
        var farAway = new ArrayList<PieceType>(GAME.preview());
        farAway.addAll(strange);
        assertThrows(IllegalArgumentException.class, () -> GAME.withQueue(strange));
        assertThrows(IllegalArgumentException.class, () -> GAME.withQueue(farAway));
        assertThrows(IllegalArgumentException.class, () -> GAME.withHeld(Optional.of(Stranger.STRANGE)));
        assertThrows(IllegalArgumentException.class, () -> GAME.withRandomizer(Randomizers.repeatingQueue(strange)));
    }

    @Test
    void aGameIsDrawnWithPieceGhostHoldAndNext() {
        assertEquals("""
                        FALLING, 0 points, 0 lines, level 1
                        hold L, next ITZ
                        |..T...|
                        |.TTT..|
                        |......|
                        |......|
                        |..:...|
                        |.:::..|
                        |X.XXXX|
                        |X.X..X|
                        +------+
                        """, small().toString());
    }

    @Test
    void aGhostBehindItsPieceIsNotDrawn() {
        assertEquals("""
                        LOCKING, 0 points, 0 lines, level 1
                        hold L, next ITZ
                        |......|
                        |......|
                        |..T...|
                        |.TTT..|
                        |X.XXXX|
                        |X.X..X|
                        +------+
                        """, small().apply(Input.SONIC_DROP).game().toString());
    }

    @Test
    void aGameThatIsOverIsDrawnWithoutAPiece() {
        var over = small().receive(3).game();
        while (!over.isOver()) {
            over = over.apply(Input.HARD_DROP).game();
        }
        assertEquals("""
                        OVER, 0 points, 0 lines, level 1
                        hold L, next TZJ
                        |..X...|
                        |.XXX..|
                        |X.XXXX|
                        |X.X..X|
                        |XXX.XX|
                        |XXX.XX|
                        |XXX.XX|
                        +------+
                        """, over.toString());
    }

    @Test
    void aDrawingTellsTheGarbageOnItsWayAndThatNothingIsOnHold() {
        var drawing = small().withHeld(Optional.empty()).receive(3).game().toString();
        assertEquals("hold -, next ITZ, garbage 3", drawing.lines().toList().get(1));
    }

    private static Game small() {
        var size = new BoardSize(6, 8, 6);
        var rules = TestRules.PLAIN.withSize(size).withRotation(RotationSystems.srs());
        return Game.start(rules, 1)
                .withBoard(Board.parse(size, "X.XXXX\nX.X..X"))
                .withQueue(List.of(Tetromino.I, Tetromino.T))
                .withHeld(Optional.of(Tetromino.L));
    }

    /** The next pieces as they come under control. */
    private static List<PieceType> dealt(Game game, int count) {
        var dealt = new ArrayList<PieceType>();
        var now = game;
        while (dealt.size() < count) {
            now = now.withBoard(Board.empty(game.board().size()))
                    .apply(Input.HARD_DROP)
                    .game();
            dealt.add(now.piece().orElseThrow().type());
        }
        return dealt;
    }
}
