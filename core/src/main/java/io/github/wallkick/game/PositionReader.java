package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.game.GameState.Dig;
import io.github.wallkick.game.GameState.History;
import io.github.wallkick.game.GameState.Hold;
import io.github.wallkick.game.PositionWriter.Part;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.KeyedText;
import io.github.wallkick.internal.KeyedText.Value;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.LastTurn;
import io.github.wallkick.scoring.PieceTime;
import io.github.wallkick.scoring.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Positions from their text form.
 *
 * @param parts the parts of the text
 * @param rules the rules that it tells, or that a caller handed in
 * @param types the types that can spawn
 */
record PositionReader(KeyedText parts, Ruleset rules, List<PieceType> types) {
    /** Counts of pieces and rows that no game reaches, so that none of them leaves an {@code int}. */
    private static final int MOST = 1_000_000_000;

    private static final int FARTHEST = 128;

    /** The game of a text under the rules that it tells. */
    static Game read(String text) {
        var parts = KeyedText.parse(text, PositionWriter.TITLE, Part.KEYS);
        var value =
                parts.value(Part.RULES.key()).orElseThrow(() -> parts.missing("expected a part " + Part.RULES.key()));
        return of(parts, rules(value)).game();
    }

    /** The game of a text that tells no other rules than these. */
    static Game read(String text, Ruleset rules) {
        var parts = KeyedText.parse(text, PositionWriter.TITLE, Part.KEYS);
        parts.value(Part.RULES.key()).ifPresent(value -> requireSame(rules, value));
        return of(parts, rules).game();
    }

    private static PositionReader of(KeyedText parts, Ruleset rules) {
        var rotation = rules.rotation();
        var empty = Board.empty(rules.size());
        var types = rotation.types().stream()
                .filter(type -> !empty.collides(rotation.spawn(type, rules.size())))
                .toList();
        return new PositionReader(parts, rules, types);
    }

    private static boolean isName(Value rules) {
        return rules.text().chars().noneMatch(Character::isWhitespace);
    }

    private static Ruleset rules(Value value) {
        if (!isName(value)) {
            return value.read(Ruleset::parse);
        }
        var rules = value.part(0, nameEnd(value)).read(Rulesets::named);
        requireFingerprint(rules, value);
        return rules;
    }

    private static int nameEnd(Value value) {
        var at = value.text().lastIndexOf('@');
        return at < 0 ? value.text().length() : at;
    }

    private static void requireFingerprint(Ruleset rules, Value value) {
        var end = nameEnd(value);
        if (end < value.text().length()) {
            var own = value.read(text -> rules.fingerprint());
            if (!value.text().substring(end + 1).equals(own)) {
                throw value.failure(
                        "the rules of this name have the fingerprint " + own
                                + " here: a name without one takes them as they are",
                        end + 1);
            }
        }
    }

    /** A ruleset that a caller hands in must be the one that the text tells. */
    private static void requireSame(Ruleset rules, Value value) {
        if (value.text().equals(rules.name())) {
            return;
        }
        if (isName(value)) {
            if (!value.text().substring(0, nameEnd(value)).equals(rules.name())) {
                throw value.failure("the rules that were handed in are " + Quote.of(rules.name()));
            }
            requireFingerprint(rules, value);
            return;
        }
        var told = value.split("\n");
        var own = value.read(text -> rules.text()).lines().toList();
        for (var i = 0; i < Math.max(told.size(), own.size()); i++) {
            if (i >= told.size() || i >= own.size() || !told.get(i).text().equals(own.get(i))) {
                throw told.get(Math.min(i, told.size() - 1))
                        .failure("the rules that were handed in have \"" + (i < own.size() ? Quote.of(own.get(i)) : "")
                                + "\" here");
            }
        }
    }

    Game game() {
        var board = value(Part.BOARD).map(this::board).orElseGet(() -> Board.empty(rules.size()));
        var seed = number(Part.SEED, Long.MIN_VALUE, Long.MAX_VALUE);
        var hold = value(Part.HOLD).map(this::hold).orElse(Hold.EMPTY);
        var score = value(Part.SCORE)
                .map(value -> value.read(text -> Score.parse(text, rules.scoring())))
                .orElseGet(rules.scoring()::start);
        var garbage = new GarbageQueue(
                seed,
                (int) number(Part.ATTACKS, 0, MOST),
                value(Part.GARBAGE).map(this::batches).orElse(List.of()),
                value(Part.GARBAGE_TIMER)
                        .map(this::timer)
                        .orElse(rules.garbage().everyNanos()));
        var held = new GameState.HeldInputs(inputs(Part.HELD), inputs(Part.TAPPED));
        var history = new History(
                (int) number(Part.PIECES, 0, MOST),
                (int) number(Part.LOCKS_AT_SPAWN, 0, MOST),
                value(Part.CLEARED_LAST).map(PositionReader::isTrue).orElse(false),
                new Dig((int) number(Part.GARBAGE_ROWS, 0, rules.size().height()), (int)
                        number(Part.GARBAGE_CLEARED, 0, MOST)));
        var state = new GameState(board, queue(seed), hold, score, garbage, held, history);
        return game(state, times());
    }

    private Game game(GameState state, Times times) {
        var piece = value(Part.PIECE);
        var phase = value(Part.PHASE);
        if (piece.isPresent()) {
            phase.ifPresent(value -> {
                throw value.failure("expected no phase beside a piece, which is under control");
            });
            return new Game(rules, state, falling(piece.get(), state), times);
        }
        for (var part : List.of(Part.LOCK, Part.ROTATION, Part.LAST_TURN, Part.DROP)) {
            value(part).ifPresent(value -> {
                throw value.failure("expected " + part.key() + " beside a piece only");
            });
        }
        if (phase.isPresent()) {
            return new Game(rules, state, phase(phase.get(), state.board()), times);
        }
        return parts.read(() -> {
            var step = Step.of(new Game(rules, state, Spawning.NOW, times));
            step.settle();
            return step.game();
        });
    }

    private Optional<Value> value(Part part) {
        return parts.value(part.key());
    }

    private long number(Part part, long min, long max) {
        return value(part).map(value -> value.number(min, max)).orElse(0L);
    }

    private static boolean isTrue(Value value) {
        return value.read(text -> StrategyText.parse(text).isTrue());
    }

    private Board board(Value value) {
        var rows = value.split("/\n");
        if (rows.size() > rules.size().height()) {
            throw value.failure("expected at most " + rules.size().height() + " rows");
        }
        var bits = new int[rows.size()];
        for (var i = 0; i < bits.length; i++) {
            bits[bits.length - 1 - i] = row(rows.get(i));
        }
        return Board.ofRows(rules.size(), bits);
    }

    /** The cells of a row as bits; a number stands before a cell that comes several times. */
    private int row(Value row) {
        var width = rules.size().width();
        var bits = 0;
        var x = 0;
        var count = 0;
        for (var i = 0; i < row.text().length(); i++) {
            var character = row.text().charAt(i);
            var isDigit = character >= '0' && character <= '9';
            if (!isDigit && character != PositionWriter.FILLED && character != PositionWriter.EMPTY) {
                throw row.failure(
                        "expected " + PositionWriter.EMPTY + ", " + PositionWriter.FILLED + " or their number, got '"
                                + character + "'",
                        i);
            }
            if (isDigit) {
                if (count == 0 && character == '0') {
                    throw row.failure("expected a number of cells without leading zeros", i);
                }
                count = Math.min(count * 10 + character - '0', width + 1);
            } else {
                for (var end = x + Math.max(1, count); x < end && x <= width; x++) {
                    bits |= x < width && character == PositionWriter.FILLED ? 1 << x : 0;
                }
                count = 0;
            }
        }
        if (x != width || count != 0) {
            throw row.failure("expected a row of " + width + " cells, got \"" + Quote.of(row.text()) + "\"");
        }
        return bits;
    }

    private Hold hold(Value value) {
        var words = value.words(1, 2, "expected a type or - for none, and \"used\" if there was a hold");
        if (words.size() == 2 && !words.get(1).text().equals(PositionWriter.USED)) {
            throw words.get(1).failure("expected " + PositionWriter.USED);
        }
        var isUsed = words.size() == 2;
        if (words.get(0).text().equals(PositionWriter.NONE)) {
            return new Hold(Optional.empty(), isUsed);
        }
        if (rules.hold() == HoldRule.OFF || !rules.inputs().contains(Input.HOLD)) {
            throw words.get(0).failure("expected - for none, since these rules have no hold");
        }
        return new Hold(Optional.of(type(words.get(0))), isUsed);
    }

    private PieceType type(Value letter) {
        for (var type : types) {
            if (letter.text().equals(Character.toString(type.symbol()))) {
                return type;
            }
        }
        throw letter.failure("expected one of the types "
                + types.stream().map(type -> "" + type.symbol()).collect(Collectors.joining(" ")) + ", got \""
                + Quote.of(letter.text()) + "\"");
    }

    private GameState.Queue queue(long seed) {
        var fresh = rules.randomizers().start(seed);
        var randomizer = value(Part.RANDOMIZER)
                .map(value -> value.read(text -> fresh.resume(text, types)))
                .orElse(fresh);
        var next = value(Part.NEXT).map(this::next).orElse(List.of());
        var preview = rules.spawning().preview();
        return next.size() == preview
                ? new GameState.Queue(next.toArray(PieceType[]::new), randomizer)
                : GameState.Queue.of(next.isEmpty() ? randomizer : fixed(next, randomizer), preview);
    }

    private List<PieceType> next(Value value) {
        var next = new ArrayList<PieceType>();
        for (var i = 0; i < value.text().length(); i++) {
            next.add(type(value.part(i, i + 1)));
        }
        return next;
    }

    private Randomizer fixed(List<PieceType> next, Randomizer rest) {
        return value(Part.NEXT).orElseThrow().read(text -> Randomizers.fixedQueue(next, rest));
    }

    private long timer(Value value) {
        if (rules.garbage().everyNanos() == 0) {
            throw value.failure("expected no time until a row of garbage, since none comes by time under these rules");
        }
        return value.number(1, rules.garbage().everyNanos());
    }

    private List<GarbageQueue.Batch> batches(Value value) {
        var batches = new ArrayList<GarbageQueue.Batch>();
        for (var attack : value.split(" \n\t")) {
            var at = attack.text().indexOf('@');
            var wait = at < 0 ? 0 : attack.from(at + 1).number(0, Long.MAX_VALUE);
            var holes = new ArrayList<Integer>();
            for (var hole : attack.part(0, at < 0 ? attack.text().length() : at).split(",")) {
                holes.add((int) hole.number(0, rules.size().width() - 1));
            }
            if (holes.isEmpty() || holes.size() > Game.MAX_GARBAGE) {
                throw attack.failure("expected 1 to " + Game.MAX_GARBAGE + " columns of holes");
            }
            batches.add(new GarbageQueue.Batch(List.copyOf(holes), wait));
        }
        return List.copyOf(batches);
    }

    private int inputs(Part part) {
        var bits = 0;
        for (var word : value(part).map(value -> value.split(" \n\t")).orElse(List.of())) {
            var inputs = List.copyOf(rules.inputs());
            bits |= GameState.HeldInputs.bit(
                    word.read(text -> StrategyText.parse(text).constant(inputs)));
        }
        return bits;
    }

    private Times times() {
        var timing = rules.timing();
        var gravity = value(Part.GRAVITY)
                .map(value -> value.read(timing.gravity()::resume))
                .orElse(timing.gravity());
        var pace = value(Part.PIECE_NANOS).map(PositionReader::pace).orElse(PieceTime.NONE);
        return new Times(
                gravity,
                number(Part.OPENING_NANOS, 0, Long.MAX_VALUE),
                pace,
                number(Part.SPAN_NANOS, 0, timing.frames().nanos() - 1),
                number(Part.ELAPSED_NANOS, 0, Long.MAX_VALUE),
                (int) number(Part.FRAME, 0, timing.delays().cycle() - 1));
    }

    private static PieceTime pace(Value value) {
        var words = value.words(3, 3, "expected the nanoseconds under control, of rest, and since the last lock");
        return new PieceTime(
                words.get(0).number(0, Long.MAX_VALUE),
                words.get(1).number(0, Long.MAX_VALUE),
                words.get(2).number(0, Long.MAX_VALUE));
    }

    private PhaseState phase(Value value, Board board) {
        var rule = "expected spawning NANOS, clearing NANOS NANOS, over RULE, or finished GOAL";
        var words = value.words(2, Integer.MAX_VALUE, rule);
        var first = words.get(0).text();
        if (first.equals(PositionWriter.OVER)) {
            return new PhaseState.ToppedOut(
                    cause(value.from(PositionWriter.OVER.length()).split("\n").get(0)));
        }
        if (first.equals(PositionWriter.FINISHED)) {
            return new PhaseState.Finished(goal(
                    value.from(PositionWriter.FINISHED.length()).split("\n").get(0)));
        }
        var wait = words.get(1).number(1, Long.MAX_VALUE);
        if (first.equals(PositionWriter.SPAWNING) && words.size() == 2) {
            return Spawning.in(wait);
        }
        if (first.equals(PositionWriter.CLEARING) && words.size() == 3) {
            var clear = value.read(text -> Clearing.clear(rules, board));
            return new Clearing(clear, wait, words.get(2).number(0, Long.MAX_VALUE));
        }
        throw value.failure(rule + ", got \"" + Quote.of(value.text()) + "\"");
    }

    private Goal goal(Value value) {
        if (rules.goal().equals(Goals.none())
                || !value.read(text -> rules.goal().text()).equals(value.text())) {
            throw value.failure("expected the goal of these rules");
        }
        return rules.goal();
    }

    private TopOutRule cause(Value value) {
        for (var rule : rules.topOuts()) {
            if (value.read(text -> rule.text()).equals(value.text())) {
                return rule;
            }
        }
        throw value.failure("expected a way to lose of these rules");
    }

    // A piece under control

    private Falling falling(Value value, GameState state) {
        var piece = piece(value);
        value.read(text -> checked(piece, state.board()));
        var soft = value(Part.DROP).map(PositionReader::drop).orElse(Falling.SoftDropState.NONE);
        var rotation = value(Part.ROTATION)
                .map(system -> rotation(system, piece.shape()))
                .orElse(rules.rotation());
        var fresh = value.read(
                text -> Falling.of(rules, state.board(), state.score().level(), piece, rotation, soft));
        var lock = value(Part.LOCK)
                .map(timer -> timer.read(rules.timing().lockDelay()::resume))
                .orElse(fresh.lock());
        var lastTurn = value(Part.LAST_TURN).map(PositionReader::turn).orElse(LastTurn.NONE);
        return new Falling(piece, rotation, lock, lastTurn, soft, fresh.resting());
    }

    private Piece piece(Value value) {
        var words = value.words(1, 4, "expected a type, an orientation, a column and a row");
        var type = type(words.get(0));
        if (words.size() == 1) {
            return rules.rotation().spawn(type, rules.size());
        }
        if (words.size() != 4) {
            throw value.failure(
                    "expected a type, an orientation, a column and a row, got \"" + Quote.of(value.text()) + "\"");
        }
        return new Piece(
                rules.rotation().shape(type),
                words.get(1).read(PositionReader::orientation),
                (int) words.get(2).number(-Shape.MAX_BOX, FARTHEST),
                (int) words.get(3).number(-Shape.MAX_BOX, FARTHEST));
    }

    private static Orientation orientation(String letter) {
        return Orientation.ofSymbol(letter.length() == 1 ? letter.charAt(0) : '?');
    }

    private Piece checked(Piece piece, Board board) {
        Check.that(!Board.empty(rules.size()).collides(piece), "a piece under control must be on the board", piece);
        RulesetCheck.board(board, Optional.of(piece), rules);
        return piece;
    }

    private RotationSystem rotation(Value value, Shape shape) {
        var system = value.read(rules.rotation()::resume);
        if (!system.types().contains(shape.type())
                || !system.shape(shape.type()).equals(shape)) {
            throw value.failure("expected a rotation system in which the piece has the shape that its rules give it");
        }
        return system;
    }

    private static LastTurn turn(Value value) {
        return value.read(text -> {
            var turn = StrategyText.parse(text);
            if (!turn.word().equals(PositionWriter.TURN)) {
                throw turn.failure("expected turn(from=…, …)");
            }
            var fields = turn.fields();
            var from = fields.value("from");
            var last = new LastTurn(
                    orientation(from.word()),
                    (int) fields.number("kick", -1, Integer.MAX_VALUE),
                    new Offset((int) fields.number("x", -FARTHEST, FARTHEST), (int)
                            fields.number("y", -FARTHEST, FARTHEST)),
                    fields.isTrue("marked"));
            fields.end();
            return last;
        });
    }

    private static Falling.SoftDropState drop(Value value) {
        return value.read(text -> {
            var drop = StrategyText.parse(text);
            if (!drop.word().equals(Part.DROP.key())) {
                throw drop.failure("expected drop(soft=…, …)");
            }
            var fields = drop.fields();
            var state = new Falling.SoftDropState(
                    fields.isTrue("soft"),
                    fields.number("due-nanos", 0, Long.MAX_VALUE),
                    (int) fields.number("rows", 0, MOST),
                    (int) fields.number("sonic-rows", 0, MOST),
                    fields.number("held-nanos", 0, Long.MAX_VALUE));
            fields.end();
            return state;
        });
    }
}
