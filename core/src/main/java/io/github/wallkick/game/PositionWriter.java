package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.GameState.Hold;
import io.github.wallkick.internal.KeyedText;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.PieceTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a game's text; those that a reader takes for granted are left out. */
record PositionWriter(Ruleset rules, GameState state, PhaseState phase, Times times, Map<String, String> parts) {
    static final String TITLE = "wallkick position 1";

    /** The parts of a text, in the order in which they are written. */
    enum Part {
        RULES,
        BOARD,
        PIECE,
        PHASE,
        HOLD,
        NEXT,
        SCORE,
        HELD,
        TAPPED,
        GARBAGE,
        GARBAGE_TIMER,
        ATTACKS,
        SEED,
        RANDOMIZER,
        GRAVITY,
        LOCK,
        ROTATION,
        LAST_TURN,
        DROP,
        PIECE_NANOS,
        OPENING_NANOS,
        SPAN_NANOS,
        ELAPSED_NANOS,
        FRAME,
        PIECES,
        LOCKS_AT_SPAWN,
        CLEARED_LAST,
        GARBAGE_ROWS,
        GARBAGE_CLEARED;

        static final List<String> KEYS = Stream.of(values()).map(Part::key).toList();

        String key() {
            return StrategyText.word(this);
        }
    }

    static final String NONE = "-";
    static final String USED = "used";
    static final String SPAWNING = "spawning";
    static final String CLEARING = "clearing";
    static final String OVER = "over";
    static final String FINISHED = "finished";
    static final String TURN = "turn";
    private static final String IN_A_LINE = "/";
    static final char FILLED = 'X';
    static final char EMPTY = '.';

    /** The text of a game in one line. */
    static String line(Game game, boolean withRules) {
        return KeyedText.line(TITLE, parts(game, withRules, IN_A_LINE));
    }

    /** The text of a game in many lines, with a picture of its board. */
    static String lines(Game game) {
        return KeyedText.lines(TITLE, parts(game, true, "\n"));
    }

    private static Map<String, String> parts(Game game, boolean withRules, String betweenRows) {
        var parts = new LinkedHashMap<String, String>();
        var writer = new PositionWriter(game.ruleset(), game.state(), game.phaseState(), game.times(), parts);
        writer.put(Part.RULES, withRules, () -> rules(game.ruleset(), betweenRows));
        writer.put(Part.BOARD, !game.board().isEmpty(), () -> board(game.board(), betweenRows));
        writer.seen();
        writer.hidden();
        return parts;
    }

    /** What a player sees. */
    private void seen() {
        if (phase instanceof Falling falling) {
            parts.put(Part.PIECE.key(), piece(falling.piece()));
        } else {
            parts.put(Part.PHASE.key(), phaseText());
        }
        put(Part.HOLD, !state.hold().equals(Hold.EMPTY), this::hold);
        put(
                Part.NEXT,
                !state.queue().shown().isEmpty(),
                () -> letters(state.queue().shown()));
        put(Part.SCORE, !state.score().equals(rules.scoring().start()), state.score()::text);
        put(Part.HELD, state.held().held() != 0, () -> inputs(state.held().held()));
        put(Part.TAPPED, state.held().tapped() != 0, () -> inputs(state.held().tapped()));
        put(Part.GARBAGE, !state.garbage().isEmpty(), () -> garbage(state.garbage()));
    }

    /** What decides the future apart from that. */
    private void hidden() {
        var pace = times.pace();
        put(
                Part.GARBAGE_TIMER,
                state.garbage().timedNanos() != rules.garbage().everyNanos(),
                () -> "" + state.garbage().timedNanos());
        put(Part.ATTACKS, state.garbage().attacks());
        put(Part.SEED, state.garbage().seed());
        parts.put(Part.RANDOMIZER.key(), state.queue().rest().text());
        put(Part.GRAVITY, !times.gravity().equals(rules.timing().gravity()), times.gravity()::text);
        if (phase instanceof Falling falling) {
            falling(falling);
        }
        put(
                Part.PIECE_NANOS,
                !pace.equals(PieceTime.NONE),
                () -> pace.activeNanos() + " " + pace.restedNanos() + " " + pace.elapsedNanos());
        put(Part.OPENING_NANOS, times.openingNanos());
        put(Part.SPAN_NANOS, times.spanNanos());
        put(Part.ELAPSED_NANOS, times.gameNanos());
        put(Part.FRAME, times.frame());
        put(Part.PIECES, state.history().pieces());
        put(Part.LOCKS_AT_SPAWN, state.history().locksAtSpawn());
        put(Part.CLEARED_LAST, state.history().clearedLast(), () -> "true");
        put(Part.GARBAGE_ROWS, state.history().dig().rows());
        put(Part.GARBAGE_CLEARED, state.history().dig().cleared());
    }

    private void falling(Falling falling) {
        var level = state.score().level();
        var soft = Falling.SoftDropState.NONE;
        var fresh = Falling.of(rules, state.board(), level, falling.piece(), rules.rotation(), soft);
        put(Part.LOCK, !falling.lock().equals(fresh.lock()), falling.lock()::text);
        put(Part.ROTATION, !falling.rotation().equals(rules.rotation()), falling.rotation()::text);
        put(Part.LAST_TURN, !falling.lastTurn().equals(LastTurn.NONE), () -> turn(falling.lastTurn()));
        put(Part.DROP, !falling.soft().equals(soft), () -> drop(falling.soft()));
    }

    private void put(Part part, boolean said, Supplier<String> value) {
        if (said) {
            parts.put(part.key(), value.get());
        }
    }

    private void put(Part part, long number) {
        put(part, number != 0, () -> Long.toString(number));
    }

    private static String rules(Ruleset rules, String betweenRows) {
        var name = rules.name();
        if (Rulesets.names().contains(name) && Rulesets.named(name).equals(rules)) {
            return name + "@" + rules.fingerprint();
        }
        var text = rules.text().stripTrailing();
        return betweenRows.equals(IN_A_LINE) ? text : "\n" + text;
    }

    private String phaseText() {
        if (phase instanceof PhaseState.ToppedOut end) {
            return OVER + " " + end.cause().text();
        }
        if (phase instanceof PhaseState.Finished end) {
            return FINISHED + " " + end.goal().text();
        }
        return phase instanceof Clearing clearing
                ? CLEARING + " " + clearing.waitNanos() + " " + clearing.entryNanos()
                : SPAWNING + " " + ((Spawning) phase).waitNanos();
    }

    private String piece(Piece piece) {
        return letter(piece.type()) + " " + piece.orientation().symbol() + " " + piece.x() + " " + piece.y();
    }

    private String hold() {
        var type = state.hold().type().map(this::letter).orElse(NONE);
        return state.hold().used() ? type + " " + USED : type;
    }

    private String letters(List<PieceType> types) {
        return types.stream().map(this::letter).collect(Collectors.joining());
    }

    /** The letter of a type, by which the types of the rotation system are told apart. */
    private String letter(PieceType type) {
        var sameLetter = rules.rotation().types().stream()
                .filter(known -> known.symbol() == type.symbol())
                .toList();
        if (sameLetter.size() != 1 || !sameLetter.get(0).equals(type)) {
            throw new IllegalStateException("to be written, piece types must be among the types of the rotation"
                    + " system, and differ in their letters: " + type.symbol());
        }
        return Character.toString(type.symbol());
    }

    private static String garbage(GarbageQueue queue) {
        return queue.batches().stream()
                .map(batch -> batch.holes().stream().map(String::valueOf).collect(Collectors.joining(","))
                        + (batch.waitNanos() == 0 ? "" : "@" + batch.waitNanos()))
                .collect(Collectors.joining(" "));
    }

    private static String inputs(int bits) {
        return Stream.of(Input.values())
                .filter(input -> (bits & GameState.HeldInputs.bit(input)) != 0)
                .map(StrategyText::word)
                .collect(Collectors.joining(" "));
    }

    private static String turn(LastTurn turn) {
        return StrategyText.of(TURN)
                .with("from", StrategyText.of(Character.toString(turn.from().symbol())))
                .with("kick", turn.kick())
                .with("x", turn.offset().dx())
                .with("y", turn.offset().dy())
                .with("marked", turn.marked())
                .toString();
    }

    private static String drop(Falling.SoftDropState soft) {
        return StrategyText.of(Part.DROP.key())
                .with("soft", soft.on())
                .with("due-nanos", soft.dueNanos())
                .with("rows", soft.rows())
                .with("sonic-rows", soft.sonicRows())
                .with("held-nanos", soft.heldNanos())
                .toString();
    }

    /** The rows from the highest filled one down; in one line, cells that are alike are counted. */
    private static String board(Board board, String betweenRows) {
        var counted = betweenRows.equals(IN_A_LINE);
        var rows = new ArrayList<String>();
        for (var y = board.stackHeight() - 1; y >= 0; y--) {
            var row = new StringBuilder();
            for (var x = 0; x < board.width(); ) {
                var filled = board.isFilled(x, y);
                var end = x + 1;
                while (counted && end < board.width() && board.isFilled(end, y) == filled) {
                    end++;
                }
                row.append(end - x == 1 ? "" : end - x).append(filled ? FILLED : EMPTY);
                x = end;
            }
            rows.add(row.toString());
        }
        return (counted ? "" : "\n") + String.join(betweenRows, rows);
    }
}
