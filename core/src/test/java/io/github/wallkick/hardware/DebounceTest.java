package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.TestData;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of contacts that bounce. */
class DebounceTest {
    private static final ButtonSet DOWN = ButtonSet.of(Button.A);
    private static final long MICRO = 1000;
    private static final long MILLI = 1_000_000;

    static Stream<List<String>> vectors() {
        return TestData.table(DebounceTest.class, "debounce.txt");
    }

    private static List<Debounce.Change> edges(String text) {
        return Arrays.stream(text.split(" "))
                .filter(edge -> !edge.isEmpty())
                .map(edge -> new Debounce.Change(
                        Long.parseLong(edge.substring(1)) * MICRO, edge.charAt(0) == '+' ? DOWN : ButtonSet.NONE))
                .toList();
    }

    /** The changes that a filter makes of edges, read at the edges alone. */
    private static List<Debounce.Change> filtered(Debounce filter, List<Debounce.Change> edges) {
        var changes = new ArrayList<Debounce.Change>();
        var now = filter;
        var nanos = 0L;
        var level = ButtonSet.NONE;
        for (var edge : Stream.concat(edges.stream(), Stream.of(new Debounce.Change(Long.MAX_VALUE, ButtonSet.NONE)))
                .toList()) {
            var isEnd = edge.nanos() == Long.MAX_VALUE;
            var until = isEnd ? nanos + 1000 * MILLI : edge.nanos();
            level = isEnd ? level : edge.down();
            var step = now.at(level, until - nanos);
            for (var change : step.changes()) {
                changes.add(new Debounce.Change(nanos + change.nanos(), change.down()));
            }
            nanos = until;
            now = step.next();
        }
        return changes;
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aDeadTimeGivesThePublishedChanges(List<String> row) {
        assertEquals(edges(row.get(2)), filtered(Debounce.lockOut(Duration.ofMillis(5)), edges(row.get(1))));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aFilterThatWaitsGivesThePublishedChanges(List<String> row) {
        assertEquals(edges(row.get(3)), filtered(Debounce.stable(Duration.ofMillis(5)), edges(row.get(1))));
    }

    /** The counter is unsigned and wraps within the vector; read as int it changes its sign there. */
    @ParameterizedTest
    @MethodSource("vectors")
    void aCounterThatWrapsGivesTheSameChanges(List<String> row) {
        for (var start : new long[] {0xFFFFFFFFL - 3000, 0x7FFFFFFFL - 3000, Long.MAX_VALUE / MICRO - 3000}) {
            var clock = new long[] {start};
            var level = new LatchedButtons("contact", DOWN);
            var bits = start > 0xFFFFFFFFL ? Long.SIZE : Integer.SIZE;
            var port = ButtonPorts.debounced(
                    level, Debounce.lockOut(Duration.ofMillis(5)), ButtonPorts.unwrapped(() -> clock[0], bits, MICRO));
            var changes = new ArrayList<Debounce.Change>();
            var last = ButtonSet.NONE;
            var edges = edges(row.get(1));
            for (var micros = 0L; micros < 150_000; micros += 100) {
                clock[0] = bits == Integer.SIZE ? (int) (start + micros) : start + micros;
                for (var edge : edges) {
                    if (edge.nanos() == micros * MICRO) {
                        level.change(edge.down());
                    }
                }
                var now = port.poll();
                if (!now.equals(last)) {
                    changes.add(new Debounce.Change(micros * MICRO, now));
                    last = now;
                }
            }
            assertEquals(edges(row.get(2)), changes);
        }
    }

    @Test
    void eachButtonHasATimeOfItsOwn() {
        var first = Debounce.lockOut(20 * MILLI).at(ButtonSet.of(Button.LEFT), 100 * MILLI);
        var second = first.next().at(ButtonSet.of(Button.LEFT, Button.A), 5 * MILLI);
        assertEquals(List.of(new Debounce.Change(5 * MILLI, ButtonSet.of(Button.LEFT, Button.A))), second.changes());
    }

    @Test
    void aFilterThatIsReadLateTellsTheChangesInTheirOrder() {
        var press = Debounce.lockOut(10 * MILLI).at(DOWN, 0);
        var release = press.next().at(ButtonSet.NONE, MILLI);
        var again = release.next().at(DOWN, 60_000 * MILLI);
        assertEquals(
                List.of(new Debounce.Change(9 * MILLI, ButtonSet.NONE), new Debounce.Change(60_000 * MILLI, DOWN)),
                again.changes());
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, Long.MIN_VALUE})
    void aTimeThatIsNegativeIsRefused(long nanos) {
        assertThrows(IllegalArgumentException.class, () -> Debounce.lockOut(nanos));
        assertThrows(IllegalArgumentException.class, () -> Debounce.stable(nanos));
        assertThrows(IllegalArgumentException.class, () -> Debounce.stable(0).at(DOWN, nanos));
    }

    static Stream<JsonNode> reports() throws IOException {
        var all =
                new ObjectMapper().readTree(SharedFiles.path("corpus/bugs.json").toFile());
        var cases = all.isArray() ? all : all.get("cases");
        return StreamSupport.stream(cases.spliterator(), false)
                .filter(bug -> "button".equals(bug.get("kind").asText()));
    }

    /** Read each millisecond; presses and releases must alternate, and be as many as the report says. */
    @Test
    void reportedBugsOfButtonsAreNotHere() throws IOException {
        var count = 0;
        for (var bug : reports().toList()) {
            var millis = bug.at("/setup/settings/debounce_ms").asLong();
            for (var filter : List.of(Debounce.lockOut(millis * MILLI), Debounce.stable(millis * MILLI))) {
                check(bug, filter, presses(bug, filter));
            }
            count++;
        }
        assertEquals(9, count);
    }

    private static void check(JsonNode bug, Debounce filter, String presses) {
        var id = bug.get("id").asText() + " " + filter;
        var isLockOut = filter.toString().startsWith("lock-out");
        var expected = bug.get("expected");
        if (bug.get("id").asText().equals("button-10")) {
            assertEquals(isLockOut ? "LEFT+ A+ A- LEFT-" : "A+ LEFT+ A- LEFT-", presses, id);
            return;
        }
        assertTrue(presses.matches("(A\\+ A- ?)*"), id + ": " + presses);
        var count = presses.chars().filter(each -> each == '+').count();
        var mode = expected.path(isLockOut ? "eager_mode" : "stable_mode");
        var wanted = (mode.isMissingNode() ? expected : mode).path("presses");
        if (wanted.isInt()) {
            assertEquals(wanted.asInt(), count, id);
        } else {
            assertTrue(count <= 1, id);
        }
    }

    /** The report's edges, as +, − of the buttons that a filter tells. */
    private static String presses(JsonNode bug, Debounce filter) {
        var edges = bug.get("inputs").findValues("t_ms");
        var now = filter;
        var raw = ButtonSet.NONE;
        var millis = 0L;
        var told = new ArrayList<String>();
        for (var i = 0; i <= edges.size(); i++) {
            var isEnd = i == edges.size();
            var input = isEnd ? bug : withTime(bug, i);
            var until = isEnd ? millis + 10_000 : input.get("t_ms").asLong();
            var before = now.down();
            raw = isEnd ? raw : level(raw, input, !bug.toString().contains("ROTATE"));
            var step = now.at(raw, (until - millis) * MILLI);
            for (var change : step.changes()) {
                told.add(difference(before, change.down()));
                before = change.down();
            }
            now = step.next();
            millis = until;
        }
        return String.join(" ", told);
    }

    private static JsonNode withTime(JsonNode bug, int index) {
        return StreamSupport.stream(bug.get("inputs").spliterator(), false)
                .filter(input -> input.has("t_ms"))
                .toList()
                .get(index);
    }

    private static ButtonSet level(ButtonSet raw, JsonNode input, boolean isOneContact) {
        var text = input.path("op").asText() + input.path("level").asText();
        var button = !isOneContact && text.startsWith("LEFT") ? Button.LEFT : Button.A;
        return text.contains("LOW") ? raw.with(button) : raw.without(button);
    }

    private static String difference(ButtonSet before, ButtonSet after) {
        return new ButtonSet(before.bits() ^ after.bits())
                .buttons().stream()
                        .map(button -> button + (after.contains(button) ? "+" : "-"))
                        .collect(Collectors.joining(" "));
    }
}
