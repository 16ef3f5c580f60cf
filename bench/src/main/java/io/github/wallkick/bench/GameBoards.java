package io.github.wallkick.bench;

import io.github.wallkick.board.Board;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The fixed boards of the benchmarks, which look like real games: {@code empty}, {@code mid}, {@code tall}, {@code messy}. */
final class GameBoards {
    private static final String RESOURCE = "boards.txt";
    private static final String COMMENT = "#";
    private static final String HEADING = "= ";

    private GameBoards() {}

    /** All boards of a kind. */
    static List<Board> of(String kind) {
        if (kind.equals("empty")) {
            return List.of(Board.empty());
        }
        var boards = new ArrayList<Board>();
        for (var block : text().split("\n\n", -1)) {
            var lines = block.strip();
            if (lines.startsWith(HEADING + kind + " ")) {
                boards.add(Board.parse(lines.substring(lines.indexOf('\n'))));
            }
        }
        if (boards.isEmpty()) {
            throw new IllegalArgumentException("boards must be empty, mid, tall or messy: " + kind);
        }
        return List.copyOf(boards);
    }

    /** The boards of a real game's middle: mid-game and messy ones. */
    static List<Board> typical() {
        var boards = new ArrayList<>(of("mid"));
        boards.addAll(of("messy"));
        return List.copyOf(boards);
    }

    private static String text() {
        try (var stream = GameBoards.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("missing resource " + RESOURCE);
            }
            var text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith(COMMENT)).reduce("", (all, line) -> all + line + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
