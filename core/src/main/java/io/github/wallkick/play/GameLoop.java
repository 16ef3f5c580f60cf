package io.github.wallkick.play;

import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.Picture;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.hardware.PortException;
import io.github.wallkick.hardware.Ports;
import io.github.wallkick.hardware.Screen;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.internal.Check;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Plays games on ports, one after the other. It is the only object here that changes; it is used by one thread, but for
 * {@link #stop}.
 *
 * <pre>{@code
 * try (Ports ports = Ports.open()) {
 *     GameLoop.of(ports, PlaySettings.of(Rulesets.guideline()), 42).run();
 * }
 * }</pre>
 *
 * <p>The button {@link Button#START} pauses, resumes, and begins a new game after the end of one; where there is none, any
 * button begins it. A span of more than a second, after a lid was closed for example, pauses in place of playing on.
 *
 * <p>A port that fails is closed, and opened again every second until it is back. Without buttons or display the game stands
 * still meanwhile, and goes on from where it was; {@link #trouble} says what is wrong. Without a buzzer it goes on in silence;
 * a score that cannot be kept is kept later. Buttons that were held through a failure or a pause count as released until they
 * are pressed again.
 *
 * @since 0.1.0
 */
public final class GameLoop {
    /** The longest span that is played on. */
    public static final Duration LONGEST_SPAN = Duration.ofSeconds(1);

    private static final System.Logger LOG = System.getLogger("io.github.wallkick.play");
    private static final long STEP_NANOS = 4_000_000;
    private static final long PICTURE_NANOS = 16_666_667;
    private static final long BLINK_NANOS = 60_000_000;
    private static final long REOPEN_NANOS = 1_000_000_000;
    private static final long REST_NANOS = 1_000_000_000;
    private static final int MAX_POLLS = 64;

    /**
     * Hears what happens in a loop. It is called by the loop's thread.
     *
     * @since 0.1.0
     */
    public interface Listener {
        /**
         * Something was played.
         *
         * @param step what happened, and the session after it
         */
        default void played(PlaySession.Step step) {}

        /**
         * A port failed.
         *
         * @param failure which one, and why
         */
        default void failed(PortException failure) {}

        /**
         * A port is back.
         *
         * @param port the port
         */
        default void reopened(Port port) {}

        /**
         * A game ended.
         *
         * @param session the whole game
         */
        default void ended(PlaySession session) {}
    }

    private final Ports ports;
    private final PlaySettings settings;
    private final Listener listener;
    private final long buttonNanos;
    private final List<Failed> failed = new ArrayList<>();
    /** Scores that are to be kept, the best of them if the store does not work for long. */
    private final List<Long> unkept = new ArrayList<>();

    private long seed;
    private PlaySession session;
    private Palette palette;
    private Melody.Player melody = Melody.Player.SILENT;
    private ButtonSet buttons = ButtonSet.NONE;
    /** Buttons that were held through a pause, which do not count until they are released. */
    private ButtonSet muted = ButtonSet.NONE;

    private boolean paused;
    private Optional<Picture> shown = Optional.empty();
    private long sincePicture = PICTURE_NANOS;
    private long sinceButtons;
    private long sinceEnd;
    private long blink;
    private volatile boolean stopped;

    /**
     * A port that does not work.
     *
     * @param port the port
     * @param failure what it said last
     * @param waited nanoseconds since it was tried
     */
    private record Failed(Port port, PortException failure, long waited) {}

    private GameLoop(Ports ports, PlaySettings settings, long seed, Listener listener) {
        this.ports = ports;
        this.settings = settings;
        this.listener = listener;
        this.seed = seed;
        var frames = settings.handling().frames();
        // a handling that counts frames reads buttons once in each, so that no set of them may be shorter
        this.buttonNanos = frames.frames() == frames.nanos() ? 0 : (frames.nanos() - 1) / frames.frames() + 2;
        this.sinceButtons = buttonNanos;
        var opening = PlaySession.opening(
                settings.ruleset(), seed, settings.controller(ports.buttons().buttons()));
        this.session = opening.next();
        this.palette = Palette.empty(settings.ruleset().size());
        follow(opening);
    }

    /**
     * A loop at the start of its first game.
     *
     * @param ports open ports, which stay the caller's to close
     * @param settings how it plays
     * @param seed the seed of the first game; the next ones have the following numbers
     * @return the loop
     */
    public static GameLoop of(Ports ports, PlaySettings settings, long seed) {
        return of(ports, settings, seed, new Listener() {});
    }

    /**
     * A loop at the start of its first game, and somebody who hears of it.
     *
     * @param ports open ports, which stay the caller's to close
     * @param settings how it plays
     * @param seed the seed of the first game; the next ones have the following numbers
     * @param listener who hears
     * @return the loop
     */
    public static GameLoop of(Ports ports, PlaySettings settings, long seed, Listener listener) {
        return new GameLoop(ports, settings, seed, listener);
    }

    /**
     * The game that is played, with its record.
     *
     * @return the session
     */
    public PlaySession session() {
        return session;
    }

    /**
     * The colours of its board.
     *
     * @return the palette; its coloured cells are the filled ones
     */
    public Palette palette() {
        return palette;
    }

    /**
     * The seed of the game that is played.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * The picture of this moment.
     *
     * @return what the display shows, or will show next
     */
    public Picture picture() {
        return Pictures.of(session.game(), palette, status());
    }

    /**
     * Whether the game stands still, because somebody paused it or because a port has failed.
     *
     * @return false while it is played, and after its end
     */
    public boolean isPaused() {
        return status() == Picture.Status.PAUSED;
    }

    /**
     * What is wrong with the ports.
     *
     * @return the failure for which the game waits, or of the buzzer or the store of scores if only they fail; empty if all is
     *     well
     */
    public Optional<PortException> trouble() {
        return failed.stream()
                .filter(each -> isNeeded(each.port()))
                .findFirst()
                .or(() -> failed.stream().findFirst())
                .map(Failed::failure);
    }

    /** Stands still until {@link #resume}. */
    public void pause() {
        if (!paused) {
            paused = true;
            letGo();
        }
    }

    /** Goes on. */
    public void resume() {
        paused = false;
        muted = buttons;
    }

    /** Begins a new game, with the next seed. */
    public void restart() {
        seed++;
        var opening = PlaySession.opening(
                settings.ruleset(), seed, settings.controller(ports.buttons().buttons()));
        session = opening.next();
        palette = Palette.empty(settings.ruleset().size());
        melody = Melody.Player.SILENT;
        muted = buttons;
        paused = false;
        sinceEnd = 0;
        follow(opening);
    }

    /** Ends {@link #run}. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    /** Plays in real time until it is {@linkplain #stop stopped} or its thread is interrupted. */
    public void run() {
        var last = System.nanoTime();
        while (!stopped && !Thread.currentThread().isInterrupted()) {
            var now = System.nanoTime();
            step(now - last);
            last = now;
            LockSupport.parkNanos(STEP_NANOS);
        }
    }

    /**
     * A time span: reads the buttons, plays on, shows and sounds what is due. That is all there is; {@link #run} calls it again
     * and again.
     *
     * @param elapsedNanos nanoseconds since the last call, 0 or more
     * @throws IllegalArgumentException if the time is negative
     */
    public void step(long elapsedNanos) {
        Check.elapsed(elapsedNanos);
        reopen(elapsedNanos);
        if (elapsedNanos > LONGEST_SPAN.toNanos() && status() == Picture.Status.PLAYING) {
            pause();
        }
        sinceEnd = status() == Picture.Status.OVER ? sinceEnd + Math.min(elapsedNanos, REST_NANOS) : 0;
        sound(melody.advance(elapsedNanos));
        play(elapsedNanos);
        keep();
        show(elapsedNanos);
    }

    /**
     * A time span, as {@link #step(long)}.
     *
     * @param elapsed the time since the last call, 0 or more
     */
    public void step(Duration elapsed) {
        step(elapsed.toNanos());
    }

    private Picture.Status status() {
        if (session.game().isOver()) {
            return Picture.Status.OVER;
        }
        return paused || failed.stream().anyMatch(each -> isNeeded(each.port()))
                ? Picture.Status.PAUSED
                : Picture.Status.PLAYING;
    }

    private boolean isNeeded(Port port) {
        return port == ports.buttons() || port == ports.display();
    }

    /** Time passes once, before the first change of buttons; the changes after it are of the same moment. */
    private void play(long elapsedNanos) {
        var left = status() == Picture.Status.PLAYING ? elapsedNanos : 0;
        sinceButtons += Math.min(elapsedNanos, buttonNanos);
        var polls = buttonNanos == 0 ? MAX_POLLS : sinceButtons < buttonNanos ? 0 : 1;
        for (var i = 0; i < polls; i++) {
            var before = buttons;
            poll();
            if (buttons.equals(before)) {
                break;
            }
            sinceButtons = 0;
            left = press(before, left);
        }
        if (status() == Picture.Status.PLAYING) {
            at(buttons, left);
        }
    }

    private void poll() {
        if (failed.stream().noneMatch(each -> each.port() == ports.buttons())) {
            use(ports.buttons(), () -> {
                buttons = ports.buttons().poll();
                muted = muted.and(buttons);
            });
        }
    }

    /** A change of buttons. Returns the time that is still to be played. */
    private long press(ButtonSet before, long left) {
        var pressed = new ButtonSet(buttons.bits() & ~before.bits());
        switch (status()) {
            case PLAYING -> {
                at(buttons, left);
                if (pressed.contains(Button.START)) {
                    pause();
                }
                return 0;
            }
            case PAUSED -> {
                if (pressed.contains(Button.START) && paused) {
                    resume();
                }
            }
            case OVER -> {
                var isAny = !ports.buttons().buttons().contains(Button.START)
                        && !pressed.isEmpty()
                        && sinceEnd >= REST_NANOS;
                if (pressed.contains(Button.START) || isAny) {
                    restart();
                }
            }
        }
        return left;
    }

    private void at(ButtonSet down, long nanos) {
        if (session.game().isOver()) {
            return;
        }
        var step = session.at(new ButtonSet(down.bits() & ~muted.bits()), nanos);
        session = step.next();
        follow(step);
        if (session.game().isOver()) {
            unkept.add(session.game().score().points());
            if (unkept.size() > ScoreFile.KEPT) {
                unkept.remove(Collections.min(unkept));
            }
            listener.ended(session);
        }
    }

    /** Releases all buttons in the game. */
    private void letGo() {
        muted = ButtonSet.of(Button.values());
        at(ButtonSet.NONE, 0);
    }

    /** Colours and sounds of what was played. */
    private void follow(PlaySession.Step step) {
        palette = new Transition(session.game(), step.events()).palette(palette);
        for (var next : settings.sounds().of(step.events())) {
            sound(melody.start(next));
        }
        listener.played(step);
    }

    private void sound(Melody.Step step) {
        melody = step.next();
        for (var tone : step.tones()) {
            use(ports.buzzer(), () -> ports.buzzer().play(tone));
        }
    }

    private void keep() {
        if (!unkept.isEmpty()) {
            use(ports.scores(), () -> {
                ports.scores().keep(settings.table(), unkept.get(0));
                unkept.remove(0);
            });
        }
    }

    private void show(long elapsedNanos) {
        sincePicture += Math.min(elapsedNanos, PICTURE_NANOS);
        blink = (blink + elapsedNanos) % (2 * BLINK_NANOS);
        if (sincePicture < PICTURE_NANOS) {
            return;
        }
        use(ports.display(), () -> {
            var picture = picture();
            if (ports.display().screen().colours() == Screen.Colours.MONO && blink < BLINK_NANOS) {
                picture = withoutClearing(picture);
            }
            if (shown.isEmpty() || !shown.get().equals(picture)) {
                ports.display().show(picture);
                shown = Optional.of(picture);
                sincePicture = 0;
            }
        });
    }

    /** In one colour, full rows blink. */
    private static Picture withoutClearing(Picture picture) {
        return Picture.of(
                picture.columns(),
                picture.rows(),
                (x, y) -> picture.cell(x, y).filter(cell -> cell.layer() != Picture.Layer.CLEARING),
                picture.side());
    }

    /** Asks something of a port, unless it has failed; if it fails now, it is noted. */
    private void use(Port port, Runnable request) {
        if (failed.stream().anyMatch(each -> each.port() == port)) {
            return;
        }
        try {
            request.run();
        } catch (PortException e) {
            fail(port, e);
        }
    }

    private void fail(Port port, PortException failure) {
        LOG.log(
                System.Logger.Level.DEBUG,
                "a port has failed, and is tried again every second: {0}",
                failure.getMessage());
        if (isNeeded(port)) {
            letGo();
        }
        if (port == ports.buttons()) {
            buttons = ButtonSet.NONE;
        }
        failed.add(new Failed(port, failure, 0));
        listener.failed(failure);
        closeQuietly(port);
    }

    private static void closeQuietly(Port port) {
        try {
            port.close();
        } catch (PortException e) {
            LOG.log(System.Logger.Level.DEBUG, "a port that has failed does not close: {0}", e.getMessage());
        }
    }

    private void reopen(long elapsedNanos) {
        for (var each : List.copyOf(failed)) {
            var waited = each.waited() + Math.min(elapsedNanos, REOPEN_NANOS);
            failed.remove(each);
            if (waited < REOPEN_NANOS) {
                failed.add(new Failed(each.port(), each.failure(), waited));
                continue;
            }
            try {
                each.port().open();
                LOG.log(
                        System.Logger.Level.DEBUG,
                        "a port is back: {0}",
                        each.port().name());
                if (each.port() == ports.display()) {
                    shown = Optional.empty();
                }
                listener.reopened(each.port());
            } catch (PortException e) {
                failed.add(new Failed(each.port(), e, 0));
            }
        }
    }
}
