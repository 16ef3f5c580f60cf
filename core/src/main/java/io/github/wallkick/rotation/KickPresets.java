package io.github.wallkick.rotation;

/** The published kick tables as data. Displacements of the box, x to the right, y up. */
final class KickPresets {
    private static final String JLSTZ = "JLSTZ";
    private static final String I = "I";
    private static final String O = "O";
    private static final String IJLOSTZ = "IJLOSTZ";
    private static final String CLOCKWISE = "0R R2 2L L0";
    private static final String COUNTERCLOCKWISE = "R0 2R L2 0L";
    private static final String QUARTERS = CLOCKWISE + " " + COUNTERCLOCKWISE;
    private static final String HALVES = "02 20 RL LR";
    private static final String IN_PLACE = "(0,0)";
    private static final String NEVER = "";

    static final KickTable QUARTER_TURNS = KickTables.builder().build();

    // Source: https://tetris.wiki/Super_Rotation_System
    // Source: https://github.com/knewjade/solution-finder kicks/srs.properties
    static final KickTable SRS = KickTables.builder()
            .kicks(JLSTZ, "0R 2R", "(0,0)(-1,0)(-1,+1)(0,-2)(-1,-2)")
            .kicks(JLSTZ, "R0 R2", "(0,0)(+1,0)(+1,-1)(0,+2)(+1,+2)")
            .kicks(JLSTZ, "2L 0L", "(0,0)(+1,0)(+1,+1)(0,-2)(+1,-2)")
            .kicks(JLSTZ, "L2 L0", "(0,0)(-1,0)(-1,-1)(0,+2)(-1,+2)")
            .kicks(I, "0R L2", "(0,0)(-2,0)(+1,0)(-2,-1)(+1,+2)")
            .kicks(I, "R0 2L", "(0,0)(+2,0)(-1,0)(+2,+1)(-1,-2)")
            .kicks(I, "R2 0L", "(0,0)(-1,0)(+2,0)(-1,+2)(+2,-1)")
            .kicks(I, "2R L0", "(0,0)(+1,0)(-2,0)(+1,-2)(-2,+1)")
            .fullSpin("T", "0R 0L 2R 2L", 4)
            .build();

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (SRS)
    static final KickTable SRS_TETRIO = KickTables.builder()
            .include(SRS)
            .kicks(IJLOSTZ, HALVES, IN_PLACE)
            .kicks(JLSTZ, "02", "(0,0)(0,+1)(+1,+1)(-1,+1)(+1,0)(-1,0)")
            .kicks(JLSTZ, "20", "(0,0)(0,-1)(-1,-1)(+1,-1)(-1,0)(+1,0)")
            .kicks(JLSTZ, "RL", "(0,0)(+1,0)(+1,+2)(+1,+1)(0,+2)(0,+1)")
            .kicks(JLSTZ, "LR", "(0,0)(-1,0)(-1,+2)(-1,+1)(0,+2)(0,+1)")
            .build();

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (SRS+)
    static final KickTable SRS_PLUS = KickTables.builder()
            .include(SRS_TETRIO)
            .kicks(I, "0R", "(0,0)(+1,0)(-2,0)(-2,-1)(+1,+2)")
            .kicks(I, "0L", "(0,0)(-1,0)(+2,0)(+2,-1)(-1,+2)")
            .kicks(I, "R0", "(0,0)(-1,0)(+2,0)(-1,-2)(+2,+1)")
            .kicks(I, "L0", "(0,0)(+1,0)(-2,0)(+1,-2)(-2,+1)")
            .kicks(I, "R2", "(0,0)(-1,0)(+2,0)(-1,+2)(+2,-1)")
            .kicks(I, "L2", "(0,0)(+1,0)(-2,0)(+1,+2)(-2,-1)")
            .kicks(I, "2R", "(0,0)(-2,0)(+1,0)(-2,+1)(+1,-2)")
            .kicks(I, "2L", "(0,0)(+2,0)(-1,0)(+2,+1)(-1,-2)")
            .kicks(I, "02", "(0,0)(0,+1)")
            .kicks(I, "20", "(0,0)(0,-1)")
            .kicks(I, "RL", "(0,0)(+1,0)")
            .kicks(I, "LR", "(0,0)(-1,0)")
            .build();

    // Source: https://github.com/knewjade/solution-finder kicks/jstris180.properties
    static final KickTable JSTRIS_180 = KickTables.builder()
            .include(SRS)
            .kicks(O, HALVES, IN_PLACE)
            .kicks("IJLSTZ", "02", "(0,0)(0,+1)")
            .kicks("IJLSTZ", "20", "(0,0)(0,-1)")
            .kicks("IJLSTZ", "RL", "(0,0)(+1,0)")
            .kicks("IJLSTZ", "LR", "(0,0)(-1,0)")
            .build();

    // Source: https://github.com/nullpomino/nullpomino StandardWallkick.java
    // Source: https://github.com/knewjade/solution-finder kicks/nullpomino180.properties
    static final KickTable NULLPOMINO_180 = KickTables.builder()
            .include(SRS)
            .kicks(O, HALVES, IN_PLACE)
            .kicks(JLSTZ, "02", "(0,0)(+1,0)(+2,0)(+1,-1)(+2,-1)(-1,0)(-2,0)(-1,-1)(-2,-1)(0,+1)(+3,0)(-3,0)")
            .kicks(JLSTZ, "20", "(0,0)(-1,0)(-2,0)(-1,+1)(-2,+1)(+1,0)(+2,0)(+1,+1)(+2,+1)(0,-1)(-3,0)(+3,0)")
            .kicks(JLSTZ, "RL", "(0,0)(0,-1)(0,-2)(-1,-1)(-1,-2)(0,+1)(0,+2)(-1,+1)(-1,+2)(+1,0)(0,-3)(0,+3)")
            .kicks(JLSTZ, "LR", "(0,0)(0,-1)(0,-2)(+1,-1)(+1,-2)(0,+1)(0,+2)(+1,+1)(+1,+2)(-1,0)(0,-3)(0,+3)")
            .kicks(I, "02", "(0,0)(-1,0)(-2,0)(+1,0)(+2,0)(0,-1)")
            .kicks(I, "20", "(0,0)(+1,0)(+2,0)(-1,0)(-2,0)(0,+1)")
            .kicks(I, "RL", "(0,0)(0,-1)(0,-2)(0,+1)(0,+2)(-1,0)")
            .kicks(I, "LR", "(0,0)(0,-1)(0,-2)(0,+1)(0,+2)(+1,0)")
            .build();

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (TETRA-X)
    static final KickTable TETRA_X = KickTables.builder()
            .kicks(O, HALVES, IN_PLACE)
            .kicks(JLSTZ, CLOCKWISE, "(0,0)(0,-1)(-1,0)(+1,0)(-1,-1)(+1,-1)(0,+1)(-1,+1)(+1,+1)")
            .kicks(JLSTZ, COUNTERCLOCKWISE, "(0,0)(0,-1)(+1,0)(-1,0)(+1,-1)(-1,-1)(0,+1)(+1,+1)(-1,+1)")
            .kicks(JLSTZ, HALVES, "(0,0)(0,-1)(0,+1)(-1,0)(+1,0)")
            .kicks(I, "0R", "(0,0)(0,+1)(0,+2)(0,-1)(+1,+1)(-1,+1)(+1,+2)(-1,+2)")
            .kicks(I, "0L", "(0,0)(0,+1)(0,+2)(0,-1)(-1,+1)(+1,+1)(-1,+2)(+1,+2)")
            .kicks(I, "R0 R2", "(0,0)(0,+1)(0,+2)(0,-1)(-1,0)(+1,0)(+2,0)")
            .kicks(I, "L0 L2", "(0,0)(0,+1)(0,+2)(0,-1)(+1,0)(-1,0)(-2,0)")
            .kicks(I, "2R", "(0,0)(0,-1)(0,-2)(0,+1)(-1,-1)(+1,-1)(-1,-2)(+1,-2)")
            .kicks(I, "2L", "(0,0)(0,-1)(0,-2)(0,+1)(+1,-1)(-1,-1)(+1,-2)(-1,-2)")
            .kicks(I, HALVES, "(0,0)(0,+1)(0,-1)")
            .build();

    // Source: https://github.com/nullpomino/nullpomino DTETWallkick.java (half turns there use the counterclockwise
    // list)
    static final KickTable DTET = KickTables.builder()
            .kicks(O, HALVES, IN_PLACE)
            .kicks("IJLSTZ", CLOCKWISE, "(0,0)(+1,0)(-1,0)(0,-1)(+1,-1)(-1,-1)")
            .kicks("IJLSTZ", COUNTERCLOCKWISE + " " + HALVES, "(0,0)(-1,0)(+1,0)(0,-1)(-1,-1)(+1,-1)")
            .build();

    // Source: https://github.com/halp1/triangle src/engine/utils/kicks/data.ts (ASC)
    // Source: https://github.com/26F-Studio/Techmino parts/RSlist.lua (ASC)
    static final KickTable ASC = KickTables.builder()
            .kicks(
                    IJLOSTZ,
                    CLOCKWISE,
                    "(0,0)(-1,0)(0,-1)(-1,-1)(0,-2)(-1,-2)(-2,0)(-2,-1)(-2,-2)(+1,0)(+1,-1)"
                            + "(0,+1)(-1,+1)(-2,+1)(+1,-2)(+2,0)(0,+2)(-1,+2)(-2,+2)(+2,-1)(+2,-2)(+1,+1)")
            .kicks(
                    IJLOSTZ,
                    COUNTERCLOCKWISE,
                    "(0,0)(+1,0)(0,-1)(+1,-1)(0,-2)(+1,-2)(+2,0)(+2,-1)(+2,-2)(-1,0)(-1,-1)"
                            + "(0,+1)(+1,+1)(+2,+1)(-1,-2)(-2,0)(0,+2)(+1,+2)(+2,+2)(-2,-1)(-2,-2)(-1,+1)")
            .kicks(IJLOSTZ, HALVES, IN_PLACE)
            .build();

    // Source: https://tetris.wiki/TGM_rotation; the conditions are in ArsRotation
    static final KickTable ARS =
            KickTables.builder().kicks(JLSTZ, QUARTERS, "(0,0)(+1,0)(-1,0)").build();

    // Source: https://github.com/cambridge-stacker/cambridge tetris/rulesets/arika_ti.lua
    static final KickTable ARS_TI = KickTables.builder()
            .include(ARS)
            .kicks("T", "R2 L2", "(0,0)(+1,0)(-1,0)(0,+1)")
            .kicks(I, "0R 2R 2L 0L", "(0,0)(0,+1)(0,+2)")
            .kicks(I, "R0 R2 L2 L0", "(0,0)(+1,0)(+2,0)(-1,0)")
            .build();

    // Source: this library's own first table; the order beyond two columns follows its pattern
    static final KickTable BASIC = KickTables.builder()
            .kicks(JLSTZ, QUARTERS, "(0,0)(-1,0)(+1,0)(0,+1)(-2,0)(+2,0)")
            .kicks(I, QUARTERS, "(0,0)(-1,0)(+1,0)(0,+1)(-2,0)(+2,0)(-3,0)(+3,0)(-4,0)(+4,0)")
            .kicks(O, QUARTERS, NEVER)
            .build();

    private KickPresets() {}
}
