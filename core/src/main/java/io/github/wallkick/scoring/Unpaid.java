package io.github.wallkick.scoring;

/** Points that are paid when the level ends. */
final class Unpaid {
    private Unpaid() {}

    /** The score with more points to be paid, and all of them paid if the level went up. */
    static Score settle(Score before, Score after, long earned) {
        var unpaid = before.carry().unpaid() + earned;
        if (after.level() > before.level()) {
            return after.plusPoints(unpaid).withCarry(after.carry().withUnpaid(0));
        }
        return after.withCarry(after.carry().withUnpaid(unpaid));
    }
}
