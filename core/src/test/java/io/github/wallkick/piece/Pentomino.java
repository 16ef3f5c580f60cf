package io.github.wallkick.piece;

/** The 18 one-sided pentominoes, as a user of the library would write them; small letters are mirror images. */
public enum Pentomino implements PieceType {
    I(".....", ".....", "XXXXX", ".....", "....."),
    F(".XX", "XX.", ".X."),
    f("XX.", ".XX", ".X."),
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
    Y("..X.", "XXXX", "....", "...."),
    y(".X..", "XXXX", "....", "...."),
    Z("XX.", ".X.", ".XX"),
    z(".XX", ".X.", "XX.");

    private final Shape shape;

    Pentomino(String... rows) {
        this.shape = Shape.of(this, rows);
    }

    @Override
    public char symbol() {
        return name().charAt(0);
    }

    /** The shape of this type, turning about the centre of its box. */
    public Shape shape() {
        return shape;
    }
}
