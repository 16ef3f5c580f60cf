package io.github.wallkick.game;

import io.github.wallkick.internal.NamedStrategy;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The ways to lose that games use.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum TopOut implements TopOutRule {
    /**
     * A piece enters over filled cells, after hold and initial rotation. Source: tetris.wiki, "Top out".
     */
    BLOCK_OUT {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Spawn spawn && spawn.board().collides(spawn.piece());
        }
    },
    /**
     * A piece locks with all its cells above the visible rows; tested before the clear, which does not save the game.
     * Source: tetris.wiki, "Top out"; NullpoMino tests in this order.
     */
    LOCK_OUT {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Lock lock && lowest(lock) >= skyline(lock);
        }
    },
    /** As {@link #LOCK_OUT}, but a piece that clears rows is safe: the reading of games with a clutch rule. */
    LOCK_OUT_WITHOUT_CLEAR {
        @Override
        public boolean ends(Moment moment) {
            return LOCK_OUT.ends(moment)
                    && moment instanceof Moment.Lock lock
                    && lock.clear().count() == 0;
        }
    },
    /**
     * A piece locks with at least one cell above the visible rows. Source: NullpoMino's {@code fieldPartialLockoutDeath};
     * the guideline has not used it since 2009.
     */
    PARTIAL_LOCK_OUT {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Lock lock && highest(lock) >= skyline(lock);
        }
    },
    /** Garbage pushes filled cells beyond the topmost hidden row. Source: tetris.wiki, "Top out". */
    GARBAGE_OUT {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Garbage garbage
                    && garbage.board().stackHeight() + garbage.rows()
                            > garbage.board().height();
        }
    },
    /**
     * A piece that entered over filled cells has not found its way out when it locks: the NES, which does not look at the
     * entry at all. Source: disassembly of the NES game (CelestialAmber/TetrisNESDisasm).
     */
    OVERLAP_AT_LOCK {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Lock lock && lock.board().collides(lock.piece());
        }
    },
    /**
     * A piece locks where it entered, in whatever turn, for the second time in the game: the Game Boy. Source: two
     * disassemblies (kaspermeerts/tetris, vinheim3/tetris-gb-disasm).
     */
    SECOND_LOCK_AT_SPAWN {
        @Override
        public boolean ends(Moment moment) {
            return moment instanceof Moment.Lock lock && lock.locksAtSpawn() >= 2;
        }
    };

    private static final Presets<TopOutRule> PRESETS =
            Presets.of("top-out rule", list -> Stream.of(values()).forEach(rule -> list.with(rule.text(), () -> rule)));

    /**
     * A top-out rule of one's own under a name, so that recordings can name it. It equals every other one of its name.
     *
     * @param name the name; not blank, without quotation marks and control characters
     * @param rule the rule; one name must always stand for the same
     * @return the named rule, whose text is the name in quotation marks
     * @throws IllegalArgumentException if the name is none
     */
    public static TopOutRule named(String name, TopOutRule rule) {
        return new Named(StrategyText.named(name).toString(), rule);
    }

    /**
     * The rule that a text tells: the inverse of {@link #text} for these constants.
     *
     * @param text the text, such as {@code block-out}
     * @return the rule
     * @throws io.github.wallkick.NotationException if the text tells none of these
     */
    public static TopOutRule parse(String text) {
        return PRESETS.parse(text, Map.of());
    }

    @Override
    public String text() {
        return StrategyText.word(this);
    }

    private static int lowest(Moment.Lock lock) {
        return lock.piece().bottom();
    }

    private static int highest(Moment.Lock lock) {
        return lock.piece().top();
    }

    private static int skyline(Moment.Lock lock) {
        return lock.board().size().visibleHeight();
    }

    /** A rule of one's own, known by its name. */
    private static final class Named extends NamedStrategy implements TopOutRule {
        private final TopOutRule rule;

        Named(String text, TopOutRule rule) {
            super(text);
            this.rule = rule;
        }

        @Override
        public boolean ends(Moment moment) {
            return rule.ends(moment);
        }
    }
}
