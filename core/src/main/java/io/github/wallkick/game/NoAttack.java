package io.github.wallkick.game;

import io.github.wallkick.scoring.Attack;
import io.github.wallkick.scoring.AttackTable;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.Score;

/** The attacks of a game without opponents. */
enum NoAttack implements AttackTable {
    INSTANCE;

    @Override
    public Attack attack(Score before, LockResult landing) {
        return Attack.NONE;
    }

    @Override
    public String toString() {
        return "none";
    }
}
