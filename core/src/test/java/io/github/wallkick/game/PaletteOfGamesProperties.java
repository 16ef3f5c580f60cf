package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.board.Palette;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Colours follow the events of every game: the coloured cells are the filled ones, whatever the rules do with rows. */
class PaletteOfGamesProperties {
    private static final int STEPS = 600;
    private static final int MILLI = 1_000_000;

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Rulesets.names()).map(Rulesets::named);
    }

    @Property(tries = 200)
    void theColouredCellsAreTheFilledOnesUnderEveryRuleset(@ForAll("rulesets") Ruleset rules, @ForAll long seed) {
        assertColoured(rules, seed);
    }

    @Property(tries = 100)
    void theColouredCellsAreTheFilledOnesOnSmallBoards(@ForAll("rulesets") Ruleset rules, @ForAll long seed) {
        // few columns, so that rows clear, and few rows, so that games end
        var visible = 8;
        assertColoured(rules.withSize(new BoardSize(4, visible + 4, visible)), seed);
    }

    @Property(tries = 50)
    void theColouredCellsAreTheFilledOnesUnderAClearRuleOfOnesOwn(@ForAll long seed) {
        assertColoured(
                Rulesets.guideline().withSize(new BoardSize(4, 16, 12)).withClears(PaletteOfGamesProperties::cascade),
                seed);
    }

    /** Full rows go, and then every cell falls by itself. */
    private static LineClear cascade(Board locked) {
        var clear = locked.clearLines();
        if (clear.count() == 0) {
            return clear;
        }
        var fallen = Board.empty(locked.size());
        for (var x = 0; x < locked.width(); x++) {
            var height = 0;
            for (var y = 0; y < locked.height(); y++) {
                if (clear.board().isFilled(x, y)) {
                    fallen = fallen.withCell(x, height++, true);
                }
            }
        }
        return new LineClear(fallen, clear.rowMask());
    }

    private static void assertColoured(Ruleset rules, long seed) {
        var dice = new SplittableRandom(seed);
        var inputs = rules.inputs().toArray(Input[]::new);
        var opening = Game.opening(rules, seed);
        var game = opening.game();
        var palette = opening.palette(Palette.empty(rules.size()));
        for (var i = 0; i < STEPS && !game.isOver(); i++) {
            var step = step(game, inputs, dice);
            palette = step.palette(palette);
            game = step.game();
            assertEquals(game.board(), palette.board(), step::toString);
        }
    }

    private static Transition step(Game game, Input[] inputs, SplittableRandom dice) {
        return switch (dice.nextInt(8)) {
            case 0, 1 -> game.advance(dice.nextLong(300L * MILLI));
            case 2 -> game.apply(Input.HARD_DROP);
            case 3 -> game.advance(20_000L * MILLI);
            case 4 -> dice.nextInt(8) == 0 ? game.receive(1 + dice.nextInt(3)) : game.apply(Input.SOFT_DROP);
            default -> game.apply(inputs[dice.nextInt(inputs.length)]);
        };
    }

    @Example
    void cellsOfAnArikaGameAboveItsHiddenRowAreLost() {
        var size = new BoardSize(4, 6, 4);
        var rules = Rulesets.tgm2Master().withSize(size);
        var before = Palette.parse(size, "T...\n....\n....\n....\n....\nIIII");
        var after = removed(rules, before, 1);
        assertEquals(Palette.empty(size), after);
    }

    @Example
    void theGameBoysTopRowAppearsAgainInItsColours() {
        var rules = Rulesets.gameBoy();
        var stack = "T.........\n".repeat(1) + "Z.........\n".repeat(15) + "IIIIOOIIII\nIIIIOOIIII\n";
        var before = Palette.parse(rules.size(), stack);
        var after = removed(rules, before, 0b11);
        assertEquals(Palette.parse(rules.size(), "T.........\n".repeat(2) + "Z.........\n".repeat(15)), after);
    }

    @Example
    void hiddenRowsOfANesGameKeepTheirPlaceAndTheirColours() {
        var rules = Rulesets.nesNtsc();
        var before = Palette.empty(rules.size()).withCell(0, 20, Tetromino.T).withCell(3, 1, Tetromino.J);
        for (var x = 0; x < 10; x++) {
            before = before.withCell(x, 0, Tetromino.I);
        }
        var after = removed(rules, before, 1);
        var expected = Palette.empty(rules.size()).withCell(0, 20, Tetromino.T).withCell(3, 0, Tetromino.J);
        assertEquals(expected, after);
    }

    @Example
    void eventsThatLeaveTheBoardLeaveThePalette() {
        var game = Game.start(Rulesets.guideline(), 1);
        var palette = Palette.empty();
        List<Event> events =
                List.of(new Event.GarbageSent(0, 2), new Event.LevelReached(0, 3), new Event.Held(0, Tetromino.T));
        assertSame(palette, new Transition(game, events).palette(palette));
    }

    @Example
    void aPaletteOfAnotherSizeIsRefused() {
        var step = Game.start(Rulesets.guideline(), 1).apply(Input.LEFT);
        var palette = Palette.empty(BoardSize.of(8, 8));
        assertThrows(IllegalArgumentException.class, () -> step.palette(palette));
    }

    private static Palette removed(Ruleset rules, Palette before, long rowMask) {
        return new Transition(Game.start(rules, 1), List.of(new Event.RowsRemoved(0, rowMask))).palette(before);
    }
}
