package io.github.wallkick.randomizer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.piece.Tetromino;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameBoyRomTest {
    private static final String LETTERS = "LJIOZST";
    private static final int TICK = 64;

    private static GameBoyRom rom(int divider, char older, char newer) {
        return new GameBoyRom(GameBoyRom.order(), divider * TICK, LETTERS.indexOf(older), LETTERS.indexOf(newer), 0);
    }

    /** Only a look that is refused lets time pass, since no cycles lie between the draws. */
    private static boolean isTakenAtFirstLook(GameBoyRom rom) {
        return ((GameBoyRom) rom.draw().next()).clock() == rom.clock();
    }

    private static boolean isWithin(String letters, int piece) {
        return letters.indexOf(LETTERS.charAt(piece)) >= 0;
    }

    // Source: the disassembled routine NextPiece: (older | newer | piece) == older is refused
    @ParameterizedTest
    @CsvSource({"L,L", "J,LJ", "I,LI", "O,LJIO", "Z,LZ", "S,LJZS", "T,LIZT"})
    void aPieceIsRefusedWhenItAndTheLastHaveNoBitOfTheirOwn(char active, String within) {
        for (var newer = 0; newer < 7; newer++) {
            for (var piece = 0; piece < 7; piece++) {
                var rom = rom(piece + 1 + 7, active, LETTERS.charAt(newer));
                var refused = isWithin(within, newer) && isWithin(within, piece);
                assertEquals(!refused, isTakenAtFirstLook(rom), newer + " then " + piece);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1,L", "2,J", "7,T", "8,L", "0,O", "255,I"})
    void theDividerLessOneModuloSevenIsThePiece(int divider, Tetromino piece) {
        assertEquals(piece, rom(divider, 'L', 'T').draw().piece());
    }

    /** L L L in one tick; 8, 9, 12; 0, 55, 67. The looks are chained by hand, so that none needs to be refused. */
    @ParameterizedTest
    @CsvSource({"1,1,1", "8,9,12", "0,55,67"})
    void theLoopNeedsTimeThatGrowsWithTheDivider(int first, int second, int third) {
        var once = rom(first, 'L', 'L').afterSecondLook();
        var twice = once.afterSecondLook();
        assertEquals(second, once.clock() / TICK);
        assertEquals(third, twice.clock() / TICK);
    }

    @Test
    void theThirdLookIsTakenWhateverItIs() {
        var rom = rom(1, 'L', 'L');
        assertEquals(Tetromino.L, rom.draw().piece());
        assertEquals(
                rom.afterSecondLook().afterSecondLook().clock(),
                ((GameBoyRom) rom.draw().next()).clock());
    }

    @Test
    void theSecondLookIsHeldAgainstTheRuleToo() {
        // at divider 8 the looks are L, J, Z: J passes J's rule no better than L does
        assertEquals(Tetromino.Z, rom(8, 'J', 'L').draw().piece());
        assertEquals(Tetromino.J, rom(8, 'L', 'L').draw().piece());
    }

    @Test
    void aFrameIs274TicksAndAThird() {
        var oneFrame = rom(0, 'L', 'T').afterFrames(1).clock();
        assertEquals(17556 % GameBoyRom.PERIOD, oneFrame);
    }

    @Test
    void aGameStartsWithLBeforeTheLeftOver() {
        var start = (GameBoyRom) Randomizers.gameBoyRom(5 * TICK, Tetromino.S, 0);
        assertEquals(rom(5, 'L', 'S'), start);
    }

    /** Long-run shares of the timed draws, in units of a hundredth of a percent. */
    @ParameterizedTest
    @CsvSource({"L,1093", "J,1376", "I,1388", "O,1624", "Z,1365", "S,1564", "T,1589"})
    void withAPlayerTheSharesAreThoseOfTheGame(Tetromino type, int share) {
        var statistics = RandomizerStatistics.of(Randomizers.gameBoyRom(1), 400_000);
        assertEquals(share, statistics.count(type) * 10_000.0 / statistics.draws(), 50);
    }

    @Test
    void withAPlayerRepeatsAreAsRareAsInTheGame() {
        var statistics = RandomizerStatistics.of(Randomizers.gameBoyRom(1), 400_000);
        assertEquals(0.107, statistics.repeats() / (double) statistics.draws(), 0.005);
    }
}
