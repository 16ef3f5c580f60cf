package io.github.wallkick.scoring;

/**
 * How the Grand Master scorers round fractions of a level.
 *
 * <p>Equality: enum constants, compared by identity.
 *
 * @since 0.1.0
 */
public enum TgmRounding {
    /** To the next whole number upwards, as tetris.wiki and the clones shiromino and cambridge have it for TGM1. */
    UP {
        @Override
        long quarter(long number) {
            return (number + 3) / 4;
        }

        @Override
        long half(long number) {
            return (number + 1) / 2;
        }
    },
    /** To the next whole number downwards, as NullpoMino does. */
    DOWN {
        @Override
        long quarter(long number) {
            return number / 4;
        }

        @Override
        long half(long number) {
            return number / 2;
        }
    };

    abstract long quarter(long number);

    abstract long half(long number);
}
