package io.github.wallkick.game;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** No public bug report about games is passed over in silence. */
class BugTableTest {
    private static final Set<String> KINDS = Set.of(
            "lock",
            "hold",
            "gravity",
            "topout",
            "score",
            "garbage",
            "ghost",
            "spawn",
            "threading",
            "das",
            "serialisation");

    @Test
    void everyReportedCaseIsInTheTable() {
        var ids = new TreeSet<String>();
        BugCase.all().stream().filter(bug -> KINDS.contains(bug.kind())).forEach(bug -> ids.add(bug.id()));
        assertEquals(ids, table().keySet());
    }

    @Test
    void everyTestOfTheTableExists() {
        table().values().stream()
                .filter(where -> !where.startsWith("not here: "))
                .forEach(test -> assertDoesNotThrow(() -> Class.forName("io.github.wallkick.game." + test)));
    }

    private static Map<String, String> table() {
        var stream = Objects.requireNonNull(BugTableTest.class.getResourceAsStream("bugs.tsv"));
        var table = new TreeMap<String, String>();
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            reader.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                var columns = line.split("\t", -1);
                table.put(columns[0], columns[1]);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}
