package io.github.wallkick.piece;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random types, shapes and pieces for properties: the seven of the field, and any others up to a box of 8×8. */
public final class Shapes {
    private Shapes() {}

    /** The tetrominoes and types of a user's own. */
    public static Arbitrary<PieceType> types() {
        return Arbitraries.oneOf(
                Arbitraries.of(Tetromino.class),
                Arbitraries.chars().range('a', 'z').map(Letter::new));
    }

    /** Tetrominoes, turned boxes of 1×1 to 8×8, and shapes whose four states have nothing in common but their size. */
    public static Arbitrary<Shape> shapes() {
        return Arbitraries.frequencyOf(
                        Tuple.of(2, tetrominoes()), Tuple.of(3, turned()), Tuple.of(2, unrelatedStates()))
                .withoutEdgeCases();
    }

    /** The guideline's shapes. */
    public static Arbitrary<Shape> tetrominoes() {
        return Arbitraries.of(Tetromino.class).map(Tetromino::shape);
    }

    /** Shapes of one drawn box and its turns. */
    public static Arbitrary<Shape> turned() {
        return Combinators.combine(types(), boxes()).as((type, box) -> Shape.of(type, box.toArray(String[]::new)));
    }

    /** Pictures of square boxes of 1×1 to 8×8 with at least one filled cell, from a single cell to all of them. */
    public static Arbitrary<List<String>> boxes() {
        return sides().flatMap(side -> sizes(side).flatMap(size -> boxes(side, size)));
    }

    /** Shapes of four boxes that are drawn one by one. */
    public static Arbitrary<Shape> unrelatedStates() {
        return sides().flatMap(side -> sizes(side).flatMap(size -> {
            var state = boxes(side, size);
            return Combinators.combine(types(), state, state, state, state).as(Shape::ofOrientations);
        }));
    }

    private static Arbitrary<Integer> sides() {
        return Arbitraries.integers().between(1, Shape.MAX_BOX);
    }

    /** Numbers of cells, of which small ones are likelier, as in real pieces. */
    private static Arbitrary<Integer> sizes(int side) {
        return Arbitraries.oneOf(
                Arbitraries.integers().between(1, Math.min(side * side, 5)),
                Arbitraries.integers().between(1, side * side));
    }

    private static Arbitrary<List<String>> boxes(int side, int size) {
        return Arbitraries.randomValue(random -> box(side, size, random));
    }

    private static List<String> box(int side, int size, Random random) {
        var cells = new ArrayList<>(Collections.nCopies(side * side - size, '.'));
        cells.addAll(Collections.nCopies(size, 'X'));
        Collections.shuffle(cells, random);
        var rows = new ArrayList<String>();
        for (var start = 0; start < cells.size(); start += side) {
            var row = new StringBuilder();
            cells.subList(start, start + side).forEach(row::append);
            rows.add(row.toString());
        }
        return rows;
    }

    /** RandomizerFactory at, around and far from any board. */
    public static Arbitrary<Piece> pieces() {
        var near = Arbitraries.integers().between(-10, 70).withoutEdgeCases();
        var place = Arbitraries.frequencyOf(Tuple.of(9, near), Tuple.of(1, Arbitraries.integers()));
        return Combinators.combine(shapes(), Arbitraries.of(Orientation.class), place, place)
                .as(Piece::new)
                .withoutEdgeCases();
    }
}
