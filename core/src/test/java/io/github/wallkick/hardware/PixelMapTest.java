package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.TestData;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which LED is which dot. */
class PixelMapTest {
    static Stream<PixelMap> maps() {
        var panels = List.of(
                PixelMap.rows(8, 8),
                PixelMap.columns(5, 3),
                PixelMap.rows(8, 4).serpentine(),
                PixelMap.columns(4, 8).serpentine(),
                PixelMap.rows(1, 7).serpentine(),
                PixelMap.rows(7, 1).serpentine());
        return panels.stream()
                .flatMap(panel -> Stream.of(
                        panel,
                        panel.rotated(),
                        panel.mirroredX(),
                        panel.mirroredY(),
                        panel.chained(3, 2),
                        panel.chained(2, 2).rotated().mirroredX()));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void everyLedIsOneDot(PixelMap map) {
        var leds = new HashSet<Integer>();
        for (var y = 0; y < map.height(); y++) {
            for (var x = 0; x < map.width(); x++) {
                leds.add(map.led(x, y));
            }
        }
        assertEquals(map.width() * map.height(), leds.size());
        assertEquals(0, leds.stream().mapToInt(Integer::intValue).min().orElse(-1));
        assertEquals(
                leds.size() - 1, leds.stream().mapToInt(Integer::intValue).max().orElse(-1));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void fourQuarterTurnsAreNone(PixelMap map) {
        assertEquals(map, map.rotated().rotated().rotated().rotated());
        assertEquals(map.rotated().rotated(), map.mirroredX().mirroredY());
        assertEquals(map, map.mirroredX().mirroredX());
    }

    @Test
    void columnsRunDown() {
        assertEquals(1, PixelMap.columns(4, 8).led(0, 1));
        assertEquals(8, PixelMap.columns(4, 8).led(1, 0));
        assertEquals(15, PixelMap.columns(4, 8).serpentine().led(1, 0));
    }

    @Test
    void panelsFollowEachOther() {
        var wall = PixelMap.rows(8, 8).chained(2, 2);
        assertEquals(List.of(0, 64, 128, 192), List.of(wall.led(0, 0), wall.led(8, 0), wall.led(0, 8), wall.led(8, 8)));
    }

    @Test
    void aChainTakesTheColoursInItsOrder() {
        var pixels = Pixels.of(3, 2, (x, y) -> y * 3 + x);
        assertArrayEquals(
                new int[] {0, 1, 2, 5, 4, 3}, PixelMap.rows(3, 2).serpentine().chain(pixels));
        assertThrows(IllegalArgumentException.class, () -> PixelMap.rows(2, 3).chain(pixels));
    }

    @Test
    void halfOfWhiteIsLitAndColoursAreWeighed() {
        var pixels = Pixels.of(
                6,
                1,
                (x, y) -> IntStream.of(0, 0x7F7F7F, 0x808080, 0x00FF00, 0xFF0000, 0xFFFFFF)
                        .toArray()[x]);
        assertEquals("..++##\n".length(), pixels.toString().length());
        assertEquals(".+##+#\n", pixels.toString());
        assertEquals(
                List.of(0, 7, 8, 9, 4, 15),
                IntStream.range(0, 6).map(x -> pixels.level(x, 0)).boxed().toList());
        assertEquals(0x333333, pixels.dimmed(3).rgb(5, 0));
        assertEquals(pixels, pixels.dimmed(15));
    }

    @Test
    void dotsTurnClockwise() {
        var pixels = Pixels.of(3, 2, (x, y) -> y * 3 + x);
        assertEquals(Pixels.of(2, 3, (x, y) -> List.of(3, 0, 4, 1, 5, 2).get(y * 2 + x)), pixels.turned());
        assertEquals(pixels, pixels.turned().turned().turned().turned());
    }

    private static JsonNode report(String id) throws IOException {
        var all =
                new ObjectMapper().readTree(SharedFiles.path("corpus/bugs.json").toFile());
        var cases = all.isArray() ? all : all.get("cases");
        return StreamSupport.stream(cases.spliterator(), false)
                .filter(bug -> id.equals(bug.get("id").asText()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aZigzagIsNotMirroredInEverySecondRow() throws IOException {
        var bug = report("display-01");
        var map = PixelMap.rows(8, 8).serpentine();
        var leds = new ArrayList<Integer>();
        for (var point : TestData.list(bug.get("inputs").get(0).get("points"))) {
            leds.add(map.led(point.get(0).asInt(), point.get(1).asInt()));
        }
        assertEquals(
                TestData.list(bug.at("/expected/indices")).stream()
                        .map(JsonNode::asInt)
                        .toList(),
                leds);
    }

    @Test
    void oneCellTellsMirrorsAndTurnsApart() throws IOException {
        var expected = report("display-03").at("/expected/lit_col_row");
        var plain = PixelMap.rows(8, 8);
        assertEquals(led(expected.get("normal")), plain.led(0, 7));
        assertEquals(led(expected.get("flip_x")), plain.mirroredX().led(0, 7));
        assertEquals(led(expected.get("flip_y")), plain.mirroredY().led(0, 7));
        assertEquals(led(expected.get("rotate_cw")), plain.rotated().led(0, 7));
    }

    private static int led(JsonNode columnAndRow) {
        return columnAndRow.get(1).asInt() * 8 + columnAndRow.get(0).asInt();
    }
}
