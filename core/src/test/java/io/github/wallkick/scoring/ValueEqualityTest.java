package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.Tetromino;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every value of the package equals a value of equal parts, and none that differs in one. */
class ValueEqualityTest {
    /** Two values of a kind that differ in every part, so that each part of one fits the other. */
    record Pair(Record one, Record other) {
        @Override
        public String toString() {
            return one.getClass().getSimpleName();
        }
    }

    static Stream<Pair> pairs() {
        var t = new Piece(Tetromino.T.shape(), Orientation.REVERSE, 3, 0);
        var turn = new LastTurn(Orientation.LEFT, 2, new Offset(1, -1), true);
        return Stream.of(
                new Pair(new Attack(1.5, 2, 3), new Attack(1.25, 4, 5)),
                new Pair(Drop.soft(3), Drop.hard(4)),
                new Pair(new DropSummary(1, true, 2, 3), new DropSummary(4, false, 5, 6)),
                new Pair(new PieceTime(1, 2, 3), new PieceTime(4, 5, 6)),
                new Pair(LastTurn.inPlace(Orientation.RIGHT), turn),
                new Pair(
                        new LockResult(t, 1, Spin.MINI, turn, false, DropSummary.soft(1), PieceTime.NONE),
                        new LockResult(
                                t.moved(1, 0),
                                2,
                                Spin.FULL,
                                LastTurn.NONE,
                                true,
                                DropSummary.NONE,
                                new PieceTime(1, 2, 3))),
                new Pair(
                        new Score(1, 2, 3, 4, 5, 6, memory("a"), memory("b")),
                        new Score(7, 8, 9, 10, 11, 12, memory("c"), memory("d"))),
                new Pair(
                        ScoringSettings.guideline(),
                        new ScoringSettings(
                                5,
                                Levels.tgm(),
                                ChainRules.perfectClears(1),
                                SpinRules.none(),
                                Scorers.nes(),
                                AttackTables.tetris99())),
                new Pair(new TetrioAttack.Surge(1, 2), new TetrioAttack.Surge(3, 4)),
                new Pair(
                        AttackTables.tetrio(),
                        new TetrioAttack(false, TetrioAttack.Combo.NONE, 3, true, new TetrioAttack.Surge(1, 2))));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void equalPartsMakeAnEqualValue(Pair pair) throws ReflectiveOperationException {
        var copy = with(pair.one(), -1, pair.other());
        assertAll(
                () -> assertNotSame(pair.one(), copy),
                () -> assertEquals(pair.one(), copy),
                () -> assertEquals(pair.one().hashCode(), copy.hashCode()));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everyPartCounts(Pair pair) {
        assertAll(Stream.iterate(0, i -> i + 1)
                .limit(pair.one().getClass().getRecordComponents().length)
                .map(i -> () -> assertNotEquals(pair.one(), with(pair.one(), i, pair.other()))));
    }

    @Test
    void strategiesNamedByTheirUserAreEqualByNameOnly() {
        assertAll(
                () -> assertEquals(
                        AttackTables.named("a", AttackTables.none()), AttackTables.named("a", AttackTables.jstris())),
                () -> assertNotEquals(
                        AttackTables.named("a", AttackTables.none()), AttackTables.named("b", AttackTables.none())),
                () -> assertEquals(SpinRules.named("a", SpinRules.none()), SpinRules.named("a", SpinRules.guideline())),
                () -> assertNotEquals(SpinRules.named("a", SpinRules.none()), SpinRules.named("b", SpinRules.none())),
                () -> assertEquals(Levels.named("a", Levels.nes()), Levels.named("a", Levels.tgm())),
                () -> assertNotEquals(Levels.named("a", Levels.nes()), Levels.named("b", Levels.nes())),
                () -> assertEquals(
                        ChainRules.named("a", ChainRules.perfectClears(1)),
                        ChainRules.named("a", ChainRules.difficultClears())),
                () -> assertNotEquals(
                        ChainRules.named("a", ChainRules.difficultClears()),
                        ChainRules.named("b", ChainRules.difficultClears())));
    }

    private static ScoreMemory memory(String text) {
        record Note(String text) implements ScoreMemory {}
        return new Note(text);
    }

    /** A copy of a value, of which one part is another value's. */
    private static Record with(Record one, int part, Record other) throws ReflectiveOperationException {
        var components = one.getClass().getRecordComponents();
        var parts = new Object[components.length];
        for (var i = 0; i < parts.length; i++) {
            parts[i] = components[i].getAccessor().invoke(i == part ? other : one);
        }
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return one.getClass().getDeclaredConstructor(types).newInstance(parts);
    }
}
