package io.github.wallkick.rotation;

import static io.github.wallkick.Equality.assertDiffer;

import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.SpawnPlace.Anchor;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Values are equal when every part is, and unequal when one is not. */
class RotationEqualityTest {
    private static final SpawnPlace PLACE = SpawnPlace.above(1);

    @Test
    void results() {
        var piece = new Piece(Tetromino.T.shape(), Orientation.RIGHT, 1, 2);
        assertDiffer(
                () -> new TurnResult(piece, 1, true),
                new TurnResult(piece.moved(1, 0), 1, true),
                new TurnResult(piece, 2, true),
                new TurnResult(piece, 1, false),
                TurnResult.blocked(piece));
    }

    @Test
    void places() {
        assertDiffer(
                () -> new SpawnPlace(Anchor.ABOVE, 1, 2, true, Orientation.LEFT),
                new SpawnPlace(Anchor.BELOW, 1, 2, true, Orientation.LEFT),
                new SpawnPlace(Anchor.ABOVE, 0, 2, true, Orientation.LEFT),
                new SpawnPlace(Anchor.ABOVE, 1, -2, true, Orientation.LEFT),
                new SpawnPlace(Anchor.ABOVE, 1, 2, false, Orientation.LEFT),
                new SpawnPlace(Anchor.ABOVE, 1, 2, true, Orientation.RIGHT));
    }

    @Test
    void findings() {
        assertDiffer(
                () -> finding(KickFinding.Kind.SIGN, Tetromino.T, "a"),
                finding(KickFinding.Kind.MIRROR, Tetromino.T, "a"),
                finding(KickFinding.Kind.SIGN, Tetromino.S, "a"),
                finding(KickFinding.Kind.SIGN, Tetromino.T, "b"),
                new KickFinding(KickFinding.Kind.SIGN, Tetromino.T, Orientation.LEFT, Orientation.RIGHT, "a"),
                new KickFinding(KickFinding.Kind.SIGN, Tetromino.T, Orientation.SPAWN, Orientation.LEFT, "a"));
    }

    private static KickFinding finding(KickFinding.Kind kind, PieceType type, String message) {
        return new KickFinding(kind, type, Orientation.SPAWN, Orientation.RIGHT, message);
    }

    @Test
    void tables() {
        assertDiffer(
                () -> KickTables.builder().kicks("T", "0R", "(0,0)(@1,1)").build(),
                KickTables.builder().kicks("T", "0R", "(0,0)(1,1)").build(),
                KickTables.builder().kicks("T", "0R", "(@0,0)(1,1)").build(),
                KickTables.builder().kicks("T", "0R", "(0,0)(@1,0)").build(),
                KickTables.builder().kicks("T", "0R", "(0,0)(@1,1)(0,1)").build(),
                KickTables.builder().kicks("T", "0L", "(0,0)(@1,1)").build(),
                KickTables.builder().kicks("S", "0R", "(0,0)(@1,1)").build(),
                KickTables.builder(List.of(Tetromino.T))
                        .kicks("T", "0R", "(0,0)(@1,1)")
                        .build());
        assertDiffer(
                () -> KickTables.named("a", KickTables.srs()),
                KickTables.named("b", KickTables.srs()),
                KickTables.srs());
    }

    @Test
    void systemsOfTables() {
        KickTable kicks = (type, from, to) -> List.of(new Offset(1, 1));
        var shapes = List.of(Shape.of(Tetromino.T, "X"));
        assertDiffer(
                () -> RotationSystems.withSpawn(RotationSystems.of(kicks, shapes), PLACE),
                RotationSystems.withSpawn(RotationSystems.of(KickTables.srs(), shapes), PLACE),
                RotationSystems.withSpawn(RotationSystems.of(kicks, List.of(Shape.of(Tetromino.T, "XX", "XX"))), PLACE),
                RotationSystems.withSpawn(RotationSystems.of(kicks, List.of(Shape.of(new Letter('T'), "X"))), PLACE),
                RotationSystems.withSpawn(RotationSystems.of(kicks, shapes), SpawnPlace.above(2)));
    }

    @Test
    void systemsOfArika() {
        assertDiffer(
                () -> new ArsRotation(ArsRotation.TI_KICKS, SpawnPlace.above(1), true),
                new ArsRotation(ArsRotation.KICKS, PLACE, true),
                new ArsRotation(ArsRotation.TI_KICKS, SpawnPlace.above(2), true),
                new ArsRotation(ArsRotation.TI_KICKS, PLACE, false));
    }

    @Test
    void systemsWithANameOrAPlaceOfTheirOwn() {
        var named = RotationSystems.named("a", RotationSystems.srs());
        assertDiffer(
                () -> RotationSystems.named("a", RotationSystems.srs()),
                RotationSystems.named("b", RotationSystems.srs()),
                RotationSystems.srs());
        assertDiffer(
                () -> RotationSystems.withSpawn(named, PLACE),
                RotationSystems.withSpawn(named, SpawnPlace.above(2)),
                RotationSystems.withSpawn(RotationSystems.named("b", RotationSystems.srs()), PLACE),
                named);
    }

    @Test
    void placesByType() {
        assertDiffer(
                () -> new SpawnRule.PerType(PLACE, TypeMap.of(Map.of(Tetromino.T, PLACE))),
                new SpawnRule.PerType(SpawnPlace.box(), TypeMap.of(Map.of(Tetromino.T, PLACE))),
                new SpawnRule.PerType(PLACE, TypeMap.of(Map.of(Tetromino.S, PLACE))),
                new SpawnRule.PerType(PLACE, TypeMap.of(Map.of(Tetromino.T, SpawnPlace.box()))),
                PLACE);
    }
}
