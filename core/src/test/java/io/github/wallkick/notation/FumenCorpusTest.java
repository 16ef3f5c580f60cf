package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.wallkick.NotationException;
import io.github.wallkick.SharedFiles;
import io.github.wallkick.TestData;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Codes of public repositories and made ones, as knewjade/tetris-fumen 1.1.3 reads and writes them. */
class FumenCorpusTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What that program lets through though it is damaged; it answers with cells or letters that do not exist. */
    private static final Set<String> REFUSED_HERE_ALONE = Set.of(
            "comment value out of table range",
            "two runs of 200 cells: more cells than the field has",
            "every cell is -8",
            "a cell rises to 16 on the second page");

    /** What that program reads as no pages, since it cuts a text at its first {@code &}. */
    private static final String BEHIND_A_PARAMETER = "& before the data";

    private static final Map<String, String> ORIENTATIONS =
            Map.of("spawn", "0", "right", "R", "reverse", "2", "left", "L");

    private static List<JsonNode> codes() {
        return SharedFiles.lines("corpus/fumens.jsonl").stream()
                .map(FumenCorpusTest::json)
                .toList();
    }

    private static JsonNode json(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isRefused(JsonNode code) {
        return code.has("error")
                || REFUSED_HERE_ALONE.contains(code.path("malformed").asText());
    }

    @Test
    void everyCodeHasThePagesOfTheReference() {
        var read = codes().stream().filter(code -> !isRefused(code)).toList();
        for (var code : read) {
            var fumen = Fumen.parse(code.get("fumen").asText());
            if (BEHIND_A_PARAMETER.equals(code.path("malformed").asText())) {
                assertEquals(List.of(Fumen.Page.of(FumenField.empty())), fumen.pages());
            } else {
                assertEquals(
                        expected(code),
                        described(fumen),
                        () -> code.get("fumen").asText());
            }
        }
        assertEquals(300, read.size());
    }

    @Test
    void everyCodeIsWrittenAsTheReferenceWritesIt() {
        var written = codes().stream().filter(code -> code.has("reencode")).toList();
        for (var code : written) {
            var fumen = code.get("fumen").asText();
            assertEquals(
                    code.path("reencoded").asText(fumen), Fumen.parse(fumen).format());
        }
        assertEquals(294, written.size());
    }

    @Test
    void everyDamagedCodeIsRefusedAtAPlaceOfItsText() {
        var refused = codes().stream().filter(FumenCorpusTest::isRefused).toList();
        for (var code : refused) {
            var text = code.get("fumen").asText();
            var error = assertThrows(NotationException.class, () -> Fumen.parse(text), text);
            assertEquals(1, error.line());
            assertTrue(error.column() >= 1 && error.column() <= text.length() + 1, error::getMessage);
        }
        assertEquals(34, refused.size());
    }

    private static List<String> expected(JsonNode code) {
        return TestData.list(code.get("pages")).stream()
                .map(page -> page(
                        rows(page.get("field")),
                        page.get("field").get("garbage").asText(),
                        operation(page.get("operation")),
                        page.get("comment").asText(),
                        page.get("flags").get("lock").asBoolean(),
                        page.get("flags").get("rise").asBoolean(),
                        page.get("flags").get("mirror").asBoolean(),
                        page.get("flags").get("colorize").asBoolean(),
                        page.get("flags").get("quiz").asBoolean()))
                .toList();
    }

    private static String rows(JsonNode field) {
        return String.join("\n", TestData.texts(field.get("rows")));
    }

    private static String operation(JsonNode operation) {
        return operation.isNull()
                ? "none"
                : operation.get("type").asText() + " "
                        + ORIENTATIONS.get(operation.get("rotation").asText()) + " "
                        + operation.get("x") + " " + operation.get("y");
    }

    private static List<String> described(Fumen fumen) {
        var pages = new ArrayList<String>();
        var comment = FumenComment.NONE;
        for (var page : fumen.pages()) {
            // a viewer remembers that a comment was a quiz until another comment is written
            comment = comment.shown().equals(page.comment()) ? comment : FumenComment.of(page.comment());
            pages.add(page(
                    rows(page.field()),
                    row(page.field(), -1),
                    page.piece().map(FumenCorpusTest::operation).orElse("none"),
                    page.comment(),
                    page.flags().contains(Flag.LOCK),
                    page.flags().contains(Flag.RISE),
                    page.flags().contains(Flag.MIRROR),
                    page.flags().contains(Flag.GUIDELINE_COLOURS),
                    comment.isQuiz()));
            comment = comment.after(page);
        }
        return pages;
    }

    private static String operation(Fumen.Placement piece) {
        return String.format(
                Locale.ROOT, "%s %c %d %d", piece.type(), piece.orientation().symbol(), piece.x(), piece.y());
    }

    private static String rows(FumenField field) {
        var rows = new ArrayList<String>();
        for (var y = FumenField.HEIGHT - 1; y >= 0; y--) {
            var row = row(field, y);
            if (!rows.isEmpty() || !row.equals("__________")) {
                rows.add(row);
            }
        }
        return String.join("\n", rows);
    }

    private static String row(FumenField field, int y) {
        var row = new StringBuilder();
        for (var x = 0; x < FumenField.WIDTH; x++) {
            row.append(field.typeAt(x, y).map(FumenCorpusTest::letter).orElse("_"));
        }
        return row.toString();
    }

    private static String letter(PieceType type) {
        return type instanceof Tetromino tetromino ? tetromino.name() : "X";
    }

    private static String page(
            String rows,
            String garbage,
            String piece,
            String comment,
            boolean lock,
            boolean rise,
            boolean mirror,
            boolean colours,
            boolean quiz) {
        return String.join(
                "\n",
                rows,
                garbage,
                piece,
                comment,
                "lock " + lock + " rise " + rise + " mirror " + mirror + " colours " + colours + " quiz " + quiz);
    }
}
