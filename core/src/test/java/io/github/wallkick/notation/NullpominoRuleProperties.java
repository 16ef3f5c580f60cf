package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever a rule file says, it is read or refused, and what is read can be played. */
class NullpominoRuleProperties {
    private static final List<String> NAMES = List.of(
            "strRuleName",
            "strWallkick",
            "strRandomizer",
            "style",
            "pieceOffsetX.4.0",
            "pieceOffsetY.4.2",
            "pieceOffsetX.0.1",
            "pieceSpawnX.4.0",
            "pieceSpawnY.0.0",
            "pieceDefaultDirection.4",
            "pieceColor.3",
            "pieceEnterAboveField",
            "pieceEnterMaxDistanceY",
            "fieldWidth",
            "fieldHeight",
            "fieldHiddenHeight",
            "fieldCeiling",
            "fieldLockoutDeath",
            "fieldPartialLockoutDeath",
            "nextDisplay",
            "holdEnable",
            "holdInitial",
            "holdLimit",
            "holdResetDirection",
            "harddropEnable",
            "harddropLock",
            "softdropEnable",
            "softdropLock",
            "softdropSpeed",
            "softdropMultiplyNativeSpeed",
            "rotateInitial",
            "rotateWallkick",
            "rotateMaxUpwardWallkick",
            "rotateButtonAllowDouble",
            "lockresetFall",
            "lockresetMove",
            "lockresetRotate",
            "lockresetLimitMove",
            "lockresetLimitRotate",
            "lockresetLimitShareCount",
            "lockresetLimitOver",
            "minARE",
            "maxARE",
            "minLockDelay",
            "maxLockDelay",
            "dasDelay",
            "skin",
            "something else");

    private static final List<String> VALUES = List.of(
            "",
            "0",
            "1",
            "2",
            "3",
            "4",
            "-1",
            "-3",
            "20",
            "9",
            "2147483647",
            "-2147483648",
            "99999999999",
            "0.5",
            "1e9",
            "1e-99",
            "1e999999999",
            "1e2147483647",
            "true",
            "TRUE",
            "false",
            "x",
            "a.b.StandardWallkick",
            "StandardSymmetricMild180Wallkick",
            "ClassicWallkick",
            "BagRandomizer",
            "two words");

    @Provide
    Arbitrary<Map<String, String>> options() {
        return Arbitraries.maps(Arbitraries.of(NAMES), Arbitraries.of(VALUES)).ofMaxSize(12);
    }

    @Property(tries = 400)
    void everyOptionHasOneNoteAndTheRulesCanBePlayed(@ForAll("options") Map<String, String> options) {
        NullpominoRule.Import read;
        try {
            read = new NullpominoRule(options).ruleset(Rulesets.guideline());
        } catch (IllegalArgumentException e) {
            assertTrue(String.valueOf(e.getMessage()).startsWith("NullpoMino's "), e::getMessage);
            return;
        }
        assertEquals(
                options.keySet().stream().sorted().toList(),
                read.notes().stream().map(NullpominoRule.Note::option).toList());
        assertEquals(read.ruleset(), Ruleset.parse(read.ruleset().text()));
        var game = Game.start(read.ruleset(), 3);
        for (var input : List.of(Input.CLOCKWISE, Input.HALF_TURN, Input.HARD_DROP, Input.LEFT, Input.SOFT_DROP)) {
            game = game.apply(input).game().advance(700_000_000).game();
        }
        assertEquals(read.ruleset().size(), game.board().size());
    }

    @Provide
    Arbitrary<String> texts() {
        return Combinators.combine(
                        Arbitraries.of(NAMES).map(name -> "0.ruleopt." + name),
                        Arbitraries.of(
                                "=", ":", " ", "=\\", "=\\u", "=\\u00e", "\\=", "\n", "\r\n", "#", "!", "=\\\\u"),
                        Arbitraries.of(VALUES))
                .as((name, sign, value) -> name + sign + value)
                .list()
                .ofMaxSize(6)
                .map(lines -> String.join("\n", new ArrayList<>(lines)));
    }

    @Property(tries = 400)
    void anyTextIsReadOrRefusedAtAPlaceOfIt(@ForAll("texts") String text) {
        try {
            assertTrue(NullpominoRule.parse(text).options().keySet().stream().noneMatch(String::isEmpty));
        } catch (NotationException e) {
            var lines = text.split("\n", -1);
            assertTrue(e.line() >= 1 && e.line() <= lines.length, e::getMessage);
            assertTrue(e.column() >= 1 && e.column() <= lines[e.line() - 1].length() + 1, e::getMessage);
        }
    }

    @Property(tries = 200)
    void anyLettersAreReadOrRefused(@ForAll String text) {
        try {
            assertTrue(!NullpominoRule.parse(text).options().isEmpty());
        } catch (NotationException e) {
            assertTrue(e.line() >= 1);
        }
    }
}
