package io.github.wallkick.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.TestData;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.MemoryPorts;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.input.Handlings;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games from the button to the picture and the tone, under every ruleset with its own handling. */
class GoldenPlayTest {
    private static final long MILLI = 1_000_000;
    private static final int STEP_MILLIS = 10;
    private static final int GAME_MILLIS = 60_000;

    static Stream<List<String>> games() {
        return TestData.table(GoldenPlayTest.class, "golden-play.txt");
    }

    private static List<String> play(String name) {
        var handling = Handlings.names().contains(name) ? Handlings.named(name) : Handlings.guideline();
        var memory = MemoryPorts.of(10, 20);
        memory.ports().all().forEach(Port::open);
        var settings = PlaySettings.of(Rulesets.named(name)).withHandling(handling);
        var loop = GameLoop.of(memory.ports(), settings, 7);
        var random = new SplittableRandom(7);
        var buttons = List.of(Button.LEFT, Button.RIGHT, Button.A, Button.B, Button.DOWN, Button.L, Button.UP);
        var crc = new CRC32();
        for (var millis = 0; millis < GAME_MILLIS && !loop.session().game().isOver(); millis += STEP_MILLIS) {
            if (random.nextInt(12) == 0) {
                var button = buttons.get(random.nextInt(buttons.size()));
                memory.change(random.nextBoolean() ? ButtonSet.of(button) : ButtonSet.NONE);
            }
            loop.step(STEP_MILLIS * MILLI);
            crc.update(memory.picture().orElseThrow().toString().getBytes(StandardCharsets.UTF_8));
            crc.update(memory.tones().toString().getBytes(StandardCharsets.UTF_8));
        }
        var score = loop.session().game().score();
        return List.of(
                name,
                String.valueOf(score.points()),
                String.valueOf(score.lines()),
                String.valueOf(score.pieces()),
                String.valueOf(memory.tones().size()),
                String.valueOf(memory.pictureCount()),
                Long.toHexString(crc.getValue()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameLooksAndSoundsAsItDid(List<String> game) {
        assertEquals(game, play(game.get(0)));
    }

    @Test
    void everyRulesetIsPlayed() {
        assertEquals(Rulesets.names(), games().map(game -> game.get(0)).toList());
    }

    /** Writes the table, for a change that is meant. */
    public static void main(String... args) {
        Rulesets.names().forEach(name -> System.out.println(String.join(" | ", play(name))));
    }
}
