package io.github.wallkick.bench;

import io.github.wallkick.bench.Questions.Question;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import java.util.function.Predicate;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** A clockwise turn in the guideline's rotation system, by what becomes of it. */
public class RotationBench extends HotPathBench {
    private final RotationSystem system = RotationSystems.srs();
    private Question[] questions = {};
    private long kicks;

    /** What becomes of the turns. */
    @Param
    public Outcome outcome = Outcome.IN_PLACE;

    /** What becomes of a turn. */
    public enum Outcome {
        /** The first test fits. */
        IN_PLACE(result -> result.kick() == 0),
        /** A later test fits. */
        KICKED(TurnResult::isKicked),
        /** None of five tests fits. */
        BLOCKED(result -> !result.isTurned());

        private final Predicate<TurnResult> holds;

        Outcome(Predicate<TurnResult> holds) {
            this.holds = holds;
        }
    }

    /** Looks for turns with the outcome. */
    @Setup
    public void setUp() {
        questions = Questions.fitting(GameBoards.typical(), this::asks).toArray(Question[]::new);
        kicks = 0;
        for (var question : questions) {
            kicks += turn(question).kick();
        }
    }

    private boolean asks(Question question) {
        return question.piece().shape().box() > 2 && outcome.holds.test(turn(question));
    }

    private TurnResult turn(Question question) {
        return system.rotate(question.board(), question.piece(), Turn.CLOCKWISE);
    }

    /** The turn. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long rotate() {
        var sum = 0L;
        for (var question : questions) {
            sum += turn(question).kick();
        }
        return requireAnswer(sum, kicks);
    }
}
