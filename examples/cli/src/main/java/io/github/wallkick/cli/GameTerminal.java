package io.github.wallkick.cli;

import io.github.wallkick.hardware.DisplayPort;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.hardware.Screen;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp;
import org.jline.utils.NonBlockingReader;

/** A terminal that a game is drawn on. However the program ends, the terminal is left as it was found. */
final class GameTerminal implements DisplayPort, AutoCloseable {
    private static final int KEY_MILLIS = 4;
    /** How long the rest of a sequence may take: with less, arrows fall apart on a busy machine. */
    private static final int SEQUENCE_MILLIS = 50;

    private static final char ESCAPE = 27;
    /** The other screen, without a cursor. */
    private static final String ENTER = "\u001b[?1049h\u001b[?25l";

    private static final String LEAVE = "\u001b[?25h\u001b[?1049l";
    private static final String KEYS_AS_BEFORE = "\u001b[<1u";

    private final Terminal terminal;
    private final Attributes before;
    private final boolean tellsReleases;
    private final int colours;
    private final AtomicBoolean isRestored = new AtomicBoolean();
    private final AtomicBoolean isInterrupted = new AtomicBoolean();
    private final AtomicBoolean isResized = new AtomicBoolean(true);
    private final Thread hook = new Thread(this::restore);
    private List<String> drawn = List.of();
    private Optional<Picture> picture = Optional.empty();
    private List<String> message = List.of();
    private Screen screen = new Screen(1, 1, Screen.Unit.CHARACTER, Screen.Colours.COLOUR);
    private volatile boolean isEnded;

    private GameTerminal(Terminal terminal) {
        this.terminal = terminal;
        this.tellsReleases = terminal.hasKittyKeyboardSupport();
        this.colours = colours(terminal);
        this.before = terminal.enterRawMode();
    }

    /**
     * Takes the terminal over.
     *
     * @throws IllegalArgumentException if there is none on which a game can be drawn; the message says why
     */
    static GameTerminal take() {
        var type = Optional.ofNullable(System.getenv("TERM")).orElse("");
        if (!io.github.wallkick.cli.Terminal.isInteractive()) {
            throw new IllegalArgumentException("a game needs a terminal: input and output must not be redirected");
        }
        if (type.isEmpty() || type.startsWith("dumb")) {
            throw new IllegalArgumentException("a game needs a terminal that can move its cursor, which TERM="
                    + (type.isEmpty() ? "(nothing)" : type) + " cannot");
        }
        try {
            var terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(false)
                    .nativeSignals(true)
                    .build();
            var game = new GameTerminal(terminal);
            game.enter();
            return game;
        } catch (IOException | IllegalStateException e) {
            throw new IllegalArgumentException("a game needs a terminal, and this is none: " + e.getMessage(), e);
        }
    }

    private static int colours(Terminal terminal) {
        var truth = Optional.ofNullable(System.getenv("COLORTERM")).orElse("");
        if (truth.equals("truecolor") || truth.equals("24bit")) {
            return GameScreen.TRUE_COLOURS;
        }
        return Optional.ofNullable(terminal.getNumericCapability(InfoCmp.Capability.max_colors))
                .orElse(8);
    }

    private void enter() {
        Runtime.getRuntime().addShutdownHook(hook);
        terminal.handle(Terminal.Signal.INT, signal -> isInterrupted.set(true));
        terminal.handle(Terminal.Signal.WINCH, signal -> isResized.set(true));
        terminal.writer().write(ENTER);
        if (tellsReleases) {
            terminal.setKittyKeyboardMode(EnumSet.of(
                    Terminal.KittyKeyboardMode.Disambiguate,
                    Terminal.KittyKeyboardMode.ReportEvents,
                    Terminal.KittyKeyboardMode.ReportAllKeys));
        }
        terminal.flush();
    }

    /**
     * Puts the terminal back. At the end of the process the library may have closed it already, with its attributes as they
     * were, so that this writes past it.
     */
    private void restore() {
        if (!isRestored.compareAndSet(false, true)) {
            return;
        }
        try {
            terminal.flush();
            terminal.setAttributes(before);
        } catch (IllegalStateException e) {
            isEnded = true;
        }
        var plain = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.US_ASCII);
        plain.print((tellsReleases ? KEYS_AS_BEFORE : "") + LEAVE);
        plain.flush();
    }

    /** Whether the terminal tells when a key is let go. */
    boolean tellsReleases() {
        return tellsReleases;
    }

    /** Whether the user wants to leave, or there is nobody any more. */
    boolean isLeft() {
        return isInterrupted.get() || isEnded;
    }

    /** Waits a moment for a key. Returns what the terminal sent for it, or an empty text. */
    String key() {
        try {
            var reader = terminal.reader();
            var first = reader.read(KEY_MILLIS);
            if (first == NonBlockingReader.EOF) {
                isEnded = true;
            }
            if (first < 0) {
                return "";
            }
            var sequence = new StringBuilder().append((char) first);
            while (first == ESCAPE && !isWhole(sequence)) {
                var next = reader.read(SEQUENCE_MILLIS);
                if (next < 0) {
                    break;
                }
                sequence.append((char) next);
            }
            return sequence.toString();
        } catch (IOException | IllegalStateException e) {
            isEnded = true;
            return "";
        }
    }

    private static boolean isWhole(CharSequence sequence) {
        var length = sequence.length();
        if (length < 2) {
            return false;
        }
        var isLong = sequence.charAt(1) == '[' || sequence.charAt(1) == 'O';
        var last = sequence.charAt(length - 1);
        return !isLong || (length > 2 && last >= 0x40 && last <= 0x7E);
    }

    /** Words across the field, from the next picture on. */
    void say(List<String> words) {
        if (!words.equals(message)) {
            message = List.copyOf(words);
            picture.ifPresent(this::show);
        }
    }

    /** Draws again if the terminal has another size now. */
    void redrawIfResized() {
        if (isResized.get()) {
            picture.ifPresent(this::show);
        }
    }

    /** Draws everything again. */
    void redraw() {
        isResized.set(true);
    }

    @Override
    public void show(Picture next) {
        picture = Optional.of(next);
        try {
            draw(next);
        } catch (IllegalStateException e) {
            isEnded = true; // it was closed, since the process ends
        }
    }

    private void draw(Picture next) {
        var size = terminal.getSize();
        var lines = new GameScreen(size.getColumns(), size.getRows(), colours).lines(next, message);
        var isAll = isResized.getAndSet(false) || lines.size() != drawn.size();
        var text = new StringBuilder(isAll ? "\u001b[0m\u001b[2J" : "");
        for (var i = 0; i < lines.size(); i++) {
            if (isAll || !lines.get(i).equals(drawn.get(i))) {
                text.append("\u001b[")
                        .append(i + 1)
                        .append(";1H")
                        .append(lines.get(i))
                        .append("\u001b[0m\u001b[K");
            }
        }
        if (text.length() > 0) {
            terminal.writer().write("\u001b[?2026h" + text + "\u001b[?2026l");
            terminal.flush();
        }
        drawn = lines;
    }

    @Override
    public Screen screen() {
        try {
            var size = terminal.getSize();
            screen = new Screen(
                    Math.max(1, size.getColumns()),
                    Math.max(1, size.getRows()),
                    Screen.Unit.CHARACTER,
                    Screen.Colours.COLOUR);
        } catch (IllegalStateException e) {
            isEnded = true; // it was closed, since the process ends
        }
        return screen;
    }

    @Override
    public String name() {
        return "terminal " + terminal.getType();
    }

    @Override
    public void open() {
        // it is open from the beginning
    }

    @Override
    public void close() {
        restore();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
            terminal.close();
        } catch (IOException | IllegalStateException e) {
            return; // the program ends already
        }
    }
}
