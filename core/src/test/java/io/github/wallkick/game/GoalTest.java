package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.Palette;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.timing.GravityClocks;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoalTest {
    private static final long SECOND = 1_000_000_000L;
    private static final Ruleset STILL = Rulesets.guideline().withGravity(GravityClocks.frozen());

    static List<String> rulesets() {
        return Rulesets.names();
    }

    /** An I over the left four columns of a board that has other cells in its bottom rows. */
    private static Game withAnI(Ruleset rules, String board) {
        var game = Game.start(rules, 1);
        var piece = new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 10);
        return game.withPiece(piece).withBoard(Board.parse(game.ruleset().size(), board));
    }

    @Test
    void aSprintEndsAtTheLockThatClearsItsLastLine() {
        var rules = STILL.withGoal(Goals.lines(2));
        var first = withAnI(rules, "....XXXXXX").apply(Input.HARD_DROP).game();
        assertFalse(first.isOver(), "one line of two");
        var last = withAnI(rules, "....XXXXXX")
                .withScore(first.score())
                .apply(Input.HARD_DROP)
                .game();
        assertTrue(last.isOver());
        assertEquals(2, last.score().lines());
    }

    @Test
    void theFinishTellsItsTimeAndLeavesNoFullRow() {
        var game = withAnI(STILL.withGoal(Goals.lines(1)), "....XXXXXX\nX.XXXXXXXX");
        var done = game.advance(7 * SECOND + 1).game().apply(Input.HARD_DROP);
        var end = done.game();
        assertTrue(end.isOver());
        assertEquals(Phase.OVER, end.phase());
        assertEquals(Optional.of(Goals.lines(1)), end.reachedGoal());
        assertEquals(Optional.empty(), end.topOut());
        assertEquals(Duration.ofNanos(7 * SECOND + 1), end.elapsed());
        assertEquals(Board.parse(end.ruleset().size(), "X.XXXXXXXX"), end.board());
        assertEquals(1, end.score().lines());
        var events = done.events();
        assertEquals(
                List.of(
                        new Event.RowsRemoved(7 * SECOND + 1, 2),
                        new Event.GoalReached(7 * SECOND + 1, Goals.lines(1))),
                events.subList(events.size() - 2, events.size()));
        assertEquals(end, end.advance(SECOND).game());
        assertEquals(Long.MAX_VALUE, end.nanosToNextEvent());
    }

    @Test
    void anUltraEndsWhenItsTimeIsOver() {
        var ultra = STILL.withGoal(Goals.ultra());
        var game = Game.start(ultra, 1);
        assertEquals(120 * SECOND, game.nanosToNextEvent());
        var before = game.advance(120 * SECOND - 1);
        assertFalse(before.game().isOver());
        assertEquals(1, before.game().nanosToNextEvent());
        var end = game.advance(Long.MAX_VALUE);
        assertEquals(List.of(new Event.GoalReached(120 * SECOND, Goals.ultra())), end.events());
        assertEquals(Duration.ofMinutes(2), end.game().elapsed());
        assertEquals(end.game(), before.game().advance(1).game());
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aTimeIsOverToTheNanosecondUnderEveryRuleset(String name) {
        var rules = Rulesets.named(name).withGoal(Goals.time(Duration.ofNanos(777_777_777)));
        var game = Game.start(rules, 1);
        assertFalse(game.advance(777_777_776).game().isOver());
        var whole = game.advance(3 * SECOND);
        assertEquals(Duration.ofNanos(777_777_777), whole.game().elapsed());
        assertEquals(
                new Event.GoalReached(777_777_777, rules.goal()),
                whole.events().get(whole.events().size() - 1));
        var halves = game.advance(400_000_000).game().advance(2 * SECOND);
        assertEquals(whole.game(), halves.game());
    }

    @Test
    void aGameThatIsLostBeforeItsTimeHasNotReachedItsGoal() {
        var rules = Rulesets.guideline().withGoal(Goals.time(Duration.ofHours(10)));
        var lost = Game.start(rules, 1).advance(Duration.ofHours(11)).game();
        assertTrue(lost.topOut().isPresent());
        assertEquals(Optional.empty(), lost.reachedGoal());
        assertTrue(lost.elapsedNanos() < Duration.ofHours(10).toNanos(), lost.elapsed()::toString);
    }

    @Test
    void aLevelIsReachedByALock() {
        var game = withAnI(STILL.withGoal(Goals.level(2)), "....XXXXXX");
        var nine = game.withScore(game.score().withLines(9));
        assertEquals(
                Optional.of(Goals.level(2)), nine.apply(Input.HARD_DROP).game().reachedGoal());
        assertFalse(game.apply(Input.HARD_DROP).game().isOver());
    }

    @Test
    void aCheeseRaceEndsWhenItsGarbageIsDugAway() {
        var rules = STILL.withGoal(Goals.dig(2));
        var cheese = Game.start(rules, 1).withGarbage(9, 0, 0);
        assertEquals(Board.parse(rules.size(), "XXXXXXXXX.\n.XXXXXXXXX\n.XXXXXXXXX"), cheese.board());
        var ready = cheese.withPiece(new Piece(Tetromino.I.shape(), Orientation.RIGHT, -2, 8));
        // the I fills both holes at the left once the row above them is open there
        var open = ready.withBoard(Board.parse(rules.size(), ".XXXXXXXX.\n.XXXXXXXXX\n.XXXXXXXXX"));
        var end = open.apply(Input.HARD_DROP).game();
        assertEquals(Optional.of(Goals.dig(2)), end.reachedGoal());
        assertFalse(Game.start(rules.withGoal(Goals.dig(3)), 1)
                .withGarbage(9, 0, 0)
                .withPiece(ready.piece().orElseThrow())
                .withBoard(open.board())
                .apply(Input.HARD_DROP)
                .game()
                .isOver());
    }

    @Test
    void rowsThatAreNoGarbageAreNotDug() {
        var rules = STILL.withGoal(Goals.dig(1));
        var game = withAnI(rules, "....XXXXXX\nX.XXXXXXXX");
        assertFalse(game.apply(Input.HARD_DROP).game().isOver());
    }

    @Test
    void garbageThatAnOpponentSentIsDugToo() {
        var rules = STILL.withGoal(Goals.dig(1)).withGarbage(GarbageSettings.standard());
        var sent = Game.start(rules, 1)
                .receiveHoles(0)
                .game()
                .apply(Input.HARD_DROP)
                .game();
        assertEquals(0b11_1111_1110, sent.board().row(0));
        var ready = sent.withPiece(new Piece(Tetromino.I.shape(), Orientation.RIGHT, -2, 8));
        assertTrue(ready.apply(Input.HARD_DROP).game().reachedGoal().isPresent());
    }

    @Test
    void garbageUnderAPieceThatIsInTheWayIsRefused() {
        var game = Game.start(STILL, 1).withPiece(new Piece(Tetromino.O.shape(), Orientation.SPAWN, 3, 0));
        assertThrows(IllegalArgumentException.class, () -> game.withGarbage(0));
        assertThrows(IllegalArgumentException.class, () -> game.withGarbage(10));
    }

    @Test
    void aLambdaIsAGoal() {
        var rules = STILL.withGoal(
                moment -> moment.score().pieces() == 2 && moment.time().isZero());
        var game = Game.start(rules, 1).apply(Input.HARD_DROP).game();
        assertFalse(game.isOver());
        assertTrue(game.apply(Input.HARD_DROP).game().reachedGoal().isPresent());
        assertFalse(game.advance(1).game().apply(Input.HARD_DROP).game().isOver());
        assertTrue(assertThrows(IllegalStateException.class, rules::text)
                .toString()
                .contains("Goals.named(name, goal)"));
    }

    @Test
    void aGoalOfOnesOwnMayHaveATime() {
        var late = new Goal() {
            @Override
            public boolean isReached(Moment moment) {
                return moment.nanos() >= SECOND && moment.board().isEmpty();
            }

            @Override
            public long timeNanos() {
                return SECOND;
            }
        };
        var rules = STILL.withGoal(Goals.named("late", late));
        assertTrue(rules.text().endsWith("goal: \"late\"\n"), rules::text);
        assertTrue(Game.start(rules, 1).advance(SECOND).game().reachedGoal().isPresent());
        var filled = Game.start(rules, 1).apply(Input.HARD_DROP).game();
        assertFalse(filled.advance(5 * SECOND).game().isOver(), "asked once, when its time is over");
        assertEquals(rules, STILL.withGoal(Goals.named("late", Goals.none())));
        assertNotEquals(rules, STILL.withGoal(Goals.none()));
    }

    @Test
    void aGameWithoutTimeReachesItsGoalToo() {
        var game = UntimedGame.start(STILL.withGoal(moment -> moment.score().pieces() == 3), 1);
        for (var i = 0; i < 3; i++) {
            assertFalse(game.isOver());
            game.apply(Input.HARD_DROP);
        }
        assertTrue(game.isOver());
        assertTrue(game.reachedGoal().isPresent());
        assertTrue(game.topOut().isEmpty());
        assertTrue(game.toGame().reachedGoal().isPresent());
    }

    @Test
    void theColoursFollowAGameToItsGoal() {
        var rules = STILL.withGoal(Goals.lines(1)).withSize(new BoardSize(4, 8, 6));
        var game = Game.start(rules, 1).withPiece(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 3));
        var end = game.apply(Input.HARD_DROP);
        assertTrue(end.game().isOver());
        assertTrue(end.game().board().isEmpty());
        assertEquals(
                end.game().board(), end.palette(Palette.empty(rules.size())).board());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sprint",
                "marathon",
                "ultra",
                "none",
                "lines(count=7)",
                "level(level=0)",
                "dig(rows=18)",
                "time(nanos=5)"
            })
    void aTextIsReadAsTheGoalThatItTells(String text) {
        assertEquals(text, Goals.parse(text).text());
    }

    @Test
    void aGoalThatIsAPresetHasItsName() {
        assertEquals("sprint", Goals.lines(40).text());
        assertEquals("ultra", Goals.time(Duration.ofMinutes(2)).text());
        for (var name : Goals.names()) {
            assertEquals(name, Goals.named(name).text());
        }
    }

    @Test
    void numbersOutOfTheirRangeAreRefused() {
        assertEquals(
                "lines of a goal must be at least 1: 0",
                assertThrows(IllegalArgumentException.class, () -> Goals.lines(0))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Goals.level(-1));
        assertThrows(IllegalArgumentException.class, () -> Goals.dig(0));
        assertThrows(IllegalArgumentException.class, () -> Goals.time(Duration.ZERO));
    }

    @Test
    void rulesWithAGoalSaySoInTheirText() {
        var sprint = Ruleset.parse("base: guideline\ngoal: sprint");
        assertEquals(Rulesets.guideline().withGoal(Goals.sprint()), sprint);
        assertEquals(Rulesets.guideline().text() + "goal: sprint\n", sprint.text());
        assertEquals(sprint, Ruleset.parse(sprint.text()));
        assertEquals(Rulesets.guideline(), Ruleset.parse("base: guideline\ngoal: none"));
        assertNotEquals(Rulesets.guideline().fingerprint(), sprint.fingerprint());
    }

    @Test
    void aGameWithAGoalIsReadBackFromItsText() {
        var start = Game.start(STILL.withGoal(Goals.lines(1)), 1).withGarbage(3, 3);
        var going = start.advance(5).game();
        var ready = going.withPiece(new Piece(Tetromino.I.shape(), Orientation.RIGHT, 1, 8));
        var end = ready.apply(Input.HARD_DROP).game();
        assertTrue(end.reachedGoal().isPresent(), end::toString);
        for (var game : List.of(start, going, ready, end)) {
            assertEquals(game, Game.parse(game.text()));
            assertEquals(game, Game.parse(game.prettyText()));
        }
        assertThrows(
                NotationException.class,
                () -> Game.parse(end.text().replace("finished lines(count=1)", "finished lines(count=2)")));
    }
}
