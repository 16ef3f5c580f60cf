package io.github.wallkick.game;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.AttackTables;
import io.github.wallkick.scoring.ChainRules;
import io.github.wallkick.scoring.Levels;
import io.github.wallkick.scoring.Scorers;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRules;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.GravityClocks;
import io.github.wallkick.timing.LockDelays;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The stable text of a ruleset, written and read, and its digest. */
final class RulesetText {
    private static final int DIGEST_BYTES = 8;
    private static final String BASE = "base";
    /** A part that is said only if there is a goal. */
    private static final String GOAL = "goal";

    private static final String GARBAGE_EVERY = "garbage-every-nanos";

    /** Parts that are left out where they say nothing. */
    private static final List<String> OPTIONAL = List.of(GARBAGE_EVERY, GOAL);

    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final List<String> PARTS = List.of(
            "name",
            "size",
            "rotation",
            "randomizer",
            "preview",
            "drops-at-once",
            "clutch",
            "initial-turn",
            "initial-kicks",
            "initial-hold",
            "hold",
            "inputs",
            "frames",
            "gravity",
            "lock-delay",
            "soft-drop",
            "delays",
            "start-level",
            "levels",
            "chains",
            "spins",
            "scorer",
            "attacks",
            "clears",
            "top-outs",
            "garbage-delay-nanos",
            "garbage-cap",
            "garbage-cancels",
            "garbage-held-back-by-clears",
            "garbage-holes");

    private RulesetText() {}

    static String of(Ruleset rules) {
        var text = new StringBuilder();
        parts(rules)
                .forEach((part, value) ->
                        text.append(part).append(": ").append(value).append('\n'));
        return text.toString();
    }

    static String fingerprint(Ruleset rules) {
        var digest = sha256().digest(of(rules).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(Arrays.copyOf(digest, DIGEST_BYTES));
    }

    private static Map<String, String> parts(Ruleset rules) {
        var spawning = rules.spawning();
        var timing = rules.timing();
        var scoring = rules.scoring();
        var garbage = rules.garbage();
        var values = List.of(
                rules.name(),
                rules.size().toString(),
                rules.rotation().text(),
                rules.randomizers().text(),
                "" + spawning.preview(),
                "" + spawning.dropsAtOnce(),
                "" + spawning.clutch(),
                StrategyText.word(spawning.initialTurn()),
                "" + spawning.initialKicks(),
                StrategyText.word(spawning.initialHold()),
                StrategyText.word(rules.hold()),
                list(rules.inputs().stream().map(StrategyText::word).toList()),
                timing.frames().text(),
                timing.gravity().text(),
                timing.lockDelay().text(),
                timing.softDrop().text(),
                timing.delays().text(),
                "" + scoring.startLevel(),
                scoring.levels().text(),
                scoring.chains().text(),
                scoring.spins().text(),
                scoring.scorer().text(),
                scoring.attacks().text(),
                rules.clears().text(),
                list(rules.topOuts().stream().map(TopOutRule::text).toList()),
                "" + garbage.delayNanos(),
                "" + garbage.cap(),
                "" + garbage.cancels(),
                "" + garbage.heldBackByClears(),
                garbage.holes().text());
        var parts = new LinkedHashMap<String, String>();
        for (var i = 0; i < PARTS.size(); i++) {
            parts.put(PARTS.get(i), values.get(i));
        }
        if (garbage.everyNanos() > 0) {
            parts.put(GARBAGE_EVERY, "" + garbage.everyNanos());
        }
        if (!rules.goal().equals(Goals.none())) {
            parts.put(GOAL, rules.goal().text());
        }
        return parts;
    }

    private static String list(Collection<String> texts) {
        return "[" + String.join(" ", texts) + "]";
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static Ruleset parse(String text) {
        return new Parser(text).rules();
    }

    /** The value of a part and where it stands. */
    private record Value(String text, int line, int column) {
        <T> T read(Function<String, T> reader) {
            try {
                return reader.apply(text);
            } catch (NotationException e) {
                throw new NotationException(e.rule(), line, column + e.column() - 1);
            } catch (IllegalArgumentException e) {
                throw failure(String.valueOf(e.getMessage()));
            }
        }

        StrategyText tree() {
            return StrategyText.parse(text, line, column);
        }

        boolean isTrue() {
            return tree().isTrue();
        }

        long number(long min, long max) {
            return tree().number(min, max);
        }

        NotationException failure(String rule) {
            return new NotationException(rule, line, column);
        }
    }

    @WorkingMemory
    private static final class Parser {
        private final Map<String, Value> values = new LinkedHashMap<>();
        private int lines;

        Parser(String text) {
            var lineByLine = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
            for (var line : lineByLine.split("\r?\n", -1)) {
                lines++;
                if (!line.isBlank() && !line.stripLeading().startsWith("#")) {
                    add(line);
                }
            }
            if (values.containsKey(BASE)) {
                complete(values.get(BASE));
            }
        }

        private void add(String line) {
            var colon = line.indexOf(':');
            var part = (colon < 0 ? line : line.substring(0, colon)).strip();
            var column = line.indexOf(part) + 1;
            if (colon < 0) {
                throw new NotationException(
                        "expected a part, a colon and its value, got " + Quote.of(part), lines, column);
            }
            if (!part.equals(BASE) && !OPTIONAL.contains(part) && !PARTS.contains(part)) {
                throw new NotationException(
                        "expected one of " + BASE + ", " + String.join(", ", PARTS) + ", "
                                + String.join(", ", OPTIONAL) + ", got "
                                + Quote.of(part),
                        lines,
                        column);
            }
            var value = line.substring(colon + 1);
            var start = colon + 1 + value.length() - value.stripLeading().length();
            if (values.putIfAbsent(part, new Value(value.strip(), lines, start + 1)) != null) {
                throw new NotationException("expected each part once, got " + part + " again", lines, column);
            }
        }

        /** What is not said is as in the base. */
        private void complete(Value base) {
            parts(base.read(Rulesets::named))
                    .forEach((part, value) -> values.putIfAbsent(part, new Value(value, base.line(), base.column())));
        }

        private Value value(String part) {
            var value = values.get(part);
            if (value == null) {
                throw new NotationException(
                        "expected a line for each part, or one for the " + BASE + ", but there is none for " + part,
                        lines,
                        1);
            }
            return value;
        }

        Ruleset rules() {
            PARTS.forEach(this::value);
            try {
                return new Ruleset(
                        value("name").text(),
                        size(value("size")),
                        value("rotation").read(RotationSystems::parse),
                        value("randomizer").read(RandomizerFactories::parse),
                        spawning(),
                        value("hold").tree().constant(List.of(HoldRule.values())),
                        inputs(),
                        timing(),
                        scoring(),
                        value("clears").read(ClearRules::parse),
                        topOuts(),
                        garbage(),
                        values.containsKey(GOAL) ? value(GOAL).read(Goals::parse) : Goals.none());
            } catch (IllegalArgumentException e) {
                throw value("name").failure("these parts do not go together: " + e.getMessage());
            }
        }

        private static BoardSize size(Value value) {
            var numbers = value.text().split("[x/]", -1);
            var canonical = value.text().matches("[0-9]{1,2}x[0-9]{1,2}/[0-9]{1,2}");
            if (!canonical) {
                throw value.failure(
                        "expected columns, rows and visible rows such as 10x40/20, got " + Quote.of(value.text()));
            }
            return value.read(text -> new BoardSize(
                    Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2])));
        }

        private SpawnSettings spawning() {
            var moments = List.of(SpawnSettings.InitialAction.values());
            return new SpawnSettings(
                    (int) value("preview").number(0, SpawnSettings.MAX_PREVIEW),
                    value("drops-at-once").isTrue(),
                    value("clutch").isTrue(),
                    value("initial-turn").tree().constant(moments),
                    value("initial-kicks").isTrue(),
                    value("initial-hold").tree().constant(moments));
        }

        private EnumSet<Input> inputs() {
            var inputs = EnumSet.noneOf(Input.class);
            for (var item : value("inputs").tree().items()) {
                inputs.add(item.constant(List.of(Input.values())));
            }
            return inputs;
        }

        private List<TopOutRule> topOuts() {
            var value = value("top-outs");
            return value.tree().items().stream()
                    .map(item -> value.read(text -> TopOut.parse(item.toString())))
                    .toList();
        }

        private TimingSettings timing() {
            return new TimingSettings(
                    value("frames").read(FrameRate::parse),
                    value("gravity").read(GravityClocks::parse),
                    value("lock-delay").read(LockDelays::parse),
                    value("soft-drop").read(SoftDrop::parse),
                    value("delays").read(DelayRules::parse));
        }

        private ScoringSettings scoring() {
            return new ScoringSettings(
                    (int) value("start-level").number(0, Integer.MAX_VALUE),
                    value("levels").read(Levels::parse),
                    value("chains").read(ChainRules::parse),
                    value("spins").read(SpinRules::parse),
                    value("scorer").read(Scorers::parse),
                    value("attacks").read(AttackTables::parse));
        }

        private GarbageSettings garbage() {
            return new GarbageSettings(
                    value("garbage-delay-nanos").number(0, Long.MAX_VALUE),
                    (int) value("garbage-cap").number(1, Integer.MAX_VALUE),
                    value("garbage-cancels").isTrue(),
                    value("garbage-held-back-by-clears").isTrue(),
                    value("garbage-holes").read(HoleRules::parse),
                    values.containsKey(GARBAGE_EVERY) ? value(GARBAGE_EVERY).number(0, Long.MAX_VALUE) : 0);
        }
    }
}
