package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Pentomino;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds for self-play by any rules, on any board, with any pieces. */
class SelfPlayProperties {
    private static final Ruleset BASIC = Rulesets.basic().untimed();
    private static final KickTable NUDGES =
            (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0), new Offset(0, 1));

    @Provide
    Arbitrary<Ruleset> rules() {
        var sizes = Combinators.combine(
                        Arbitraries.integers().between(5, 32),
                        Arbitraries.integers().between(6, 40))
                .flatAs((width, height) -> Arbitraries.integers()
                        .between(5, height)
                        .map(visible -> new BoardSize(width, height, visible)));
        return Combinators.combine(sizes, Arbitraries.oneOf(tetrominoes(), pentominoes()))
                .as((size, rules) -> rules.withSize(size))
                .withoutEdgeCases();
    }

    private static Arbitrary<Ruleset> tetrominoes() {
        Arbitrary<RotationSystem> systems = Arbitraries.of(
                RotationSystems.basic(), RotationSystems.srs(), RotationSystems.srsPlus(), RotationSystems.of(NUDGES));
        return systems.map(BASIC::withRotation);
    }

    private static Arbitrary<Ruleset> pentominoes() {
        var rotations = RotationSystems.of(
                NUDGES, Arrays.stream(Pentomino.values()).map(Pentomino::shape).toList());
        return Arbitraries.just(BASIC.withRandomizers(
                RandomizerFactories.named("pentominoes", seed -> AnyTypes.of(seed, Pentomino.values())), rotations));
    }

    @Provide
    Arbitrary<Player> players() {
        return Arbitraries.of(Players.random(), Players.dellacherie());
    }

    @Property(tries = 60)
    void theInvariantsHold(@ForAll("rules") Ruleset rules, @ForAll("players") Player player, @ForAll long seed) {
        var run = SelfPlay.of(rules, player)
                .withMaxPieces(200)
                .withGames(3)
                .withSeed(seed)
                .withChecked(true);
        assertDoesNotThrow(() -> run.run());
    }

    @Property(tries = 30)
    void theReportDoesNotDependOnTheThreads(
            @ForAll("rules") Ruleset rules, @ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int threads) {
        var run = SelfPlay.of(rules, Players.random())
                .withMaxPieces(100)
                .withGames(20)
                .withSeed(seed);
        assertEquals(run.withThreads(1).run(), run.withThreads(threads).run());
    }

    @Property(tries = 60)
    void cellsAreEitherClearedOrLeft(
            @ForAll("rules") Ruleset rules, @ForAll("players") Player player, @ForAll long seed) {
        var run = SelfPlay.of(rules, player).withMaxPieces(100).withGames(1).withSeed(seed);
        var result = run.result(0);
        var left = run.game(0)
                .reduce((first, second) -> second)
                .orElseThrow()
                .board()
                .filledCells();
        assertEquals(result.cells(), left + (long) rules.size().width() * result.lines());
    }

    @Property(tries = 30)
    void noRunOfSoundRulesIsWarnedOf(@ForAll long seed) {
        var run = SelfPlay.of(BASIC, Players.random()).withGames(1000).withSeed(seed);
        assertEquals(List.of(), run.run().warnings());
    }
}
