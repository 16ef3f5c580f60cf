package io.github.wallkick.rotation;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Pentomino;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The list of all rotation systems: a new one joins the contract by being added here. */
final class AllRotationSystems {
    private AllRotationSystems() {}

    static Map<String, RotationSystem> all() {
        var systems = new LinkedHashMap<String, RotationSystem>();
        RotationSystems.names().forEach(name -> systems.put(name, RotationSystems.named(name)));
        systems.put("a lambda", RotationSystems.of(AllRotationSystems::nudge));
        systems.put(
                "a lambda for the shapes of ars", RotationSystems.of(AllRotationSystems::nudge, RotationSystems.ars()));
        systems.put("pentominoes", pentominoes());
        systems.put("a name of its own", RotationSystems.named("mine", RotationSystems.arsTi()));
        systems.put(
                "other places",
                RotationSystems.withSpawn(
                        RotationSystems.named("mine", RotationSystems.srsPlus()),
                        SpawnPlace.below(1).withColumns(1)));
        return systems;
    }

    static RotationSystem pentominoes() {
        var kicks = KickTables.builder(List.of(Pentomino.values()))
                .kicks("FILNPTUVWXYZflnpyz", "0R R2 2L L0 R0 2R L2 0L", "(0,0)(-1,0)(+1,0)(-2,0)(+2,0)(0,+1)")
                .build();
        return RotationSystems.of(
                kicks, Arrays.stream(Pentomino.values()).map(Pentomino::shape).toList());
    }

    private static List<Offset> nudge(Object type, Orientation from, Orientation to) {
        return List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0), new Offset(0, 1));
    }
}
