package io.github.wallkick.notation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.DelayRules;
import io.github.wallkick.game.HoldRule;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.SoftDrop;
import io.github.wallkick.game.SpawnSettings;
import io.github.wallkick.game.SpawnSettings.InitialAction;
import io.github.wallkick.game.TopOut;
import io.github.wallkick.game.TopOutRule;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.notation.NullpominoRule.Import;
import io.github.wallkick.notation.NullpominoRule.Note;
import io.github.wallkick.notation.NullpominoRule.Outcome;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.FrameRate;
import io.github.wallkick.timing.LockDelays;
import io.github.wallkick.timing.ResettingLockDelay;
import io.github.wallkick.timing.ResettingLockDelay.AtLimit;
import io.github.wallkick.timing.ResettingLockDelay.MoveReset;
import io.github.wallkick.timing.ResettingLockDelay.StepReset;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A ruleset in the making out of the options of a NullpoMino rule, and what became of each of them. */
@WorkingMemory
final class NullpominoImport {
    private static final String TETROMINOES = "0";
    private static final BigDecimal NANOS_PER_FRAME =
            BigDecimal.valueOf(FrameRate.HZ_60.nanosAt(60)).divide(BigDecimal.valueOf(60), 9, RoundingMode.HALF_EVEN);
    private static final BigDecimal INSTANT_SPEED = BigDecimal.valueOf(20);

    private static final Map<String, String> RANDOMIZERS = Map.ofEntries(
            Map.entry("", "nullpomino-memoryless"),
            Map.entry("MemorylessRandomizer", "nullpomino-memoryless"),
            Map.entry("BagRandomizer", "nullpomino-bag"),
            Map.entry("DoubleBagRandomizer", "nullpomino-double-bag"),
            Map.entry("BagNoSZORandomizer", "nullpomino-bag-no-szo"),
            Map.entry("BagBonusRandomizer", "nullpomino-bag-bonus"),
            Map.entry("BagBonusBagRandomizer", "nullpomino-bag-bonus"),
            Map.entry("History4RollsRandomizer", "nullpomino-history-4-rolls"),
            Map.entry("History6RollsRandomizer", "nullpomino-history-6-rolls"),
            Map.entry("NintendoRandomizer", "nullpomino-nintendo"),
            Map.entry("StrictHistoryRandomizer", "nullpomino-strict-history"));

    private final Map<String, String> options;
    private final Map<String, Note> notes = new TreeMap<>();

    NullpominoImport(Map<String, String> options) {
        this.options = options;
    }

    Import read(Ruleset mode) {
        Check.that(
                text("style", TETROMINOES).equals(TETROMINOES),
                "NullpoMino's style must be 0, that of tetrominoes",
                text("style", TETROMINOES));
        var rules = mode.withName(name(mode.name())).withSize(size());
        rules = randomizers(rules);
        rules = rules.withRotation(new NullpominoRotation(this, rules.size()).rotation());
        rules = spawning(rules);
        rules = hold(rules).withInputs(inputs());
        rules = rules.withTopOuts(topOuts());
        rules = timing(rules);
        for (var option : options.entrySet()) {
            notes.computeIfAbsent(
                    option.getKey(),
                    key -> new Note(
                            Outcome.LEFT_OUT,
                            key,
                            option.getValue(),
                            "the library has nothing of the kind in its rules"));
        }
        return new Import(rules, new ArrayList<>(notes.values()));
    }

    // Options

    boolean has(String option) {
        return options.containsKey(option);
    }

    String text(String option, String otherwise) {
        note(Outcome.CARRIED, option, "");
        return options.getOrDefault(option, otherwise).strip();
    }

    /** The simple name of a class. */
    String className(String option) {
        var name = text(option, "");
        return name.substring(name.lastIndexOf('.') + 1);
    }

    int number(String option, int otherwise) {
        try {
            return Integer.parseInt(text(option, String.valueOf(otherwise)));
        } catch (NumberFormatException e) {
            note(Outcome.APPROXIMATED, option, "it is no number, so that the default holds there: " + otherwise);
            return otherwise;
        }
    }

    boolean flag(String option, boolean otherwise) {
        return Boolean.parseBoolean(text(option, String.valueOf(otherwise)));
    }

    void note(Outcome outcome, String option, String reason) {
        var value = options.get(option);
        if (value != null) {
            notes.merge(
                    option,
                    new Note(outcome, option, value, reason),
                    (old, more) -> more.outcome() == Outcome.CARRIED ? old : more);
        }
    }

    // Parts

    private String name(String otherwise) {
        var name = text("strRuleName", otherwise).replaceAll("\\s+", "-");
        if (name.matches(".*\\p{Cntrl}.*") || name.isEmpty()) {
            note(Outcome.APPROXIMATED, "strRuleName", "a ruleset's name must be visible");
            return otherwise;
        }
        return name;
    }

    private BoardSize size() {
        var width = number("fieldWidth", 10);
        var height = number("fieldHeight", 20);
        var hidden = number("fieldHiddenHeight", 3);
        Check.within("NullpoMino's fieldWidth", width, BoardSize.MIN_WIDTH, BoardSize.MAX_WIDTH);
        Check.within("NullpoMino's fieldHeight", height, 1, BoardSize.MAX_HEIGHT);
        Check.within("NullpoMino's fieldHiddenHeight", hidden, 0, BoardSize.MAX_HEIGHT - height);
        if (flag("fieldCeiling", false)) {
            note(Outcome.APPROXIMATED, "fieldCeiling", "pieces spawn below it, but may turn and move above it");
        }
        return new BoardSize(width, height + hidden, height);
    }

    private Ruleset randomizers(Ruleset rules) {
        var name = className("strRandomizer");
        var known = RANDOMIZERS.get(name);
        if (known == null) {
            note(Outcome.LEFT_OUT, "strRandomizer", "no such randomizer here: that of the mode stays");
            return rules;
        }
        return rules.withRandomizers(RandomizerFactories.named(known));
    }

    private Ruleset spawning(Ruleset rules) {
        var preview = number("nextDisplay", 3);
        if (preview < 0 || preview > SpawnSettings.MAX_PREVIEW) {
            note(Outcome.APPROXIMATED, "nextDisplay", "a preview must be 0 to 32");
            preview = Math.max(0, Math.min(preview, SpawnSettings.MAX_PREVIEW));
        }
        var settings = rules.spawning()
                .withPreview(preview)
                .withInitialTurn(
                        flag("rotateInitial", true) ? InitialAction.HELD : InitialAction.OFF,
                        flag("rotateInitialWallkick", true))
                .withInitialHold(flag("holdInitial", true) ? InitialAction.HELD : InitialAction.OFF);
        if (number("pieceEnterMaxDistanceY", 0) > 0) {
            note(Outcome.LEFT_OUT, "pieceEnterMaxDistanceY", "a piece that is blocked as it spawns is not moved up");
        }
        return rules.withSpawning(settings);
    }

    private Ruleset hold(Ruleset rules) {
        if (number("holdLimit", -1) >= 0) {
            note(Outcome.LEFT_OUT, "holdLimit", "the number of holds in a game has no limit");
        }
        if (!flag("holdResetDirection", true)) {
            note(Outcome.LEFT_OUT, "holdResetDirection", "a piece from the hold spawns as every other does");
        }
        return rules.withHold(flag("holdEnable", true) ? HoldRule.ONCE : HoldRule.OFF);
    }

    private EnumSet<Input> inputs() {
        var inputs = EnumSet.of(Input.LEFT, Input.RIGHT, Input.LEFT_TO_WALL, Input.RIGHT_TO_WALL, Input.CLOCKWISE);
        if (flag("softdropEnable", true)) {
            inputs.add(Input.SOFT_DROP);
        }
        if (flag("harddropEnable", true)) {
            inputs.add(flag("harddropLock", true) ? Input.HARD_DROP : Input.SONIC_DROP);
        }
        if (flag("rotateButtonAllowReverse", true)) {
            inputs.add(Input.COUNTERCLOCKWISE);
        }
        if (flag("rotateButtonAllowDouble", true)) {
            inputs.add(Input.HALF_TURN);
        }
        if (flag("holdEnable", true)) {
            inputs.add(Input.HOLD);
        }
        return inputs;
    }

    private TopOutRule[] topOuts() {
        var rules = new ArrayList<TopOutRule>();
        rules.add(TopOut.BLOCK_OUT);
        if (flag("fieldLockoutDeath", true)) {
            rules.add(TopOut.LOCK_OUT);
        }
        if (flag("fieldPartialLockoutDeath", false)) {
            rules.add(TopOut.PARTIAL_LOCK_OUT);
        }
        return rules.toArray(TopOutRule[]::new);
    }

    private Ruleset timing(Ruleset rules) {
        var changed = rules.withSoftDrop(softDrop()).withLockDelay(lockDelay());
        var entry = frames("ARE");
        var clear = frames("LineDelay");
        var clearEntry = frames("ARELine");
        if (entry.isPresent() && clear.isPresent() && clearEntry.isPresent()) {
            changed = changed.withTiming(changed.timing()
                    .withDelays(DelayRules.fixed(
                            nanos(entry.getAsInt()), nanos(clear.getAsInt()), nanos(clearEntry.getAsInt()))));
        } else {
            for (var bound : new String[] {"ARE", "LineDelay", "ARELine"}) {
                leaveOutBounds(bound, "the mode's delays stay, unless both bounds of all three are equal");
            }
        }
        return changed;
    }

    /** A number of frames of which the rule leaves no choice to the mode. */
    private OptionalInt frames(String what) {
        var min = number("min" + what, -1);
        var max = number("max" + what, -1);
        return min == max && min >= 0 ? OptionalInt.of(min) : OptionalInt.empty();
    }

    private void leaveOutBounds(String what, String reason) {
        note(Outcome.LEFT_OUT, "min" + what, reason);
        note(Outcome.LEFT_OUT, "max" + what, reason);
    }

    private static long nanos(int frames) {
        return FrameRate.HZ_60.nanosAt(frames);
    }

    private SoftDrop softDrop() {
        var speed = new BigDecimal("0.5");
        try {
            speed = new BigDecimal(text("softdropSpeed", "0.5"));
        } catch (NumberFormatException e) {
            note(Outcome.APPROXIMATED, "softdropSpeed", "it is no number, so that the default holds there: 0.5");
        }
        if (speed.signum() <= 0 || (long) speed.precision() - speed.scale() > 9 || speed.scale() > 9) {
            note(Outcome.APPROXIMATED, "softdropSpeed", "it must be above 0 and below 1000000000: 0.5 stands for it");
            speed = new BigDecimal("0.5");
        }
        if (flag("softdropMultiplyNativeSpeed", false)) {
            var factor =
                    speed.setScale(0, RoundingMode.HALF_UP).max(BigDecimal.ONE).intValueExact();
            if (speed.compareTo(BigDecimal.valueOf(factor)) != 0) {
                note(Outcome.APPROXIMATED, "softdropSpeed", "a factor must be a whole number: " + factor);
            }
            return SoftDrop.faster(factor);
        }
        if (speed.compareTo(INSTANT_SPEED) >= 0) {
            return SoftDrop.instant();
        }
        var row = Math.max(
                1, NANOS_PER_FRAME.divide(speed, 0, RoundingMode.HALF_UP).longValueExact());
        return new SoftDrop.Steps(row, row, SoftDrop.Gravity.REPLACED, false);
    }

    private ResettingLockDelay lockDelay() {
        var delay = LockDelays.nullpomino();
        var frames = frames("LockDelay");
        if (frames.isPresent()) {
            delay = delay.withDelayNanos(nanos(frames.getAsInt()));
        } else {
            leaveOutBounds("LockDelay", "half a second, unless both bounds are equal");
        }
        var moves = limit("lockresetLimitMove", "lockresetMove");
        var turns = limit("lockresetLimitRotate", "lockresetRotate");
        var isShared =
                flag("lockresetLimitShareCount", true) && flag("lockresetMove", true) && flag("lockresetRotate", true);
        var isNone = !flag("lockresetMove", true) && !flag("lockresetRotate", true);
        delay = delay.withLimit(moves)
                .withTurnLimit(isShared ? ResettingLockDelay.SHARED : turns)
                .withMoveReset(isNone ? MoveReset.NONE : delay.moveReset())
                .withStepReset(flag("lockresetFall", true) ? delay.stepReset() : StepReset.NONE)
                .withSoftDropLocks(flag("softdropLock", false) || flag("softdropSurfaceLock", false));
        return delay.withAtLimit(atLimit(isNone));
    }

    private int limit(String option, String counted) {
        var limit = number(option, 15);
        if (!flag(counted, true)) {
            return 0;
        }
        return limit < 0 ? ResettingLockDelay.UNLIMITED : limit;
    }

    private AtLimit atLimit(boolean isNone) {
        var over = number("lockresetLimitOver", 1);
        if (over == 2) {
            note(Outcome.APPROXIMATED, "lockresetLimitOver", "turns beyond the limit still kick, but set no time back");
        }
        // what does not count sets no time back, but locks nothing either
        var isPartial = !flag("lockresetMove", true) || !flag("lockresetRotate", true);
        if (over == 1 && isPartial && !isNone) {
            note(Outcome.APPROXIMATED, "lockresetLimitOver", "the limit of one kind of moves keeps the time instead");
        }
        return over == 1 && !isPartial ? AtLimit.LOCK : AtLimit.KEEP_TIME;
    }
}
