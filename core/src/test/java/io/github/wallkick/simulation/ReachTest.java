package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.search.PlacementSearch;
import io.github.wallkick.timing.GravityClocks;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReachTest {
    private static final Ruleset GUIDELINE = Rulesets.guideline().untimed();
    private static final Board OVERHANG = Board.parse(GUIDELINE.size(), """
            XX........
            X.........
            X.XXXXXXXX
            """);

    private static Game game(Ruleset rules, Board board, Tetromino type) {
        return Game.start(rules, 1).withBoard(board).withPiece(rules.rotation().spawn(type, rules.size()));
    }

    private static Game after(Game game, Move move) {
        var next = game;
        for (var input : move.inputs()) {
            next = next.apply(input).game();
        }
        return next;
    }

    private static Set<Cell> ghost(Game game) {
        return Set.copyOf(game.ghost().orElseThrow().cells());
    }

    @Test
    void everyPlaceOfTheSearchIsReached() {
        var search = PlacementSearch.of(RotationSystems.srs());
        for (var type : Tetromino.values()) {
            var game = game(GUIDELINE, OVERHANG, type);
            var placements = search.reachable(OVERHANG, type);
            assertTrue(placements.count() > 8);
            placements.forEach(place -> {
                assertEquals(Set.copyOf(place.cells()), ghost(after(game, Reach.of(game, place))));
            });
        }
    }

    @Test
    void aPlaceUnderOpenSkyNeedsTurnsAndShiftsOnly() {
        var game = game(GUIDELINE, Board.empty(GUIDELINE.size()), Tetromino.I);
        var place = new Piece(Tetromino.I.shape(), Orientation.RIGHT, -2, 0);
        assertEquals(
                List.of(Input.CLOCKWISE, Input.LEFT, Input.LEFT, Input.LEFT, Input.LEFT, Input.LEFT),
                Reach.of(game, place).inputs());
    }

    @Test
    void anyOrientationOfTheSameCellsWillDo() {
        var game = game(GUIDELINE, Board.empty(GUIDELINE.size()), Tetromino.O);
        var square = new Piece(Tetromino.O.shape(), Orientation.REVERSE, 4, 0);
        assertEquals(Move.none(), Reach.of(game, square));
    }

    @Test
    void aPieceOfAnotherTypeComesFromTheHold() {
        var game = game(GUIDELINE, Board.empty(GUIDELINE.size()), Tetromino.I);
        var next = game.preview().get(0);
        var place = game.apply(Input.HOLD).game().ghost().orElseThrow();
        assertEquals(next, place.type());
        assertEquals(Move.of(Input.HOLD), Reach.of(game, place));
    }

    @Test
    void underInstantGravityThePieceGoesAlongTheGround() {
        var rules = Rulesets.guideline();
        var fast = rules.withTiming(rules.timing().withGravity(GravityClocks.instant()));
        var game = game(fast, Board.empty(fast.size()), Tetromino.O)
                .apply(Input.LEFT)
                .game();
        var place = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 8, 0);
        var step = after(game, Reach.of(game, place)).apply(Input.HARD_DROP);
        assertEquals(
                List.of(place),
                step.events().stream()
                        .filter(Event.Locked.class::isInstance)
                        .map(event -> ((Event.Locked) event).piece())
                        .toList());
    }

    @Test
    void aPlaceInTheAirIsRefused() {
        var game = game(GUIDELINE, Board.empty(GUIDELINE.size()), Tetromino.O);
        var hanging = new Piece(Tetromino.O.shape(), Orientation.SPAWN, 4, 5);
        var refused = assertThrows(IllegalArgumentException.class, () -> Reach.of(game, hanging));
        assertTrue(refused.toString().contains("can go and rest"), refused::toString);
    }

    @Test
    void aTypeThatCannotComeIsRefused() {
        var game = game(GUIDELINE, Board.empty(GUIDELINE.size()), Tetromino.I);
        var other = game.preview().get(0) == Tetromino.O ? Tetromino.T : Tetromino.O;
        var place = new Piece(other.shape(), Orientation.SPAWN, 4, 0);
        assertThrows(IllegalArgumentException.class, () -> Reach.of(game, place));
    }
}
