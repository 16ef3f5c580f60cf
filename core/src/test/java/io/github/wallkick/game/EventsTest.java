package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.Spin;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What exactly is told of what happens. */
class EventsTest {
    @Test
    void aHoldTellsTheTypeThatIsOnHoldAndThePieceThatComes() {
        var game = Game.start(TestRules.with("TI"), 1);
        var held = game.apply(Input.HOLD);
        var next = held.game().piece().orElseThrow();
        assertEquals(Tetromino.I, next.type());
        assertEquals(List.of(new Event.Held(0, Tetromino.T), new Event.Spawned(0, next)), held.events());
    }

    @Test
    void aPieceThatComesToRestTellsThatItTouchesGround() {
        var dropped = Game.start(TestRules.PLAIN, 1).apply(Input.SONIC_DROP);
        var piece = dropped.game().piece().orElseThrow();
        assertEquals(
                List.of(new Event.Dropped(0, piece, Drop.Kind.SONIC, 20), new Event.TouchedGround(0, piece)),
                dropped.events());
    }

    @Test
    void aPieceThatIsShiftedOntoAStepTellsThatItTouchesGround() {
        var game =
                Game.start(TestRules.with("O"), 1).withPiece(new Piece(Tetromino.O.shape(), Orientation.SPAWN, 4, 1));
        var shifted =
                game.withBoard(Board.parse(game.ruleset().size(), "...X......")).apply(Input.LEFT);
        var piece = shifted.game().piece().orElseThrow();
        assertEquals(List.of(new Event.Moved(0, piece, -1), new Event.TouchedGround(0, piece)), shifted.events());
    }

    @Test
    void aPieceThatSpawnsOnTheStackTellsThatItTouchesGround() {
        var game = Game.start(TestRules.with("T"), 1);
        var spawned = game.piece().orElseThrow();
        var board = Board.empty(game.ruleset().size()).withCell(4, spawned.bottom() - 1, true);
        var held = game.withPiece(spawned.moved(-3, -9)).withBoard(board).apply(Input.HOLD);
        assertEquals(
                List.of(
                        new Event.Held(0, Tetromino.T),
                        new Event.Spawned(0, spawned),
                        new Event.TouchedGround(0, spawned)),
                held.events());
    }

    @Test
    void garbageThatIsReceivedIsToldInRows() {
        var game = Game.start(TestRules.PLAIN, 1);
        assertEquals(List.of(new Event.GarbageQueued(0, 3)), game.receive(3).events());
        assertEquals(
                List.of(new Event.GarbageQueued(0, 2)), game.receiveHoles(4, 4).events());
    }

    @Test
    void pointsAreToldAsTheyAreGainedAndTheLevelAsItIsReached() {
        var game = Game.start(Rulesets.guideline(), 1);
        var nine = game.score().withLines(9).plusPoints(1000);
        var ready = game.withScore(nine)
                .withPiece(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, 5))
                .withBoard(Board.parse(game.ruleset().size(), "....XXXXXX"));
        var dropped = ready.apply(Input.HARD_DROP);
        var events = dropped.events();
        // seven rows down, two points each; then a single at level 1 and a perfect clear
        assertEquals(new Event.Scored(0, 14, nine.plusPoints(14)), events.get(1));
        var lock = events.stream()
                .filter(Event.Scored.class::isInstance)
                .map(Event.Scored.class::cast)
                .skip(1)
                .findFirst()
                .orElseThrow();
        assertEquals(100 + 800, lock.points());
        assertEquals(1914, lock.score().points());
        assertTrue(events.contains(new Event.LevelReached(0, 2)), events::toString);
        assertEquals(
                List.of(new Event.Locked(0, new Piece(Tetromino.I.shape(), Orientation.SPAWN, 0, -2), Spin.NONE)),
                events.stream().filter(Event.Locked.class::isInstance).toList());
    }

    @Test
    void anInitialTurnKicksIfTheRulesSaySo() {
        assertEquals(Orientation.RIGHT, initiallyTurned(true));
        assertEquals(Orientation.SPAWN, initiallyTurned(false));
    }

    /** A T that is turned as it spawns, with a cell where the turned piece would be without a kick. */
    private static Orientation initiallyTurned(boolean kicks) {
        var plain = TestRules.with("T");
        var rules = plain.withSpawning(
                        SpawnSettings.plain(1).withInitialTurn(SpawnSettings.InitialAction.TAPPED, kicks))
                .withTiming(plain.timing().withDelays(DelayRules.fixed(100 * TestRules.MILLI, 0, 0)));
        var spawning = Game.start(rules, 1).apply(Input.HARD_DROP).game();
        var turned = Game.start(plain, 1).piece().orElseThrow().withOrientation(Orientation.RIGHT);
        var below = turned.cells().get(0);
        var board = spawning.board().withCell(below.x(), turned.bottom(), true);
        var spawned = spawning.withBoard(board)
                .apply(Input.CLOCKWISE)
                .game()
                .advance(100 * TestRules.MILLI)
                .game();
        return spawned.piece().orElseThrow().orientation();
    }

    @Test
    void theNesClearsFullRowsWhereverTheyAre() {
        var game = Game.start(Rulesets.nesNtsc(), 1)
                .withPiece(new Piece(Rulesets.nesNtsc().rotation().shape(Tetromino.I), Orientation.SPAWN, 3, 5));
        var piece = game.piece().orElseThrow();
        var y = piece.bottom();
        var board = game.board();
        for (var x = 0; x < 10; x++) {
            if (x < piece.left() || x > piece.right()) {
                board = board.withCell(x, y, true);
            }
        }
        // something below for the piece to rest on
        board = board.withCell(piece.left(), y - 1, true);
        var locked = game.withBoard(board).apply(Input.SOFT_DROP);
        var cleared = locked.events().stream()
                .filter(Event.RowsCleared.class::isInstance)
                .map(Event.RowsCleared.class::cast)
                .findFirst()
                .orElseThrow();
        assertEquals(1L << y, cleared.rowMask());
    }

    @Test
    void aTurnWithoutRoomIsBlocked() {
        var game =
                Game.start(TestRules.with("I"), 1).withPiece(new Piece(Tetromino.I.shape(), Orientation.RIGHT, -2, 0));
        var walled =
                game.withBoard(Board.parse(game.ruleset().size(), ".X........\n.X........\n.X........\n.X........"));
        var turned = walled.apply(Input.CLOCKWISE);
        assertSame(walled, turned.game());
        assertEquals(List.of(new Event.Blocked(0, walled.piece().orElseThrow(), Input.CLOCKWISE)), turned.events());
    }

    @Test
    void aDropOnTheGroundIsNoBump() {
        var resting = Game.start(TestRules.PLAIN, 1).apply(Input.SONIC_DROP).game();
        assertEquals(List.of(), resting.apply(Input.SONIC_DROP).events());
        assertEquals(List.of(), resting.apply(Input.SOFT_DROP).events());
    }

    @Test
    void cellsThatGarbagePushesOutAreLost() {
        var rules = TestRules.PLAIN.withTopOuts().withSize(new BoardSize(10, 24, 20));
        var game = Game.start(rules, 1).receiveHoles(0, 0, 0).game();
        var full = game.withBoard(Board.parse(rules.size(), ".........X\n".repeat(22)));
        var events = full.apply(Input.HARD_DROP).events();
        // the piece has fallen to the floor beside the stack; rows 21 and higher are pushed out
        assertEquals(
                List.of(1),
                events.stream()
                        .filter(Event.CellsLost.class::isInstance)
                        .map(event -> ((Event.CellsLost) event).cells())
                        .toList());
    }

    @Test
    void aPieceThatLocksOverCellsLosesThem() {
        var rules = TestRules.with("O").withTopOuts();
        var game = Game.start(rules, 1);
        var piece = game.piece().orElseThrow();
        var over = game.withBoard(Board.empty(rules.size()).lock(piece).withCell(piece.left(), piece.top(), false));
        var locked = over.apply(Input.HARD_DROP);
        assertTrue(locked.events().contains(new Event.CellsLost(0, 3)), locked.events()::toString);
    }

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void anEventOfALongSpanHappensWhenItSays(String name) {
        var game = Game.start(Rulesets.named(name), 3).advance(123_456_789).game();
        var span = 9_000_000_000L;
        var events = game.advance(span).events();
        assertFalse(events.isEmpty());
        for (var event : events) {
            var wait = event.atNanos() - game.elapsedNanos();
            assertTrue(wait > 0 && wait <= span, event::toString);
            var before = events.stream()
                    .filter(other -> other.atNanos() < event.atNanos())
                    .toList();
            var until = events.stream()
                    .filter(other -> other.atNanos() <= event.atNanos())
                    .toList();
            assertEquals(before, game.advance(wait - 1).events());
            assertEquals(until, game.advance(wait).events());
            assertEquals(event.atNanos(), event.at().toNanos());
        }
    }

    @Test
    void actionsOfAScriptHappenAtTheirTimes() {
        var start = Game.start(Rulesets.guideline(), 1).advance(1000).game();
        var events = start.applyAll(List.of(
                        new Action.Timed(250, new Action.Tap(Input.LEFT)),
                        new Action.Timed(500, new Action.Tap(Input.CLOCKWISE))))
                .events();
        assertEquals(List.of(1250L, 1500L), events.stream().map(Event::atNanos).toList());
    }

    @Test
    void everyKindOfEventHasItsConstant() {
        var types = Arrays.stream(Event.class.getPermittedSubclasses()).collect(Collectors.toSet());
        assertEquals(
                types, Arrays.stream(Event.Kind.values()).map(Event.Kind::type).collect(Collectors.toSet()));
        for (var kind : Event.Kind.values()) {
            assertEquals(
                    kind.type().getSimpleName().toUpperCase(Locale.ROOT),
                    kind.name().replace("_", ""));
        }
        assertEquals(Event.Kind.GARBAGE_SENT, new Event.GarbageSent(0, 1).kind());
        assertEquals(Event.Kind.HELD, new Event.Held(0, Tetromino.T).kind());
    }
}
