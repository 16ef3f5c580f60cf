package io.github.wallkick.cli;

import io.github.wallkick.simulation.Distribution;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * A distribution drawn in SVG, with a caption: as a histogram, or as the share that reaches a value. Titles must need no
 * escapes in XML.
 */
final class Chart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 260;
    private static final int LEFT = 64;
    private static final int RIGHT = WIDTH - 20;
    /** A number so close to the right edge ends at its tick, so that it is not cut. */
    private static final int EDGE = 40;

    private static final int TOP = 40;
    private static final int BOTTOM = HEIGHT - 52;
    private static final int MOST_BARS = 100;
    private static final int STEPS = 240;
    /** The share of the values that a chart is wide enough for; the few above are counted in the last bar. */
    private static final double SHOWN = 0.995;

    private final Distribution values;
    /** Digits of the values that are behind the decimal point when they are told. */
    private final int decimals;

    private final long from;
    private final long to;
    private final StringBuilder svg = new StringBuilder();

    private Chart(Distribution values, int decimals, String title, long from, long to) {
        this.values = values;
        this.decimals = decimals;
        this.from = from;
        this.to = to;
        svg.append(format("<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">", WIDTH, HEIGHT, title));
        text(LEFT, TOP - 20, "title", title);
    }

    /**
     * Bars of equal width, with the mean and the quantiles below them.
     *
     * @param values what is counted
     * @param decimals how many of their digits are decimals: 9 for seconds as nanoseconds
     * @param title what a value is
     * @param unit what is counted, such as games
     */
    static String histogram(Distribution values, int decimals, String title, String unit) {
        var most = values.quantile(SHOWN);
        var max = most == values.min() || values.max() - values.min() < MOST_BARS ? values.max() : most;
        var step = step(max - values.min() + 1, MOST_BARS);
        var first = Math.floorDiv(values.min(), step) * step;
        var bars = (int) ceilDiv(max - first + 1, step);
        var chart = new Chart(values, decimals, title, first, first + bars * step);
        var highest = 1L;
        for (var i = 0; i < bars; i++) {
            highest = Math.max(highest, chart.bar(i, step, bars));
        }
        chart.verticalAxis(highest, unit);
        for (var i = 0; i < bars; i++) {
            var low = first + i * step;
            var count = chart.bar(i, step, bars);
            var height = (double) (BOTTOM - TOP) * count / highest;
            var isLast = i == bars - 1 && values.max() >= low + step;
            chart.svg.append(format(
                    "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"><title>%s: %,d %s</title></rect>",
                    chart.x(low),
                    BOTTOM - height,
                    Math.max(0.7, chart.x(low + step) - chart.x(low) - 1),
                    height,
                    isLast ? chart.label(low) + " or more" : chart.range(low, step),
                    count,
                    unit));
        }
        chart.horizontalAxis();
        chart.marks();
        return chart.end();
    }

    /**
     * The share of the values that are at least as large: how many games were still going after so many pieces.
     *
     * @param values what is counted
     * @param title what a value is
     */
    static String survival(Distribution values, String title) {
        var chart = new Chart(values, 0, title, 0, Math.max(1, values.quantile(SHOWN)));
        chart.verticalAxis(100, "%");
        var path = new StringBuilder(format("M%.2f %.2f", chart.x(chart.from), (double) TOP));
        var step = Math.max(1, ceilDiv(chart.to - chart.from, STEPS));
        for (var value = chart.from; value <= chart.to; value += step) {
            var share = (double) values.count(value, Long.MAX_VALUE) / values.size();
            path.append(format("L%.2f %.2f", chart.x(value), BOTTOM - share * (BOTTOM - TOP)));
        }
        chart.svg.append("<path class=\"curve\" d=\"").append(path).append("\"/>");
        chart.horizontalAxis();
        chart.marks();
        return chart.end();
    }

    private long bar(int number, long step, int bars) {
        var low = from + number * step;
        return values.count(low, number == bars - 1 ? Long.MAX_VALUE : low + step);
    }

    private void verticalAxis(long highest, String unit) {
        for (var tick : ticks(0, highest)) {
            var y = BOTTOM - (double) (BOTTOM - TOP) * tick / highest;
            svg.append(format("<path class=\"grid\" d=\"M%d %.2fH%d\"/>", LEFT, y, RIGHT));
            text(LEFT - 6, y + 4, "tick end", format("%,d", tick));
        }
        text(LEFT - 6, TOP - 20, "tick end", unit);
    }

    private void horizontalAxis() {
        svg.append(format("<path class=\"axis\" d=\"M%d %dH%d\"/>", LEFT, BOTTOM, RIGHT));
        for (var tick : ticks(from, to)) {
            svg.append(format("<path class=\"axis\" d=\"M%.2f %dv5\"/>", x(tick), BOTTOM));
            text(x(tick), BOTTOM + 18, x(tick) > RIGHT - EDGE ? "tick end" : "tick middle", label(tick));
        }
    }

    /** The mean as a line, and below the axis a box with the quartiles, the median, and a line from 5 % to 95 %. */
    private void marks() {
        var mean = values.mean();
        svg.append(format("<path class=\"mean\" d=\"M%.2f %dV%d\"/>", x(mean), TOP, BOTTOM));
        var y = BOTTOM + 36;
        svg.append(format(
                "<path class=\"axis\" d=\"M%.2f %dH%.2f\"/>", x(values.quantile(0.05)), y, x(values.quantile(0.95))));
        var low = x(values.quantile(0.25));
        svg.append(format(
                "<rect class=\"box\" x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"10\"/>",
                low, y - 5, Math.max(1, x(values.quantile(0.75)) - low)));
        svg.append(format("<path class=\"median\" d=\"M%.2f %dv14\"/>", x(values.median()), y - 7));
    }

    private String caption() {
        return format(
                "mean %s (dashed), median %s; half lie from %s to %s, nine of ten from %s to %s, all from %s to %s",
                rounded(values.mean(), 1),
                rounded(values.median(), 1),
                rounded(values.quantile(0.25)),
                rounded(values.quantile(0.75)),
                rounded(values.quantile(0.05)),
                rounded(values.quantile(0.95)),
                rounded(values.min()),
                rounded(values.max()));
    }

    /** A value or a mean as the table has it too: seconds to the millisecond. */
    private String rounded(double value, int digits) {
        return format("%,." + (decimals == 0 ? digits : 3) + "f", value / Math.pow(10, decimals));
    }

    private String rounded(long value) {
        return rounded((double) value, 0);
    }

    /** A value with all its digits. */
    private String label(long value) {
        var exact = BigDecimal.valueOf(value, decimals).stripTrailingZeros();
        return format("%,." + Math.max(0, exact.scale()) + "f", exact);
    }

    private double x(long value) {
        return x((double) value);
    }

    private double x(double value) {
        var share = (value - from) / Math.max(1, to - from);
        return LEFT + Math.max(0, Math.min(1, share)) * (RIGHT - LEFT);
    }

    private void text(double x, double y, String kind, String text) {
        svg.append(format("<text x=\"%.2f\" y=\"%.2f\" class=\"%s\">%s</text>", x, y, kind, text));
    }

    private String end() {
        return svg.append("</svg>\n<figcaption>")
                .append(caption())
                .append("</figcaption>")
                .toString();
    }

    /** Three to six round numbers. */
    static List<Long> ticks(long from, long to) {
        var step = step(to - from, 5);
        var first = ceilDiv(from, step) * step;
        return LongStream.iterate(first, tick -> tick <= to, tick -> tick + step)
                .boxed()
                .toList();
    }

    /** The smallest of 1, 2, 5, 10, 20, 50 … that fits no more than so often into a length. */
    private static long step(long length, int most) {
        var step = 1L;
        for (var i = 0; ceilDiv(length, step) > most; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private String range(long from, long step) {
        return decimals > 0
                ? label(from) + " to less than " + label(from + step)
                : step == 1 ? label(from) : label(from) + " to " + label(from + step - 1);
    }

    private static long ceilDiv(long dividend, long divisor) {
        return -Math.floorDiv(-dividend, divisor);
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
