package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** The laws that callers can check their own strategies by: every preset keeps them, and they catch what does not. */
class ScoringChecksTest {
    @TestFactory
    Stream<DynamicTest> everyStrategyOfTheLibraryKeepsTheLaws() {
        return Stream.of(
                        tests(StrategyTextsTest.scorers(), Scorers::check),
                        tests(StrategyTextsTest.levelRules(), Levels::check),
                        tests(StrategyTextsTest.chainRules(), ChainRules::check),
                        tests(StrategyTextsTest.spinRules(), SpinRules::check),
                        tests(StrategyTextsTest.attackTables(), AttackTables::check))
                .flatMap(tests -> tests);
    }

    private static <T> Stream<DynamicTest> tests(StrategyTextsTest.Kind<T> kind, Consumer<T> check) {
        return kind.all().stream()
                .map(each -> DynamicTest.dynamicTest(kind.text().apply(each), () -> check.accept(each)));
    }

    @Test
    void negativePointsAreCaught() {
        caught("points must be 0 or more: -1 for ", () -> Scorers.check((before, after, lock) -> lock.lines() - 1));
    }

    @Test
    void negativePointsOfADropAreCaught() {
        caught(
                "points of a drop must be 0 or more: ",
                () -> Scorers.check(new Scorer() {
                    @Override
                    public long points(Score before, Score after, LockResult lock) {
                        return 0;
                    }

                    @Override
                    public long dropPoints(Score before, Drop drop) {
                        return 18L - drop.rows();
                    }
                }));
    }

    @Test
    void anOverflowAtTheLimitIsCaught() {
        caught("points must be 0 or more: -", () -> Scorers.check((before, after, lock) -> before.points() + 1));
    }

    @Test
    void anErrorIsCaughtWithTheSituation() {
        caught(
                "points must be answered for LockResult[",
                () -> Scorers.check((before, after, lock) ->
                        List.of(0L, 40L, 100L, 300L, 1200L).get(lock.lines())));
    }

    @Test
    void aScorerWithStateIsCaught() {
        var count = new AtomicInteger();
        caught("points must be the same twice", () -> Scorers.check((before, after, lock) -> count.incrementAndGet()));
    }

    @Test
    void aMemoryThatIsNotReadBackIsCaught() {
        caught(
                "a memory read back from its text 7 must be answered",
                () -> Scorers.check(new Scorer() {
                    @Override
                    public long points(Score before, Score after, LockResult lock) {
                        return 0;
                    }

                    @Override
                    public ScoreMemory remember(Score before, Score after, LockResult lock) {
                        return new Seven();
                    }
                }));
    }

    @Test
    void aNegativeLevelIsCaught() {
        caught("a level must be 0 or more: -1", () -> Levels.check((before, after, lock) -> before.level() - 1));
    }

    @Test
    void aChainBelowMinusOneIsCaught() {
        caught("a chain must be -1 or more: -2", () -> ChainRules.check((before, lock) -> before.backToBack() - 1));
    }

    @Test
    void anAttackThatLooksAtThePointsIsCaught() {
        caught(
                "an attack must be the same whatever points",
                () -> AttackTables.check((before, after, lock) -> Attack.of(before.points() > 0 ? 1 : 0)));
    }

    @Test
    @SuppressWarnings("NullAway") // what a caller without null checks may do
    void aMissingSpinIsCaught() {
        caught(
                "a spin must be the same twice, and not null: null",
                () -> SpinRules.check((board, piece, last) -> null));
    }

    @Test
    void aSpinRuleThatDoesNotKnowAKickIsCaught() {
        caught(
                "a spin must be answered for ",
                () -> SpinRules.check(
                        (board, piece, last) -> List.of(Spin.NONE, Spin.MINI).get(last.kick() + 1)));
    }

    private record Seven() implements ScoreMemory {
        @Override
        public String text() {
            return "7";
        }
    }

    private static void caught(String start, Executable check) {
        var error = assertThrows(IllegalArgumentException.class, check);
        var message = String.valueOf(error.getMessage());
        assertAll(
                () -> assertTrue(message.startsWith(start), message),
                () -> assertTrue(
                        message.contains(" after Score[")
                                || message.contains(" between Score[")
                                || message.contains(" on\n"),
                        message));
    }
}
