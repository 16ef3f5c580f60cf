package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomizersTest {
    /** What a seed gives never changes: a failure here is a change to every existing game, not a test to mend. */
    @ParameterizedTest(name = "{0} by seed {1}")
    @CsvFileSource(resources = "golden-sequences.csv", numLinesToSkip = 1)
    void aSeedGivesItsSequenceForEver(String name, long seed, String letters) {
        assertEquals(letters, Deals.letters(Randomizers.named(name, seed), letters.length()));
    }

    @Test
    void everyNameIsListedOnce() {
        assertEquals(Randomizers.names().size(), new HashSet<>(Randomizers.names()).size());
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        var error = assertThrows(IllegalArgumentException.class, () -> Randomizers.named("8-bag", 1));
        assertEquals(
                "randomizer must be one of " + String.join(", ", Randomizers.names()) + ": 8-bag", error.getMessage());
    }

    @Test
    void aBagOfOneEachIsTheSevenBag() {
        assertEquals(Randomizers.sevenBag(9), Randomizers.bag(1, 9));
    }

    @Test
    void anEmptyScriptIsItsFollower() {
        assertEquals(Randomizers.sevenBag(9), Randomizers.fixedQueue(List.of(), Randomizers.sevenBag(9)));
    }

    @Test
    void aScriptBeforeAScriptIsOneScript() {
        var bag = Randomizers.sevenBag(9);
        var second = Randomizers.fixedQueue(List.of(Tetromino.T), bag);
        assertEquals(
                Randomizers.fixedQueue(List.of(Tetromino.I, Tetromino.T), bag),
                Randomizers.fixedQueue(List.of(Tetromino.I), second));
    }

    @Test
    void aTextTellsTheWholeState() {
        var text = "bag types=IOTSZJL rng=splitmix64:2a rest=OJL";
        assertEquals(text, Randomizers.parse(text).toString());
    }

    /** The mark stands before the place at which the text goes wrong. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "^",
                "^8-bag",
                "bag^",
                "bag types=IO^X rng=splitmix64:2a rest=",
                "bag types=IO^I rng=splitmix64:2a rest=",
                "bag types=^ rng=splitmix64:2a rest=",
                "bag types=IO rng=splitmix64:2a rest=O^O",
                "bag types=IO rng=splitmix64:2a rest=^T",
                "bag types=IO rng=^splitmix64:xyz rest=",
                "bag types=IO rng=^java:2a rest=",
                "bag types=IO rng=splitmix64:2a rest=O^ more",
                "bag types=IOT rng=splitmix64:2a rest=^TO",
                "bag types=IO rng=splitmix64:2^A rest=O",
                "bag ^rest=O types=IO rng=splitmix64:2a",
                "fixed-queue pieces=I^",
                "fixed-queue pieces=I then ^fixed-queue pieces=O then bag types=IO rng=splitmix64:2a rest=",
                "^fixed-queue pieces= then bag types=IO rng=splitmix64:2a rest=",
                "uniform types=IO rng=^minstd:0",
                "uniform types=IO rng=^minstd:7fffffff",
                "uniform types=IO rng=^java:1000000000000",
                "uniform types=IO rng=^lehmer:1",
                "classic types=IO rng=java:1 last=^",
                "history types=IO rng=java:1 rolls=^0 history=",
                "history types=IO rng=java:1 rolls=^many history=",
                "shuffled-bag types=IO rng=java:1 rest= filling=^sand",
                "shuffled-bag types=I rng=java:1 rest= filling=^pairs",
                "shuffled-bag types=IO rng=java:1 rest= filling=same-bag order=^",
                "shuffled-bag types=IO rng=java:1 rest= filling=same-bag order=^..",
                "nes-rom types=^IO register=1 picks=0 last-id=0 steps=0",
                "player-paced rng=java:1 then ^bag types=IO rng=splitmix64:2a rest="
            })
    void aTextThatIsNoStateIsRefusedWhereItGoesWrong(String marked) {
        var error = assertThrows(NotationException.class, () -> Randomizers.parse(marked.replace("^", "")));
        assertEquals(List.of(1, marked.indexOf('^') + 1), List.of(error.line(), error.column()), error.getMessage());
    }

    @Test
    void typesThatShareASymbolAreRefused() {
        PieceType otherT = () -> 'T';
        assertThrows(IllegalArgumentException.class, () -> Randomizers.sevenBag(1, Tetromino.T, otherT));
    }

    @Test
    void aTypeDrawnAsAnEmptyCellIsRefused() {
        PieceType dot = () -> '.';
        assertThrows(IllegalArgumentException.class, () -> Randomizers.sevenBag(1, dot));
    }

    @Test
    void moreTypesThanSixtyFourAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.sevenBag(1, Presets.types(65)));
    }

    @Test
    void pairsOfOneTypeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.pairs(1, Tetromino.T));
    }

    @Test
    void sequencesOfOtherProgramsAreOfTheSevenOnly() {
        var others = List.of(new PieceType[] {Tetromino.T}, Presets.types(7), new PieceType[] {
            Tetromino.I, Tetromino.I, Tetromino.O, Tetromino.T, Tetromino.S, Tetromino.Z, Tetromino.J
        });
        for (var types : others) {
            var error = assertThrows(IllegalArgumentException.class, () -> Randomizers.named("tetrio-7-bag", 1, types));
            assertEquals(
                    "the types of tetrio-7-bag must be the seven tetrominoes, each once: " + Arrays.toString(types),
                    error.getMessage());
        }
    }

    @Test
    void everySequenceDealsTheSevenWhenTheyAreNamed() {
        for (var name : Randomizers.names()) {
            assertTrue(Randomizers.named(name, 1, Tetromino.values()).draw().piece() instanceof Tetromino, name);
        }
        assertEquals(Randomizers.named("tetrio-7-bag", 1), Randomizers.named("tetrio-7-bag", 1, Tetromino.values()));
    }

    @Test
    void machinesDealSevenTypes() {
        assertThrows(IllegalArgumentException.class, () -> Randomizers.nesRom(1, Presets.types(6)));
        assertEquals(
                7,
                RandomizerStatistics.of(Randomizers.nesRom(1, Presets.types(7)), 500)
                        .types()
                        .size());
    }
}
