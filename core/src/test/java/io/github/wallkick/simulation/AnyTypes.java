package io.github.wallkick.simulation;

import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Draw;
import io.github.wallkick.randomizer.Randomizer;
import java.util.List;

/** A queue of any types, each as likely as the others. */
record AnyTypes(List<PieceType> types, long seed, int drawn) implements Randomizer {
    static AnyTypes of(long seed, PieceType... types) {
        return new AnyTypes(List.of(types), seed, 0);
    }

    @Override
    public Draw draw() {
        var index = Math.floorMod(Seeds.ofPiece(seed, drawn), types.size());
        return new Draw(types.get(index), new AnyTypes(types, seed, drawn + 1));
    }
}
