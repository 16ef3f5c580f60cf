package io.github.wallkick.rotation;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.ConditionalKicks.Condition;
import java.util.List;
import java.util.Optional;

/**
 * The Arika Rotation System: a kick table under conditions on what the piece touches.
 *
 * <ul>
 *   <li>J, L and T that lie do not kick to stand up if the first blocked cell of the turned piece, row by row from the
 *       top and from the left, is in the middle column.
 *   <li>A standing I kicks only if a cell beside it is blocked.
 *   <li>A kick upwards is a floor kick: the piece must rest on something, and has one in its life.
 * </ul>
 *
 * @param kicks the kicks when no condition forbids them
 * @param spawnRule where pieces appear
 * @param floorKickLeft whether the piece has not used its floor kick yet
 */
record ArsRotation(CompiledKicks kicks, SpawnRule spawnRule, boolean floorKickLeft) implements RotationSystem {
    // Source: https://tetris.wiki/TGM_rotation
    static final CompiledKicks KICKS =
            compiled(KickTables.builder().kicks("JLSTZ", "0R R2 2L L0 R0 2R L2 0L", "(0,0)(+1,0)(-1,0)"));

    // Source: https://github.com/cambridge-stacker/cambridge tetris/rulesets/arika_ti.lua
    static final CompiledKicks TI_KICKS = compiled(KickTables.builder()
            .include(KICKS)
            .kicks("T", "R2 L2", "(0,0)(+1,0)(-1,0)(0,+1)")
            .kicks("I", "0R 2R 2L 0L", "(0,0)(0,+1)(0,+2)")
            .kicks("I", "R0 R2 L2 L0", "(0,0)(+1,0)(+2,0)(-1,0)"));

    private static final int MIDDLE_COLUMN = 1;

    private static CompiledKicks compiled(KickTableBuilder builder) {
        return CompiledKicks.of(builder.build(), ShapePresets.ARIKA.types());
    }

    @Override
    public Shape shape(PieceType type) {
        return ShapePresets.ARIKA.of(type);
    }

    @Override
    public Piece spawn(PieceType type, BoardSize size) {
        return spawnRule.spawn(shape(type), size);
    }

    @Override
    public TurnResult rotate(Board board, Piece piece, Turn turn) {
        if (!shape(piece.type()).equals(piece.shape())) {
            throw ShapePresets.ARIKA.stranger(piece);
        }
        var to = piece.orientation().turned(turn);
        var tests = kicks.list(piece.type(), piece.orientation(), to);
        var inPlace = piece.withOrientation(to);
        if (tests.isEmpty()) {
            return TurnResult.blocked(piece);
        }
        if (!board.collides(inPlace)) {
            return new TurnResult(inPlace, 0);
        }
        return mayKick(board, piece, inPlace) ? kicked(board, piece, inPlace, tests) : TurnResult.blocked(piece);
    }

    private TurnResult kicked(Board board, Piece piece, Piece inPlace, KickList tests) {
        var mayRise = floorKickLeft && board.isResting(piece);
        for (var test = 1; test < tests.offsets().size(); test++) {
            var offset = tests.offsets().get(test);
            if (offset.dy() > 0 && !mayRise) {
                continue;
            }
            var kicked = inPlace.moved(offset.dx(), offset.dy());
            if (!board.collides(kicked)) {
                return new TurnResult(kicked, test);
            }
        }
        return TurnResult.blocked(piece);
    }

    private static boolean mayKick(Board board, Piece piece, Piece inPlace) {
        if (piece.type() == Tetromino.I) {
            return lies(piece.orientation()) || board.collides(piece.moved(-1, 0)) || board.collides(piece.moved(1, 0));
        }
        return !(hasCentreColumnRule(piece.type())
                && lies(piece.orientation())
                && firstBlockedIsCentral(board, inPlace));
    }

    private static boolean hasCentreColumnRule(PieceType type) {
        return type == Tetromino.J || type == Tetromino.L || type == Tetromino.T;
    }

    private static boolean lies(Orientation orientation) {
        return orientation == Orientation.SPAWN || orientation == Orientation.REVERSE;
    }

    private static boolean firstBlockedIsCentral(Board board, Piece piece) {
        var bounds = piece.shape().bounds(piece.orientation());
        for (var y = bounds.maxY(); y >= bounds.minY(); y--) {
            for (var x = bounds.minX(); x <= bounds.maxX(); x++) {
                if (piece.shape().isFilled(piece.orientation(), x, y)
                        && board.isBlocked(piece.x() + x, piece.y() + y)) {
                    return x == MIDDLE_COLUMN;
                }
            }
        }
        return false;
    }

    @Override
    public RotationSystem afterTurn(Piece before, TurnResult result) {
        var isFloorKick = result.isKicked() && result.piece().y() > before.y();
        return floorKickLeft && isFloorKick ? new ArsRotation(kicks, spawnRule, false) : this;
    }

    @Override
    public Optional<ConditionalKicks> conditionalKicks() {
        return Optional.of(new ConditionalKicks(floorKickLeft ? kicks : this::withoutFloorKicks, this::condition));
    }

    private List<Offset> withoutFloorKicks(PieceType type, Orientation from, Orientation to) {
        return kicks.kicks(type, from, to).stream()
                .filter(offset -> offset.dy() <= 0)
                .toList();
    }

    private Condition condition(PieceType type, Orientation from, Orientation to, int kick) {
        if (kick == 0) {
            return Condition.ALWAYS;
        }
        if (floorKickLeft && kicks.kicks(type, from, to).get(kick).dy() > 0) {
            return Condition.FLOOR_KICK;
        }
        if (type == Tetromino.I) {
            return lies(from) ? Condition.ALWAYS : Condition.BESIDE_SOMETHING;
        }
        return hasCentreColumnRule(type) && lies(from) ? Condition.CENTRE_COLUMN : Condition.ALWAYS;
    }

    @Override
    public String text() {
        return RotationSystems.PRESETS
                .nameOf(this)
                .orElseGet(() -> StrategyText.of(name())
                        .with("floor-kick-left", floorKickLeft)
                        .with("spawn", RotationText.of(spawnRule))
                        .toString());
    }

    private String name() {
        return kicks.equals(KICKS) ? "ars" : "ars-ti";
    }

    /** Returns the name of the preset that this is, or what differs from it. */
    @Override
    public String toString() {
        return text();
    }
}
