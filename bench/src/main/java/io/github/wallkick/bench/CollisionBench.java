package io.github.wallkick.bench;

import io.github.wallkick.bench.Questions.Question;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/** Does a piece fit: the question under every move, fall and turn. */
public class CollisionBench extends HotPathBench {
    private Question[] questions = {};
    private CellGrid[] grids = {};
    private long colliding;
    private long places;

    /** Makes the questions and answers them on the array board. */
    @Setup
    public void setUp() {
        questions = Questions.anywhere(GameBoards.typical()).toArray(Question[]::new);
        grids = new CellGrid[questions.length];
        for (var i = 0; i < questions.length; i++) {
            grids[i] = CellGrid.of(questions[i].board());
            colliding += grids[i].collides(questions[i].piece()) ? 1 : 0;
            places += place(questions[i]);
        }
    }

    private static int place(Question question) {
        return question.board().stackHeight()
                + question.piece().x()
                + question.piece().y();
    }

    /** The loop alone, which reads each board and piece but does not ask: its share in the other figures. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long loop() {
        var sum = 0L;
        for (var question : questions) {
            sum += place(question);
        }
        return requireAnswer(sum, places);
    }

    /** The packed board. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long board() {
        var count = 0L;
        for (var question : questions) {
            count += question.board().collides(question.piece()) ? 1 : 0;
        }
        return requireAnswer(count, colliding);
    }

    /** The array board. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public long arrayBaseline() {
        var count = 0L;
        for (var i = 0; i < questions.length; i++) {
            count += grids[i].collides(questions[i].piece()) ? 1 : 0;
        }
        return requireAnswer(count, colliding);
    }
}
