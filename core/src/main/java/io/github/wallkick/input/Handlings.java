package io.github.wallkick.input;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Input;
import io.github.wallkick.timing.FrameRate;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The handling of known games.
 *
 * <p>Consoles and cabinets read their pad once per frame and count in frames; so do their handlings. Those of modern games are
 * exact to the nanosecond.
 *
 * @since 0.1.0
 */
public final class Handlings {
    private static final long MILLI = 1_000_000;
    private static final String KIND = "handling";

    private static final Presets<Handling> PRESETS = Presets.of(
            KIND,
            list -> list.with("guideline", Handlings::guideline)
                    .with("guideline-2009", Handlings::guideline2009)
                    .with("tetrio", Handlings::tetrio)
                    .with("jstris", Handlings::jstris)
                    .with("nes-ntsc", Handlings::nesNtsc)
                    .with("nes-pal", Handlings::nesPal)
                    .with("game-boy", Handlings::gameBoy)
                    .with("sega", Handlings::sega)
                    .with("tgm", Handlings::tgm));

    private Handlings() {}

    /**
     * The names of all presets.
     *
     * @return the names that {@link #named} knows
     */
    public static List<String> names() {
        return PRESETS.names();
    }

    /**
     * A preset.
     *
     * @param name its name, one of {@link #names()}
     * @return the handling
     * @throws IllegalArgumentException if there is no preset of that name
     */
    public static Handling named(String name) {
        return PRESETS.named(name);
    }

    static String text(Handling handling) {
        return PRESETS.nameOf(handling).orElseGet(() -> described(handling));
    }

    private static String described(Handling handling) {
        var charge = handling.dasCharge();
        var order = handling.inputOrder();
        return StrategyText.of(KIND)
                .with("das", handling.dasNanos())
                .with("arr", handling.arrNanos())
                .with("dcd", handling.dcdNanos())
                .with("opposite-keys", handling.oppositeKeys())
                .with("on-release", handling.onRelease())
                .with("charge-outlives-release", charge.outlivesRelease())
                .with("wall-retry", charge.wallRetryNanos())
                .with("charge-needs-piece", charge.needsPiece())
                .with("soft-drop-blocks", charge.softDropBlocks())
                .with("soft-drop-while-shifting", handling.softDropWhileShifting())
                .with("soft-drop-factor", handling.softDropFactor())
                .with("frames", handling.frames().text())
                .with(
                        "input-order",
                        StrategyText.list(order.inputs().stream()
                                .map(input -> StrategyText.of(StrategyText.word(input)))
                                .toList()))
                .with("one-turn", order.oneTurn())
                .with("shift-buffer", handling.shiftBuffer())
                .with("safe-lock", handling.safeLockNanos())
                .toString();
    }

    static Handling parse(String text) {
        return PRESETS.parse(text, Map.of(KIND, Handlings::read));
    }

    private static FrameRate rate(StrategyText text) {
        try {
            return FrameRate.parse(text.toString());
        } catch (NotationException e) {
            throw text.failure("expected a frame rate");
        }
    }

    private static Handling read(StrategyText.Fields fields) {
        var max = Long.MAX_VALUE;
        var order = fields.value("input-order");
        var rate = fields.value("frames");
        var inputs = order.items().stream()
                .map(item -> item.constant(List.of(Input.values())))
                .toList();
        if (inputs.size() != Input.values().length || Set.copyOf(inputs).size() != inputs.size()) {
            throw order.failure("expected every input once");
        }
        var frames = rate(rate);
        if (frames.frames() > frames.nanos() || frames.nanos() > max / 4) {
            throw rate.failure(
                    "expected at most one frame per nanosecond, and frames that come out even within 73 years");
        }
        return new Handling(
                fields.number("das", 0, max),
                fields.number("arr", 0, max),
                fields.number("dcd", 0, max),
                fields.constant("opposite-keys", List.of(Handling.OppositeKeys.values())),
                fields.constant("on-release", List.of(Handling.OnRelease.values())),
                new Handling.DasCharge(
                        fields.isTrue("charge-outlives-release"),
                        fields.number("wall-retry", 0, max),
                        fields.isTrue("charge-needs-piece"),
                        fields.isTrue("soft-drop-blocks")),
                fields.constant("soft-drop-while-shifting", List.of(Handling.SoftDropWhileShifting.values())),
                (int) fields.number("soft-drop-factor", 0, Integer.MAX_VALUE),
                frames,
                new InputOrder(inputs, fields.isTrue("one-turn")),
                fields.isTrue("shift-buffer"),
                fields.number("safe-lock", 0, max));
    }

    /**
     * The guideline as tetris.wiki gives it: DAS 10 frames, ARR 2. On release of one of two directions the other resumes with
     * the whole delay (2009 guideline). Uncertain: consoles vary from 10 to 16 and from 2 to 3 frames.
     *
     * @return the handling
     */
    public static Handling guideline() {
        return frames(FrameRate.HZ_60, 10, 2).withOnRelease(Handling.OnRelease.CANCEL_CHARGE);
    }

    /**
     * The guideline of 2009: a delay of about 0.3 seconds, and about half a second to cross the board, which makes 3 frames per
     * column. Uncertain: the text gives both as round figures.
     *
     * @return the handling
     */
    public static Handling guideline2009() {
        return frames(FrameRate.HZ_60, 18, 3).withOnRelease(Handling.OnRelease.CANCEL_CHARGE);
    }

    /**
     * TETR.IO's defaults: DAS 10 frames, ARR 2, soft drop factor 6, no cancel, a safe lock of 7 frames. Uncertain: the DCD, which is 0 in one client's
     * defaults and 2 frames in another's, here 0; and whether a direction that is overruled charges on, here it stands still.
     *
     * @return the handling
     */
    public static Handling tetrio() {
        return frames(FrameRate.HZ_60, 10, 2).withSoftDropFactor(6).withSafeLockNanos(FrameRate.HZ_60.nanosAt(7));
    }

    /**
     * Jstris's defaults: DAS 133 ms, ARR 10 ms. Uncertain: from memory only.
     *
     * @return the handling
     */
    public static Handling jstris() {
        return Handling.of(133 * MILLI, 10 * MILLI);
    }

    /**
     * NES with an NTSC signal: 16 frames, then 6. One charge for both directions, that no release, lock or entry clears, that
     * a blocked shift fills and that stands still between pieces and while down is held. Source: disassembly.
     *
     * @return the handling
     */
    public static Handling nesNtsc() {
        return nes(FrameRate.NES_NTSC, 16, 6);
    }

    /**
     * NES with a PAL signal: 12 frames, then 4; otherwise as {@link #nesNtsc()}. Source: disassembly.
     *
     * @return the handling
     */
    public static Handling nesPal() {
        return nes(FrameRate.NES_PAL, 12, 4);
    }

    /**
     * Game Boy: 23 frames, then 9. Right wins, a blocked shift is tried again every frame, release clears the charge, and it
     * stands still between pieces. Source: disassembly.
     *
     * @return the handling
     */
    public static Handling gameBoy() {
        return console(FrameRate.GAME_BOY, 23, 9)
                .withInputOrder(InputOrder.GAME_BOY)
                .withOppositeKeys(Handling.OppositeKeys.RIGHT)
                .withDasCharge(new Handling.DasCharge(false, FrameRate.GAME_BOY.nanosAt(1), true, false))
                .withSoftDropWhileShifting(Handling.SoftDropWhileShifting.PAUSES);
    }

    /**
     * Sega's arcade game: 20 frames, then a column per frame. Source: tetris.wiki. Uncertain: all but the two figures.
     *
     * @return the handling
     */
    public static Handling sega() {
        return console(FrameRate.HZ_60, 20, 1);
    }

    /**
     * Arika's games: 14 frames, then a column per frame, charged during the delays too. Later levels are quicker: 8 frames from
     * level 500 and 6 from 900 in TGM2's Master mode ({@link Handling#withDasNanos}). Source: tetris.wiki. Uncertain: the
     * same delay is 14 or 16 frames by what is counted; here the frames between the press and the first repeat; and the two
     * directions at once.
     *
     * @return the handling
     */
    public static Handling tgm() {
        return console(FrameRate.HZ_60, 14, 1).withInputOrder(InputOrder.TURN_FIRST);
    }

    /**
     * A handling of modern games with its times in frames.
     *
     * @param rate the frames
     * @param das frames from a press to the first repeat, 0 or more
     * @param arr frames between repeats, 0 or more; 0 shifts as far as the piece goes
     * @return the handling
     * @throws IllegalArgumentException if one is negative
     */
    public static Handling frames(FrameRate rate, long das, long arr) {
        return Handling.of(rate.nanosAt(das), rate.nanosAt(arr));
    }

    private static Handling nes(FrameRate rate, long das, long arr) {
        return console(rate, das, arr)
                .withInputOrder(InputOrder.NES)
                .withOppositeKeys(Handling.OppositeKeys.RIGHT_PRESSED_AGAIN)
                .withDasCharge(new Handling.DasCharge(true, rate.nanosAt(1), true, true))
                .withSoftDropWhileShifting(Handling.SoftDropWhileShifting.ENDS);
    }

    private static Handling console(FrameRate rate, long das, long arr) {
        return frames(rate, das, arr).withFrames(rate).withOnRelease(Handling.OnRelease.SHARE_CHARGE);
    }
}
