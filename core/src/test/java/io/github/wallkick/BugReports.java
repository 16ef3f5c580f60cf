package io.github.wallkick;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The bug reports of the reference data, by kind, and the table of those that do not apply here. A test asks for its
 * kinds and runs every one of them, so that each report is either shown or named with the reason why it is not.
 */
public final class BugReports {
    private static final String NOT_APPLICABLE = "bug-reports-not-applicable.tsv";

    private BugReports() {}

    /** The reports of some kinds; skips the test if the reference data is not there. */
    public static List<BugReport> ofKinds(String... kinds) {
        return all().stream()
                .filter(report -> Set.of(kinds).contains(report.kind()))
                .toList();
    }

    /** Single reports; skips the test if the reference data is not there. */
    public static List<BugReport> ofIds(String... ids) {
        return all().stream()
                .filter(report -> Set.of(ids).contains(report.id()))
                .toList();
    }

    /** All reports. */
    public static List<BugReport> all() {
        try {
            return BugReport.list(new ObjectMapper().readTree(SharedFiles.text("corpus/bugs.json"))).stream()
                    .map(BugReport::of)
                    .toList();
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Skips a test, with the reason, if the report is in the table of those that do not apply. */
    public static void assumeApplies(BugReport report) {
        var reason = notApplicable().get(report.id());
        assumeTrue(reason == null, () -> report.id() + " does not apply: " + reason);
    }

    /** The reasons by id, of the reports that do not apply. */
    public static Map<String, String> notApplicable() {
        try (var table = Objects.requireNonNull(BugReports.class.getResourceAsStream(NOT_APPLICABLE))) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .collect(Collectors.toMap(fields -> fields[0], fields -> fields[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
