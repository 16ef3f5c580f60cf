package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BugReportsTest {
    @Test
    void everyReportThatDoesNotApplyIsAReport() {
        var ids = BugReports.all().stream().map(BugReport::id).collect(Collectors.toSet());
        var unknown = new TreeSet<>(BugReports.notApplicable().keySet());
        unknown.removeAll(ids);
        assertEquals(new TreeSet<>(), unknown);
    }
}
