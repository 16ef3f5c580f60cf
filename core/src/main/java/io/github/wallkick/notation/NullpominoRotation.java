package io.github.wallkick.notation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.notation.NullpominoRule.Outcome;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.SpawnPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The shapes, kicks and spawn places of a NullpoMino rule. */
@WorkingMemory
final class NullpominoRotation {
    private static final String ALL = "IOTSZJL";
    private static final String HALF_TURNS = "02 20 RL LR";

    /** The types in NullpoMino's order, and how many columns and rows a box of theirs has. */
    private static final List<Tetromino> TYPES =
            List.of(Tetromino.I, Tetromino.L, Tetromino.O, Tetromino.Z, Tetromino.T, Tetromino.J, Tetromino.S);

    private static final int FARTHEST = 16;

    private final NullpominoImport options;
    private final BoardSize size;

    NullpominoRotation(NullpominoImport options, BoardSize size) {
        this.options = options;
        this.size = size;
    }

    RotationSystem rotation() {
        var kicks = options.className("strWallkick");
        if (kicks.equals("ClassicWallkick") || kicks.equals("ClassicPlusWallkick")) {
            options.note(
                    Outcome.APPROXIMATED, "strWallkick", "the library's Arika system, its shapes and spawn places");
            return kicks.equals("ClassicWallkick") ? RotationSystems.ars() : RotationSystems.arsTi();
        }
        var states = TYPES.stream().map(this::states).toList();
        var shapes = new ArrayList<Shape>();
        for (var i = 0; i < states.size(); i++) {
            shapes.add(shape(TYPES.get(i), states.get(i)));
        }
        var system = RotationSystems.of(withoutUpward(kicks(kicks)), shapes);
        for (var i = 0; i < states.size(); i++) {
            system = spawning(system, i, states.get(i));
        }
        return system;
    }

    // Shapes

    /** The cells of each orientation, rows downwards, as the rule moves them. */
    private List<List<Cell>> states(Tetromino type) {
        var states = new ArrayList<List<Cell>>();
        for (var orientation : Orientation.values()) {
            var key = TYPES.indexOf(type) + "." + orientation.ordinal();
            var dx = offset("pieceOffsetX." + key);
            var dy = offset("pieceOffsetY." + key);
            var top = type.shape().box() - 1;
            states.add(type.shape().cells(orientation).stream()
                    .map(cell -> new Cell(cell.x() + dx, top - cell.y() + dy))
                    .toList());
        }
        return states;
    }

    private int offset(String option) {
        var offset = options.number(option, 0);
        if (Math.abs((long) offset) > Shape.MAX_BOX - 1 - 3) {
            options.note(Outcome.LEFT_OUT, option, "no box is so large");
            return 0;
        }
        return offset;
    }

    private Shape shape(Tetromino type, List<List<Cell>> states) {
        var all = states.stream().flatMap(List::stream).toList();
        var left = Math.min(0, all.stream().mapToInt(Cell::x).min().orElse(0));
        var top = Math.min(0, all.stream().mapToInt(Cell::y).min().orElse(0));
        var right = all.stream().mapToInt(Cell::x).max().orElse(0);
        var bottom = all.stream().mapToInt(Cell::y).max().orElse(0);
        var side = Math.max(type.shape().box(), Math.max(right - left, bottom - top) + 1);
        if (side > Shape.MAX_BOX) {
            options.note(Outcome.LEFT_OUT, "pieceOffsetX." + TYPES.indexOf(type) + ".0", "no box is so large");
            return type.shape();
        }
        var pictures =
                states.stream().map(cells -> picture(cells, left, top, side)).toList();
        return Shape.ofOrientations(type, pictures.get(0), pictures.get(1), pictures.get(2), pictures.get(3));
    }

    private static List<String> picture(List<Cell> cells, int left, int top, int side) {
        var rows = new ArrayList<String>();
        for (var y = 0; y < side; y++) {
            var row = new StringBuilder();
            for (var x = 0; x < side; x++) {
                row.append(cells.contains(new Cell(x + left, y + top)) ? 'X' : '.');
            }
            rows.add(row.toString());
        }
        return rows;
    }

    // Kicks

    private KickTable kicks(String name) {
        var inPlace = KickTables.builder().kicks(ALL, HALF_TURNS, "(0,0)").build();
        if (!options.flag("rotateWallkick", true)) {
            return inPlace;
        }
        return switch (name) {
            case "" -> inPlace;
            case "StandardWallkick" -> KickTables.nullpomino180();
            case "StandardSymmetricWallkick" -> symmetric(KickTables.nullpomino180());
            case "StandardMild180Wallkick" -> mild(KickTables.nullpomino180());
            case "StandardSymmetricMild180Wallkick" -> mild(symmetric(KickTables.nullpomino180()));
            default -> {
                options.note(Outcome.LEFT_OUT, "strWallkick", "no such kicks here: pieces turn in place only");
                yield inPlace;
            }
        };
    }

    // Source: nullpomino/nullpomino, StandardSymmetricWallkick
    private static KickTable symmetric(KickTable others) {
        return KickTables.builder()
                .include(others)
                .kicks("I", "0R", "(0,0)(-2,0)(1,0)(1,2)(-2,-1)")
                .kicks("I", "0L", "(0,0)(2,0)(-1,0)(-1,2)(2,-1)")
                .kicks("I", "R0", "(0,0)(2,0)(-1,0)(2,1)(-1,-2)")
                .kicks("I", "L0", "(0,0)(-2,0)(1,0)(-2,1)(1,-2)")
                .kicks("I", "R2", "(0,0)(-1,0)(2,0)(-1,2)(2,-1)")
                .kicks("I", "2R", "(0,0)(-2,0)(1,0)(-2,1)(1,-1)")
                .kicks("I", "2L", "(0,0)(2,0)(-1,0)(2,1)(-1,-1)")
                .kicks("I", "L2", "(0,0)(1,0)(-2,0)(1,2)(-2,-1)")
                .build();
    }

    // Source: nullpomino/nullpomino, StandardMild180Wallkick
    private KickTable mild(KickTable others) {
        options.note(Outcome.APPROXIMATED, "strWallkick", "half turns of the I as in StandardWallkick");
        return KickTables.builder()
                .include(others)
                .kicks("JLSTZ", "02", "(0,0)(1,0)(-1,0)(0,1)(0,-1)(0,2)(0,-2)")
                .kicks("JLSTZ", "20", "(0,0)(-1,0)(1,0)(0,-1)(0,1)(0,-2)(0,2)")
                .kicks("JLSTZ", "RL", "(0,0)(0,-1)(0,1)(0,2)(0,-2)(-1,0)(1,0)")
                .kicks("JLSTZ", "LR", "(0,0)(0,-1)(0,1)(0,2)(0,-2)(1,0)(-1,0)")
                .build();
    }

    private KickTable withoutUpward(KickTable kicks) {
        var limit = options.number("rotateMaxUpwardWallkick", -1);
        if (limit == 0) {
            return (type, from, to) -> kicks.kicks(type, from, to).stream()
                    .filter(kick -> kick.dy() <= 0)
                    .toList();
        }
        if (limit > 0) {
            options.note(Outcome.LEFT_OUT, "rotateMaxUpwardWallkick", "upward kicks have no limit");
        }
        return kicks;
    }

    // Spawn places

    private RotationSystem spawning(RotationSystem system, int number, List<List<Cell>> states) {
        var wanted = options.number("pieceDefaultDirection." + number, 0);
        if (wanted < 0 || wanted >= states.size()) {
            options.note(Outcome.APPROXIMATED, "pieceDefaultDirection." + number, "a direction must be 0 to 3: 0");
            wanted = 0;
        }
        for (var other = 0; other < states.size(); other++) {
            noteOther(number, other, wanted);
        }
        var cells = states.get(wanted);
        var left = cells.stream().mapToInt(Cell::x).min().orElse(0);
        var height = (int) cells.stream().map(Cell::y).distinct().count();
        var key = number + "." + wanted;
        var columns = left + place("pieceSpawnX." + key);
        // rows from the skyline up to the lowest cell
        var up = (entersAbove() ? 0 : -height) - place("pieceSpawnY." + key);
        var type = TYPES.get(number);
        var place = rows(height, up).withColumns(columns).withOrientation(Orientation.values()[wanted]);
        var changed = RotationSystems.withSpawn(system, type, place);
        var piece = changed.spawn(type, size);
        var width = piece.right() - piece.left() + 1;
        note(piece.left() == Math.floorDiv(size.width() - width, 2) + columns, "pieceSpawnX." + key);
        note(piece.bottom() == size.visibleHeight() + up, "pieceSpawnY." + key);
        return changed;
    }

    private void note(boolean isThere, String option) {
        if (!isThere) {
            options.note(
                    Outcome.APPROXIMATED, option, "as near to it as the board and the library's spawn places allow");
        }
    }

    private boolean entersAbove() {
        return options.flag("pieceEnterAboveField", true) && !options.flag("fieldCeiling", false);
    }

    /** Places of orientations in which the piece does not spawn. */
    private void noteOther(int number, int other, int wanted) {
        if (other != wanted) {
            Stream.of("pieceSpawnX.", "pieceSpawnY.")
                    .forEach(name -> options.note(Outcome.CARRIED, name + number + "." + other, ""));
        }
    }

    private int place(String option) {
        var rows = options.number(option, 0);
        if (Math.abs((long) rows) > FARTHEST) {
            options.note(Outcome.APPROXIMATED, option, "it must be -" + FARTHEST + " to " + FARTHEST + ": 0");
            return 0;
        }
        return rows;
    }

    private static SpawnPlace rows(int height, int up) {
        if (up >= 0) {
            return SpawnPlace.above(up);
        }
        return SpawnPlace.below(Math.max(0, -up - height));
    }
}
