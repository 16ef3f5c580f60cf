package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlayRulesTest {
    @ParameterizedTest
    @EnumSource
    void underTheBasicRulesPiecesEnterInColumnThree(Tetromino type) {
        var rules = PlayRules.basic();
        assertEquals(3, rules.rotations().spawn(type, rules.size()).x());
    }

    @ParameterizedTest
    @EnumSource
    void underTheBasicRulesTheBoxOfAPieceEntersInTheTopRow(Tetromino type) {
        var rules = PlayRules.basic();
        var piece = rules.rotations().spawn(type, rules.size());
        assertEquals(rules.size().height(), piece.y() + piece.shape().box());
    }

    @Test
    void aGameHasAtLeastOnePiece() {
        var rules = PlayRules.basic();
        assertThrows(IllegalArgumentException.class, () -> rules.withMaxPieces(0));
    }

    @Test
    void equalStrategiesMakeEqualRules() {
        var rules = PlayRules.basic();
        assertEquals(rules, rules.withSize(rules.size()).withMaxPieces(rules.maxPieces()));
    }
}
