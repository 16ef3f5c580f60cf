package io.github.wallkick.game;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.timing.LockTimer.Contact;
import java.util.LinkedHashSet;
import java.util.Optional;
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

    /** A piece that a caller puts under control: it must be able to spawn again after a hold. */
    static void piece(Piece piece, Ruleset rules) {
        type(piece.type(), rules.rotation(), rules.size());
        Check.that(
                piece.shape().equals(rules.rotation().shape(piece.type())),
                "a piece must have the shape of its ruleset's rotation system",
                piece);
    }

    /** A board that a caller puts under a piece; rules that let a piece spawn over filled cells let it be there. */
    static void board(Board board, Optional<Piece> under, Ruleset rules) {
        Check.that(
                board.size().equals(rules.size()),
                "a board must have the ruleset's size " + rules.size(),
                board.size());
        under.filter(piece -> board.collides(piece))
                .filter(piece ->
                        rules.topOuts().stream().anyMatch(rule -> rule.ends(new TopOutRule.Moment.Spawn(board, piece))))
                .ifPresent(piece -> Check.that(false, "a board must leave room for the piece under control", piece));
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
