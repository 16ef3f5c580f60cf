package io.github.wallkick.play;

import io.github.wallkick.hardware.PortException;
import io.github.wallkick.hardware.ScorePort;
import io.github.wallkick.internal.Check;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * The ten best scores of each kind of game in a file that a power cut does not harm: a new file is written beside the old one,
 * forced to the disk, and moved in its place. A file that is damaged all the same is set aside with the ending {@code .bad},
 * and no score of it is believed.
 *
 * @since 0.1.0
 */
public final class ScoreFile implements ScorePort {
    /** How many scores of a kind of game are kept. */
    public static final int KEPT = 10;

    private static final String HEADER = "wallkick scores 1";
    private static final String CHECKSUM = "crc ";
    private static final int MAX_BYTES = 1 << 20;

    private final Path file;

    /**
     * Scores in a file.
     *
     * @param file the file; it and its folder need not exist
     */
    public ScoreFile(Path file) {
        this.file = file;
    }

    @Override
    public String name() {
        return "scores " + file;
    }

    /** Looks whether the file is sound, so that a damaged one is set aside at once. */
    @Override
    public void open() {
        var unused = read();
    }

    @Override
    public void close() {
        // the file is open only while it is read or written
    }

    @Override
    public OptionalLong best(String table) {
        return top(table).stream().mapToLong(Long::longValue).findFirst();
    }

    /**
     * The best scores of a kind of game.
     *
     * @param table the kind
     * @return the points, {@value #KEPT} at most, the best first
     * @throws PortException if the file cannot be read
     */
    public List<Long> top(String table) {
        return read().getOrDefault(checked(table), List.of());
    }

    /** Keeps the score if it is above 0 and among the best. */
    @Override
    public void keep(String table, long points) {
        Check.atLeast("points", points, 0);
        var tables = read();
        var top = new ArrayList<>(tables.getOrDefault(checked(table), List.of()));
        top.add(points);
        top.sort(Comparator.reverseOrder());
        var best = List.copyOf(top.subList(0, Math.min(KEPT, top.size())));
        if (points > 0 && !best.equals(tables.get(table))) {
            tables.put(table, best);
            write(tables);
        }
    }

    private static String checked(String table) {
        return Check.that(
                table.matches("[A-Za-z0-9_-]{1,40}"),
                "a table of scores must have a name of 1 to 40 letters, digits, - or _",
                table);
    }

    private Map<String, List<Long>> read() {
        try {
            var tooLong = Files.size(file) > MAX_BYTES;
            var tables = tooLong ? Optional.<Map<String, List<Long>>>empty() : parsed(Files.readAllBytes(file));
            if (tables.isEmpty()) {
                Files.move(file, beside(".bad"), StandardCopyOption.REPLACE_EXISTING);
            }
            return tables.orElseGet(TreeMap::new);
        } catch (NoSuchFileException e) {
            return new TreeMap<>();
        } catch (IOException e) {
            throw new PortException(name(), "it cannot be read", e);
        }
    }

    /** The tables, or empty if one byte is not as it was written. */
    private static Optional<Map<String, List<Long>>> parsed(byte[] bytes) {
        var tables = new TreeMap<String, List<Long>>();
        var lines = new String(bytes, StandardCharsets.US_ASCII).lines().toList();
        for (var i = 1; i < lines.size() - 1; i++) {
            var words = lines.get(i).split(" ", -1);
            if (words.length > 1
                    && words.length <= KEPT + 1
                    && Arrays.stream(words).skip(1).allMatch(ScoreFile::isPoints)) {
                tables.put(
                        words[0],
                        Arrays.stream(words).skip(1).map(Long::valueOf).toList());
            }
        }
        // written again it must be the same to the last byte, checksum included
        return Arrays.equals(bytes, bytes(tables)) ? Optional.of(tables) : Optional.empty();
    }

    private static boolean isPoints(String word) {
        return word.matches("\\d{1,18}");
    }

    private static byte[] bytes(Map<String, List<Long>> tables) {
        var text = new StringBuilder(HEADER).append('\n');
        tables.forEach((table, points) -> text.append(table)
                .append(points.stream().map(each -> " " + each).collect(Collectors.joining()))
                .append('\n'));
        var crc = new CRC32();
        crc.update(text.toString().getBytes(StandardCharsets.US_ASCII));
        text.append(CHECKSUM)
                .append(String.format(Locale.ROOT, "%08x", crc.getValue()))
                .append('\n');
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private Path beside(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private void write(Map<String, List<Long>> tables) {
        try {
            var folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            var next = beside(".new");
            try (var channel = FileChannel.open(
                    next, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                var bytes = ByteBuffer.wrap(bytes(tables));
                while (bytes.hasRemaining()) {
                    var unused = channel.write(bytes);
                }
                channel.force(true);
            }
            move(next);
            force(Optional.ofNullable(folder));
        } catch (IOException e) {
            throw new PortException(name(), "it cannot be written", e);
        }
    }

    private void move(Path next) throws IOException {
        try {
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Forces the new name to the disk, on systems on which a folder can be. */
    private static void force(Optional<Path> folder) {
        try (var channel = FileChannel.open(folder.orElseThrow(IOException::new), StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return; // Windows opens no folders
        }
    }
}
