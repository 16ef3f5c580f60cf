package io.github.wallkick.simulation;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import java.util.Arrays;
import java.util.List;

/** The 18 one-sided pentominoes, as a user would write them; small letters are mirror images. */
enum OneSidedPentomino implements PieceType {
    F(".XX", "XX.", ".X."),
    f("XX.", ".XX", ".X."),
    I(".....", ".....", "XXXXX", ".....", "....."),
    L("...X", "XXXX", "....", "...."),
    l("X...", "XXXX", "....", "...."),
    N("..XX", "XXX.", "....", "...."),
    n("XX..", ".XXX", "....", "...."),
    P(".XX", "XXX", "..."),
    p("XX.", "XXX", "..."),
    T("XXX", ".X.", ".X."),
    U("X.X", "XXX", "..."),
    V("X..", "X..", "XXX"),
    W("X..", "XX.", ".XX"),
    X(".X.", "XXX", ".X."),
    Y(".X..", "XXXX", "....", "...."),
    y("..X.", "XXXX", "....", "...."),
    Z("XX.", ".X.", ".XX"),
    z(".XX", ".X.", "XX.");

    private final Shape shape;

    OneSidedPentomino(String... rows) {
        this.shape = Shape.of(this, rows);
    }

    static List<Shape> shapes() {
        return Arrays.stream(values()).map(type -> type.shape).toList();
    }

    @Override
    public char symbol() {
        return name().charAt(0);
    }
}
