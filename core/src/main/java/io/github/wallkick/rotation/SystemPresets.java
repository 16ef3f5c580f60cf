package io.github.wallkick.rotation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The rotation systems of known games, and their names in command lines and reports. */
final class SystemPresets {
    /** The guideline's place: the lowest cell in the first row above the skyline. */
    static final SpawnRule ABOVE_SKYLINE = SpawnPlace.above(0);

    // Source: https://github.com/halp1/triangle, board and tetromino of its engine
    private static final SpawnRule TETRIO_PLACE = SpawnPlace.above(1);
    private static final SpawnRule TOP_VISIBLE_ROW = SpawnPlace.below(0);
    // Source: https://tetris.wiki/Nintendo_Rotation_System
    private static final SpawnRule NES_PLACE = SpawnPlace.below(0).leaningRight();
    private static final SpawnRule GAME_BOY_PLACE = SpawnPlace.below(1);

    static final RotationSystem SRS = guideline(KickPresets.SRS, ABOVE_SKYLINE);
    static final RotationSystem SRS_TETRIO = guideline(KickPresets.SRS_TETRIO, TETRIO_PLACE);
    static final RotationSystem SRS_PLUS = guideline(KickPresets.SRS_PLUS, TETRIO_PLACE);
    static final RotationSystem SRS_X = guideline(KickPresets.NULLPOMINO_180, TETRIO_PLACE);
    static final RotationSystem TETRA_X = guideline(KickPresets.TETRA_X, TETRIO_PLACE);
    static final RotationSystem JSTRIS_180 = guideline(KickPresets.JSTRIS_180, ABOVE_SKYLINE);
    static final RotationSystem NULLPOMINO_180 = guideline(KickPresets.NULLPOMINO_180, ABOVE_SKYLINE);
    static final RotationSystem ARS = new ArsRotation(listed(KickPresets.ARS, ShapePresets.ARIKA), true);
    static final RotationSystem ARS_TI = new ArsRotation(listed(KickPresets.ARS_TI, ShapePresets.ARIKA), true);
    static final RotationSystem SEGA = table(ShapePresets.ARIKA, KickPresets.QUARTER_TURNS, TOP_VISIBLE_ROW);
    static final RotationSystem NES = table(ShapePresets.NES, KickPresets.QUARTER_TURNS, NES_PLACE);
    static final RotationSystem GAME_BOY = table(ShapePresets.GAME_BOY, KickPresets.QUARTER_TURNS, GAME_BOY_PLACE);
    static final RotationSystem DTET = table(ShapePresets.DTET, KickPresets.DTET, TOP_VISIBLE_ROW);
    static final RotationSystem ASC = table(ShapePresets.ASCENSION, KickPresets.ASC, TETRIO_PLACE);
    static final RotationSystem BASIC = guideline(KickPresets.BASIC, new SpawnInBox());

    static final Map<String, RotationSystem> BY_NAME = byName();

    private SystemPresets() {}

    private static Map<String, RotationSystem> byName() {
        var systems = new LinkedHashMap<String, RotationSystem>();
        systems.put("srs", SRS);
        systems.put("srs-tetrio", SRS_TETRIO);
        systems.put("srs-plus", SRS_PLUS);
        systems.put("srs-x", SRS_X);
        systems.put("tetra-x", TETRA_X);
        systems.put("jstris180", JSTRIS_180);
        systems.put("nullpomino180", NULLPOMINO_180);
        systems.put("ars", ARS);
        systems.put("ars-ti", ARS_TI);
        systems.put("sega", SEGA);
        systems.put("nrs", NES);
        systems.put("gb", GAME_BOY);
        systems.put("dtet", DTET);
        systems.put("asc", ASC);
        systems.put("basic", BASIC);
        return Collections.unmodifiableMap(systems);
    }

    /** The name of a system that equals one of the presets, else a description. */
    static String nameOf(RotationSystem system, String otherwise) {
        return BY_NAME.entrySet().stream()
                .filter(entry -> entry.getValue().equals(system))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(otherwise);
    }

    static RotationSystem guideline(KickTable kicks, SpawnRule spawn) {
        return table(ShapeSet.GUIDELINE, kicks, spawn);
    }

    static RotationSystem table(ShapeSet shapes, KickTable kicks, SpawnRule spawn) {
        return new TableRotation(shapes, listed(kicks, shapes), spawn);
    }

    private static ListedKicks listed(KickTable kicks, ShapeSet shapes) {
        return ListedKicks.of(kicks, shapes.types());
    }
}
