package io.github.wallkick.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A path leads where it says. */
class InputPathProperties {
    private static final RotationSystem SYSTEM = RotationSystems.srsPlus();

    private final PlacementSearch search = PlacementSearch.of(SYSTEM);

    @Property(tries = 60)
    void everyReachablePlaceHasAPathThatLeadsThere(@ForAll("settings") SearchCase setting) {
        var search = setting.search();
        for (var target : some(search.reachable(setting.board(), setting.type()))) {
            var steps = InputPath.shortest(setting.board(), target, search).orElseThrow();
            var presses = InputPath.finesse(setting.board(), target, search).orElseThrow();
            assertEquals(Set.copyOf(target.cells()), landing(setting, steps.inputs()));
            assertEquals(Set.copyOf(target.cells()), landing(setting, presses.inputs()));
            assertEquals(Input.HARD_DROP, steps.inputs().get(steps.inputs().size() - 1));
            assertEquals(Input.HARD_DROP, presses.inputs().get(presses.inputs().size() - 1));
            assertTrue(presses.inputs().size() <= steps.inputs().size());
            assertFalse(steps.inputs().contains(Input.LEFT_TO_WALL));
            assertFalse(steps.inputs().contains(Input.RIGHT_TO_WALL));
        }
    }

    @Property(tries = 60)
    void everyReachablePlaceHasAPathOfTheInputsThatMakeSingleSteps(@ForAll("settings") SearchCase setting) {
        var singleSteps = EnumSet.of(
                Input.LEFT, Input.RIGHT, Input.SOFT_DROP, Input.CLOCKWISE, Input.COUNTERCLOCKWISE, Input.HALF_TURN);
        var search = setting.search();
        for (var target : some(search.reachable(setting.board(), setting.type()))) {
            var steps = InputPath.finesse(setting.board(), target, search, singleSteps)
                    .orElseThrow()
                    .inputs();
            assertEquals(
                    steps,
                    InputPath.shortest(setting.board(), target, search, singleSteps)
                            .orElseThrow()
                            .inputs());
            assertTrue(singleSteps.containsAll(steps));
            assertEquals(Set.copyOf(target.cells()), landing(setting, steps));
        }
    }

    @Property(tries = 30)
    void aPathOfARulesetsInputsIsPlayedByItsGames(@ForAll("classics") Ruleset rules, @ForAll long seed) {
        var board = RandomScenes.stack(new Random(seed), rules.size(), 6);
        var search = PlacementSearch.of(rules.rotation());
        for (var type : rules.rotation().types()) {
            for (var target : some(search.reachable(board, type))) {
                InputPath.shortest(board, target, search, rules.inputs())
                        .ifPresent(path -> assertEquals(Set.copyOf(target.cells()), played(rules, board, type, path)));
            }
        }
    }

    @Property(tries = 30)
    void noOtherPlaceHasAPath(@ForAll Tetromino type, @ForAll long seed) {
        var random = new Random(seed);
        var board = RandomScenes.board(random, BoardSize.STANDARD, 8);
        var reachable = search.reachable(board, type);
        var spawn = SYSTEM.spawn(type, board.size());
        for (var y = 0; y < 8; y++) {
            var target = spawn.moved(random.nextInt(7) - 3, y - spawn.y());
            assertEquals(
                    reachable.contains(target),
                    InputPath.shortest(board, target, search).isPresent(),
                    target::toString);
        }
    }

    @Provide
    Arbitrary<SearchCase> settings() {
        return RandomSearchCases.ofPieces(1);
    }

    @Provide
    Arbitrary<Ruleset> classics() {
        return Arbitraries.of(Rulesets.names())
                .map(Rulesets::named)
                .filter(rules -> !rules.inputs().contains(Input.HARD_DROP));
    }

    /** Some places from all over the set: a path takes long to find. */
    private static List<Piece> some(Placements placements) {
        var pieces = placements.pieces();
        return IntStream.range(0, pieces.size())
                .filter(i -> i % (1 + pieces.size() / 10) == 0)
                .mapToObj(pieces::get)
                .toList();
    }

    /** Plays a path and tells the cells where the piece is after it. */
    private static Set<Cell> played(Ruleset rules, Board board, PieceType type, InputPath path) {
        var game =
                Game.start(rules, 1).withBoard(board).withPiece(rules.rotation().spawn(type, rules.size()));
        for (var input : path.inputs()) {
            game = game.apply(input).game();
        }
        return Set.copyOf(game.piece().orElseThrow().cells());
    }

    /** Presses the buttons and tells the cells where the piece is after them. */
    private static Set<Cell> landing(SearchCase setting, List<Input> inputs) {
        var held = new Held(setting.entrance().orElseThrow(), setting.system());
        for (var input : inputs) {
            held = held.pressed(setting.board(), input);
        }
        return Set.copyOf(held.piece().cells());
    }

    /** A piece under control, and how it will turn. */
    private record Held(Piece piece, RotationSystem system) {
        Held pressed(Board board, Input input) {
            return switch (input) {
                case LEFT -> moved(board, -1, 0, 1);
                case RIGHT -> moved(board, 1, 0, 1);
                case LEFT_TO_WALL -> moved(board, -1, 0, 32);
                case RIGHT_TO_WALL -> moved(board, 1, 0, 32);
                case SOFT_DROP -> moved(board, 0, -1, 1);
                case SONIC_DROP, HARD_DROP -> moved(board, 0, -1, 64);
                case CLOCKWISE -> turned(board, Turn.CLOCKWISE);
                case COUNTERCLOCKWISE -> turned(board, Turn.COUNTERCLOCKWISE);
                case HALF_TURN -> turned(board, Turn.HALF);
                default -> throw new AssertionError("a path has no " + input);
            };
        }

        private Held turned(Board board, Turn turn) {
            var result = system.rotate(board, piece, turn);
            return new Held(result.piece(), system.afterTurn(piece, result));
        }

        private Held moved(Board board, int dx, int dy, int times) {
            var moved = piece;
            for (var i = 0; i < times && !board.collides(moved.moved(dx, dy)); i++) {
                moved = moved.moved(dx, dy);
            }
            return new Held(moved, system);
        }
    }
}
