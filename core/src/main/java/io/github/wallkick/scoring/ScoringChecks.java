package io.github.wallkick.scoring;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.CanIgnoreReturnValue;
import io.github.wallkick.internal.SplitMix;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The laws of the strategies of this package, looked at in many situations; what breaks one is thrown. */
final class ScoringChecks {
    private static final int LOCKS = 400;
    private static final List<Score> STARTS = List.of(
            Score.start(0),
            Score.start(1),
            Score.start(9),
            Score.start(19).withLines(230),
            Score.start(255).withPoints(999_990),
            Score.start(998).withPieces(500),
            Score.start(Integer.MAX_VALUE)
                    .withPoints(Long.MAX_VALUE)
                    .withLines(Integer.MAX_VALUE)
                    .withCombo(Integer.MAX_VALUE)
                    .withBackToBack(Integer.MAX_VALUE));
    private static final List<DropSummary> DROPS = List.of(
            DropSummary.NONE,
            DropSummary.soft(1),
            DropSummary.soft(17),
            DropSummary.sonic(19),
            DropSummary.NONE.withHeldNanos(300_000_000),
            new DropSummary(Integer.MAX_VALUE, true, Integer.MAX_VALUE, Long.MAX_VALUE));
    private static final List<PieceTime> TIMES = List.of(
            PieceTime.NONE,
            new PieceTime(200_000_000, 50_000_000, 700_000_000),
            new PieceTime(9_000_000_000L, 500_000_000, 9_500_000_000L),
            new PieceTime(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE));
    private static final List<Drop> PAID_DROPS = List.of(
            Drop.soft(0), Drop.soft(1), Drop.sonic(19), Drop.hard(0), Drop.hard(19), Drop.hard(Integer.MAX_VALUE));

    /** A cave whose slots hold pieces that can and cannot move. */
    private static final Board CAVE = Board.parse(BoardSize.STANDARD, """
            ...X....XX
            XX....X..X
            XX...XXX.X
            XXX.XXXX.X
            XXX..XX..X
            """);

    private ScoringChecks() {}

    static void scorer(Scorer scorer) {
        var rules =
                ScoringSettings.guideline().withLevels(Levels.everyLines(10)).withScorer(scorer);
        walk(rules, (before, lock) -> {
            var counted = rules.withScorer((earlier, after, any) -> 0).afterLock(before, lock);
            var where = " for " + lock + " after " + before;
            law("points", () -> scorer.points(before, counted, lock), points -> points >= 0, "0 or more", where);
            for (var drop : PAID_DROPS) {
                law(
                        "points of a drop",
                        () -> scorer.dropPoints(before, drop),
                        points -> points >= 0,
                        "0 or more",
                        " for " + drop + " after " + before);
            }
            memory(() -> scorer.remember(before, counted, lock), scorer::parseMemory, where);
        });
    }

    static void levels(LevelRule rule) {
        var rules = ScoringSettings.guideline().withLevels(rule).withScorer((before, after, lock) -> 0);
        walk(rules, (before, lock) -> {
            var counted = before.counted(lock, rules.chains().backToBack(before, lock));
            var where = " for " + lock + " after " + before;
            law("a level", () -> rule.level(before, counted, lock), level -> level >= 0, "0 or more", where);
            law(
                    "a level at a spawn",
                    () -> rule.spawned(before.level()),
                    level -> level >= 0,
                    "0 or more",
                    " after " + before);
            memory(() -> rule.remember(before, counted, lock), rule::parseMemory, where);
        });
    }

    static void chains(ChainRule rule) {
        walk(
                ScoringSettings.guideline().withChains(rule),
                (before, lock) -> law(
                        "a chain",
                        () -> rule.backToBack(before, lock),
                        chain -> chain >= -1,
                        "-1 or more",
                        " for " + lock + " after " + before));
    }

    static void attacks(AttackTable table) {
        var rules = ScoringSettings.guideline().withAttacks(table);
        walk(rules, (before, lock) -> {
            var after = rules.afterLock(before, lock);
            var where = " for " + lock + " between " + before + " and " + after;
            var attack =
                    law("an attack", () -> table.attack(before, after, lock), any -> true, "the same twice", where);
            law(
                    "an attack",
                    () -> table.attack(plain(before), plain(after), lock),
                    attack::equals,
                    "the same whatever points, lines, level and pieces are: " + attack,
                    where);
        });
    }

    static void spins(SpinRule rule) {
        for (var type : Tetromino.values()) {
            for (var orientation : Orientation.values()) {
                for (var x = -1; x < CAVE.width(); x++) {
                    for (var y = -1; y < 6; y++) {
                        var piece = new Piece(type.shape(), orientation, x, y);
                        if (!CAVE.collides(piece)) {
                            spins(rule, piece);
                        }
                    }
                }
            }
        }
    }

    private static void spins(SpinRule rule, Piece piece) {
        var where = " for " + piece + " on\n" + CAVE;
        var last = LastTurn.NONE;
        for (var from : Orientation.values()) {
            var before = piece.withOrientation(from);
            for (var kick = 0; kick < 6; kick++) {
                var turn = LastTurn.of(before, piece, kick, kick == 4);
                var earlier = last;
                last = law(
                        "what is remembered after a turn",
                        () -> rule.afterTurn(earlier, turn, CAVE, piece),
                        any -> true,
                        "the same twice",
                        where);
                var turned = last;
                law("a spin", () -> rule.judge(CAVE, piece, turned), any -> true, "the same twice", where);
                law(
                        "what is remembered after a move",
                        () -> rule.afterMove(turned),
                        any -> true,
                        "the same twice",
                        where);
            }
        }
        law("a spin", () -> rule.judge(CAVE, piece, LastTurn.NONE), any -> true, "the same twice", where);
    }

    /** A step of a walk: the score before a lock, and the lock. */
    private interface Visitor {
        void visit(Score before, LockResult lock);
    }

    /** Plays from every start, and shows each lock before it is counted. */
    private static void walk(ScoringSettings rules, Visitor visitor) {
        for (var start : STARTS) {
            var score = start;
            for (var i = 0; i < LOCKS; i++) {
                var lock = lock(i);
                visitor.visit(score, lock);
                score = rules.afterSpawn(rules.afterLock(score, lock));
            }
        }
    }

    private static LockResult lock(int number) {
        var random = SplitMix.at(number, 0);
        var lines = (int) Math.floorMod(random, 6L);
        var piece = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, number % 20);
        return LockResult.of(piece)
                .withLines(lines)
                .withSpin(Spin.values()[(int) Math.floorMod(random >> 8, 3L)])
                .withPerfectClear(lines > 0 && (random >> 16 & 7) == 0)
                .withDrops(DROPS.get((int) Math.floorMod(random >> 24, (long) DROPS.size())))
                .withTime(TIMES.get((int) Math.floorMod(random >> 32, (long) TIMES.size())));
    }

    private static Score plain(Score score) {
        return Score.start(0).withCombo(score.combo()).withBackToBack(score.backToBack());
    }

    private static void memory(Supplier<ScoreMemory> answer, Function<String, ScoreMemory> parser, String where) {
        var memory = law("a memory", answer, any -> true, "the same twice", where);
        if (!memory.equals(ScoreMemory.NONE)) {
            law(
                    "a memory read back from its text " + memory.text(),
                    () -> parser.apply(memory.text()),
                    memory::equals,
                    "equal to " + memory,
                    where);
        }
    }

    /** An answer that is not null, is the same when it is asked for again, and keeps a rule. */
    @CanIgnoreReturnValue
    private static <T> T law(String what, Supplier<T> answer, Predicate<T> holds, String rule, String where) {
        T first;
        T second;
        try {
            first = answer.get();
            second = answer.get();
        } catch (RuntimeException e) {
            throw new IllegalArgumentException(what + " must be answered" + where + ", but there was " + e, e);
        }
        if (first == null || !first.equals(second)) {
            throw new IllegalArgumentException(
                    what + " must be the same twice, and not null: " + first + ", " + second + where);
        }
        if (!holds.test(first)) {
            throw new IllegalArgumentException(what + " must be " + rule + ": " + first + where);
        }
        return first;
    }
}
