package io.github.wallkick.game;

import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The goals that people play for.
 *
 * @since 0.1.0
 */
@CheckReturnValue
public final class Goals {
    private static final int SPRINT_LINES = 40;
    private static final int MARATHON_LINES = 150;
    private static final Duration ULTRA_TIME = Duration.ofMinutes(2);

    private static final Presets<Goal> PRESETS = Presets.of(
            "goal",
            list -> list.with("none", Goals::none)
                    .with("sprint", Goals::sprint)
                    .with("marathon", Goals::marathon)
                    .with("ultra", Goals::ultra));

    private Goals() {}

    /**
     * The names that {@link #named(String)} knows.
     *
     * @return the names; immutable
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * The preset with a given name.
     *
     * @param name one of {@link #names()}
     * @return the goal
     * @throws IllegalArgumentException if there is no such preset
     */
    public static Goal named(String name) {
        return PRESETS.named(name);
    }

    /**
     * A goal of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param goal the goal; one name must always stand for the same
     * @return the named goal, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static Goal named(String name, Goal goal) {
        return new Named(StrategyText.named(name).toString(), goal);
    }

    /**
     * The goal that a text tells: the inverse of {@link Goal#text} for all that this library ships.
     *
     * @param text the text
     * @return the goal
     * @throws io.github.wallkick.NotationException if the text tells no such goal
     */
    public static Goal parse(String text) {
        return PRESETS.parse(
                text,
                Map.of(
                        Lines.KIND, number(Lines.COUNT, 1, Integer.MAX_VALUE, count -> new Lines((int) count)),
                        Level.KIND, number(Level.LEVEL, 0, Integer.MAX_VALUE, level -> new Level((int) level)),
                        Dig.KIND, number(Dig.ROWS, 1, Integer.MAX_VALUE, rows -> new Dig((int) rows)),
                        Time.KIND, number(Time.NANOS, 1, Long.MAX_VALUE, Time::new)));
    }

    private static Function<StrategyText.Fields, Goal> number(
            String key, long min, long max, java.util.function.LongFunction<Goal> goal) {
        return fields -> goal.apply(fields.number(key, min, max));
    }

    /**
     * No goal: the game goes on until it is lost.
     *
     * @return the goal that is never reached
     */
    public static Goal none() {
        return None.INSTANCE;
    }

    /**
     * A sprint: 40 lines, as fast as possible. Source: tetris.wiki, "Line race".
     *
     * @return the goal
     */
    public static Goal sprint() {
        return lines(SPRINT_LINES);
    }

    /**
     * A marathon: 150 lines, the end of level 15 under ten lines per level. Source: tetris.wiki, "Marathon".
     *
     * @return the goal
     */
    public static Goal marathon() {
        return lines(MARATHON_LINES);
    }

    /**
     * An ultra: two minutes for as many points as possible. Source: tetris.wiki, "Time trial".
     *
     * @return the goal
     */
    public static Goal ultra() {
        return time(ULTRA_TIME);
    }

    /**
     * A number of lines.
     *
     * @param count lines cleared since the start of the game, 1 or more
     * @return the goal
     * @throws IllegalArgumentException if the count is less than 1
     */
    public static Goal lines(int count) {
        return new Lines(count);
    }

    /**
     * A level.
     *
     * @param level the level to be reached, 0 or more; a game that begins with it ends at its first lock
     * @return the goal
     * @throws IllegalArgumentException if the level is negative
     */
    public static Goal level(int level) {
        return new Level(level);
    }

    /**
     * A number of garbage rows to dig away, as in a cheese race: {@link Game#withGarbage} begins one.
     *
     * @param rows garbage rows cleared since the start of the game, 1 or more
     * @return the goal
     * @throws IllegalArgumentException if the rows are fewer than 1
     */
    public static Goal dig(int rows) {
        return new Dig(rows);
    }

    /**
     * A time to play for points, or to survive.
     *
     * @param length the time of the game at which it ends, 1 nanosecond to 292 years
     * @return the goal
     * @throws IllegalArgumentException if the time is less than a nanosecond
     * @throws ArithmeticException if the time is too long for a {@code long} of nanoseconds
     */
    public static Goal time(Duration length) {
        return new Time(length.toNanos());
    }

    /** A goal of the library. */
    private sealed interface Preset extends Goal {
        /** The text of one that has no name. */
        StrategyText kind();

        @Override
        default String text() {
            return PRESETS.nameOf(this).orElseGet(() -> kind().toString());
        }
    }

    private enum None implements Preset {
        INSTANCE;

        @Override
        public boolean isReached(Moment moment) {
            return false;
        }

        @Override
        public StrategyText kind() {
            return StrategyText.of("none");
        }
    }

    private record Lines(int count) implements Preset {
        private static final String KIND = "lines";
        private static final String COUNT = "count";

        private Lines {
            Check.atLeast("lines of a goal", count, 1);
        }

        @Override
        public boolean isReached(Moment moment) {
            return moment.score().lines() >= count;
        }

        @Override
        public StrategyText kind() {
            return StrategyText.of(KIND).with(COUNT, count);
        }
    }

    private record Level(int level) implements Preset {
        private static final String KIND = "level";
        private static final String LEVEL = "level";

        private Level {
            Check.atLeast("level of a goal", level, 0);
        }

        @Override
        public boolean isReached(Moment moment) {
            return moment.score().level() >= level;
        }

        @Override
        public StrategyText kind() {
            return StrategyText.of(KIND).with(LEVEL, level);
        }
    }

    private record Dig(int rows) implements Preset {
        private static final String KIND = "dig";
        private static final String ROWS = "rows";

        private Dig {
            Check.atLeast("garbage rows of a goal", rows, 1);
        }

        @Override
        public boolean isReached(Moment moment) {
            return moment.garbageCleared() >= rows;
        }

        @Override
        public StrategyText kind() {
            return StrategyText.of(KIND).with(ROWS, rows);
        }
    }

    private record Time(long nanos) implements Preset {
        private static final String KIND = "time";
        private static final String NANOS = "nanos";

        private Time {
            Check.atLeast("time of a goal in nanoseconds", nanos, 1);
        }

        @Override
        public boolean isReached(Moment moment) {
            return moment.nanos() >= nanos;
        }

        @Override
        public long timeNanos() {
            return nanos;
        }

        @Override
        public StrategyText kind() {
            return StrategyText.of(KIND).with(NANOS, nanos);
        }
    }

    /** A goal of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements Goal {
        private final Goal goal;

        Named(String text, Goal goal) {
            super(text);
            this.goal = goal;
        }

        @Override
        public boolean isReached(Moment moment) {
            return goal.isReached(moment);
        }

        @Override
        public long timeNanos() {
            return goal.timeNanos();
        }
    }
}
