package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.LockTimer.Contact;
import java.util.LinkedHashSet;
import java.util.Set;

/** The checks of a ruleset whose parts must fit each other. */
final class RulesetCheck {
    /** Enough draws to meet every type of a randomizer that deals bags of several sets. */
    private static final int SAMPLE = 140;

    private RulesetCheck() {}

    static void name(String name) {
        Check.that(
                !name.isEmpty() && name.chars().noneMatch(Character::isWhitespace),
                "the name of a ruleset must not be empty or have blanks",
                "\"" + name + "\"");
    }

    static void pieces(RandomizerFactory pieces, RotationSystem rotation, BoardSize size) {
        for (var type : sample(pieces)) {
            type(type, rotation, size);
        }
    }

    static void type(PieceType type, RotationSystem rotation, BoardSize size) {
        var piece = rotation.spawn(type, size);
        Check.that(
                !Board.empty(size).collides(piece),
                "pieces must enter within the board " + size + ", but type " + type.symbol() + " enters at",
                piece.cells());
    }

    /** Time must move on by itself, or a game could go through endless pieces at one moment. */
    static void time(TimingSettings timing, ScoringSettings scoring) {
        var level = scoring.startLevel();
        var lock = timing.lockDelay().start(level, new Contact(0, 0, true)).nanosToLock();
        Check.that(
                lock > 0 || timing.gravity().nanosToNextRow(level) > 0,
                "with instant gravity the lock delay must be longer than",
                lock);
    }

    private static Set<PieceType> sample(RandomizerFactory pieces) {
        var types = new LinkedHashSet<PieceType>();
        var randomizer = pieces.start(0);
        for (var i = 0; i < SAMPLE; i++) {
            var draw = randomizer.draw();
            types.add(draw.piece());
            randomizer = draw.next();
        }
        return types;
    }
}
