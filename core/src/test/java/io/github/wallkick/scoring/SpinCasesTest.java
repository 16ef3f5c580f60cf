package io.github.wallkick.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Orientation;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Spins that two or three public engines agree on. */
class SpinCasesTest {
    private static final LastTurn SOME_TURN = LastTurn.inPlace(Orientation.SPAWN);

    @ParameterizedTest
    @MethodSource("cases")
    void guidelineJudgesAsTheEnginesDo(SpinCase spinCase) {
        var judged = SpinRules.guideline().judge(spinCase.board(), spinCase.piece(), spinCase.last());
        assertEquals(spinCase.spin(), judged);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aTurnThroughTheRotationSystemIsJudgedTheSame(SpinCase spinCase) {
        var rule = SpinRules.guideline();
        var start = spinCase.start();
        var result = spinCase.system().rotate(spinCase.board(), start, spinCase.turn());
        var last = result.isTurned()
                ? rule.afterTurn(
                        LastTurn.NONE,
                        LastTurn.of(start, result.piece(), result.kick(), result.makesFullSpin()),
                        spinCase.board(),
                        result.piece())
                : LastTurn.NONE;
        assertEquals(spinCase.spin(), rule.judge(spinCase.board(), result.piece(), last));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void immobilityIsAsTheEnginesSay(SpinCase spinCase) {
        var judged = new TetrioSpins.Immobile(true).judge(spinCase.board(), spinCase.piece(), SOME_TURN);
        assertEquals(spinCase.immobile() ? Spin.FULL : Spin.NONE, judged);
    }

    @ParameterizedTest
    @MethodSource("tetrioCases")
    void tetrioSettingsJudgeAsTriangleDoes(SpinCase spinCase) {
        var judged = new TreeMap<String, Spin>();
        for (var setting : spinCase.tetrio().keySet()) {
            var rule = SpinRules.named("tetrio-" + setting.toLowerCase(Locale.ROOT));
            judged.put(setting, rule.judge(spinCase.board(), spinCase.piece(), spinCase.last()));
        }
        assertEquals(spinCase.tetrio(), judged);
    }

    static Stream<SpinCase> cases() {
        return SpinCase.all();
    }

    static Stream<SpinCase> tetrioCases() {
        return SpinCase.all().filter(spinCase -> !spinCase.tetrio().isEmpty());
    }
}
