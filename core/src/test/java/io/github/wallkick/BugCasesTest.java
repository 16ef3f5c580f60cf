package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No public bug report is passed over in silence. */
class BugCasesTest {
    static List<BugCase> all() {
        return BugCase.all();
    }

    @Test
    void everyCaseHasAnIdOfItsOwn() {
        var ids = new HashSet<String>();
        all().forEach(bug -> assertTrue(ids.add(bug.id()), bug::id));
        assertEquals(104, ids.size());
    }

    @ParameterizedTest
    @MethodSource("all")
    void theTestsOfACaseExistOrAReasonIsGiven(BugCase bug) {
        assertFalse(bug.tests().isEmpty() && bug.notHere().isEmpty());
        for (var test : bug.tests()) {
            assertDoesNotThrow(() -> Class.forName("io.github.wallkick." + test), bug::id);
        }
    }

    @Test
    void everySourceIsNamed() {
        var lines = TestData.text(BugCase.class, "bug-cases.json").lines().toList();
        for (var i = 1; i < lines.size(); i++) {
            if (lines.get(i).startsWith("  {\"id\"")) {
                assertTrue(lines.get(i - 1).startsWith("  # Source: "), lines.get(i));
            }
        }
    }
}
