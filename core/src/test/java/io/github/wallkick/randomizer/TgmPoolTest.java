package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.piece.Tetromino;
import java.util.List;
import org.junit.jupiter.api.Test;

/** TGM3's pool. The pools of the examples are short and of one type, so that any generator draws the same. */
class TgmPoolTest {
    private static TgmPool pool(String text) {
        return (TgmPool) Randomizers.parse("pool types=IZSJLOT rng=splitmix64:1 " + text);
    }

    private static TgmPool afterDraw(String text) {
        return (TgmPool) pool(text).draw().next();
    }

    @Test
    void theFirstPieceLeavesThePoolAlone() {
        var pool = (TgmPool) Randomizers.tgm3(1).draw().next();
        assertEquals("IOTSZJL".repeat(5), pool.slots().letters(pool.types()));
    }

    @Test
    void theFirstPieceEntersTheHistoryAndEndsItsDrought() {
        var draw = Randomizers.tgm3(1).draw();
        var pool = (TgmPool) draw.next();
        var first = draw.piece().symbol();
        assertEquals("SSZ" + first, pool.history().letters(pool.types()));
        assertEquals("IZSJLOT".replace(first + "", "") + first, pool.droughts().letters(pool.types()));
    }

    @Test
    void thePlaceOfAPieceGoesToTheTypeThatWaitsLongest() {
        var next = afterDraw("checks=6 refills=always history=SSZJ droughts=OLTISZJ unseen=0 slots=T");
        assertEquals("O", next.slots().letters(next.types()));
    }

    @Test
    void theWaitIsTakenAfterTheDraw() {
        var next = afterDraw("checks=6 refills=always history=SSZJ droughts=OLTISZJ unseen=0 slots=O");
        assertEquals("L", next.slots().letters(next.types()));
        assertEquals("LTISZJO", next.droughts().letters(next.types()));
    }

    @Test
    void aRefusedPieceIsReplacedToo() {
        var draw = pool("checks=6 refills=always history=SSZJ droughts=OLTISZJ unseen=0 slots=S")
                .draw();
        assertEquals(Tetromino.O, draw.piece());
    }

    @Test
    void theDrawAfterTheLastRefusalIsTakenWhateverItIs() {
        var draw = pool("checks=2 refills=always history=ZOSJ droughts=OLTISZJ unseen=0 slots=S")
                .draw();
        assertEquals(Tetromino.O, draw.piece());
    }

    @Test
    void withTheFaultARefusalThatEndsTheLongestDroughtSkipsTheRefill() {
        var next = afterDraw("checks=6 refills=sometimes history=SSZJ droughts=OLTISZJ unseen=0 slots=S");
        assertEquals("O", next.slots().letters(next.types()));
    }

    @Test
    void withTheFaultAnUnrefusedPieceIsRefilled() {
        var next = afterDraw("checks=6 refills=sometimes history=SSZJ droughts=OLTISZJ unseen=0 slots=O");
        assertEquals("L", next.slots().letters(next.types()));
    }

    @Test
    void withTheFaultTwoEquallyLongDroughtsAreRefilled() {
        var next = afterDraw("checks=6 refills=sometimes history=SSZJ droughts=OLTISZJ unseen=2 slots=S");
        assertEquals("L", next.slots().letters(next.types()));
        assertEquals(1, next.unseen());
    }

    @Test
    void tiesOfTypesNeverDealtAreAnOption() {
        var order = List.of(Tetromino.O, Tetromino.Z, Tetromino.S, Tetromino.J, Tetromino.L, Tetromino.T, Tetromino.I);
        var randomizer = (FixedQueue) Randomizers.pool(PoolOptions.TGM3.withDroughtOrder(order), 1);
        assertTrue(((TgmPool) randomizer.then())
                .droughts()
                .letters(PieceTypes.seven())
                .startsWith("O"));
    }

    @Test
    void typesWithoutAnOrderComeLast() {
        var pool = (TgmPool) ((FixedQueue) Randomizers.tgm3(1, Presets.types(3))).then();
        assertEquals(3, pool.droughts().size());
    }

    @Test
    void droughtsAreFarShorterThanByChance() {
        var pool = RandomizerStatistics.of(Randomizers.tgm3(1), 50_000).longestDrought();
        var history = RandomizerStatistics.of(Randomizers.tgm2(1), 50_000).longestDrought();
        assertTrue(pool < 30 && pool < history, pool + " and " + history);
    }

    @Test
    void optionsOutOfTheirRangeAreRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> new PoolOptions(0, 6, List.of(), List.of(), List.of(), true));
    }
}
