package io.github.wallkick.scoring;

/**
 * The level-up of the NES game as its code does it: whenever the last digit of the lines becomes 0, the level is compared
 * with the tens of the lines in bytes that overflow.
 */
enum NesLevels implements LevelRule {
    INSTANCE;

    @Override
    public Score advance(Score before, LockResult landing, int awardedLines) {
        var level = before.level();
        var lines = before.lines();
        for (var i = 0; i < landing.lines(); i++) {
            lines++;
            if (lines % 10 == 0 && isDue(level, lines)) {
                level++;
            }
        }
        return before.plusLines(landing.lines()).withLevel(level);
    }

    /** The tens and ones of the lines are two decimal digits of a byte, the hundreds are a number in another byte. */
    private static boolean isDue(int level, int lines) {
        var hundreds = lines / 100;
        var tens = lines / 10 % 10;
        return (byte) (level - (16 * hundreds + tens)) < 0;
    }
}
