package io.github.wallkick.cli;

import io.github.wallkick.simulation.Distribution;
import java.util.Locale;

/** A distribution as a bar chart in SVG. */
final class Histogram {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 220;
    private static final int MARGIN = 40;
    private static final int MOST_BARS = 120;

    private Histogram() {}

    /**
     * The chart of a distribution.
     *
     * @param values what to count
     * @param title what is counted, without characters that mean something in XML
     */
    static String svg(Distribution values, String title) {
        var step = Math.max(1, ceilDiv(values.max() - values.min() + 1, MOST_BARS));
        var bars = (int) ceilDiv(values.max() - values.min() + 1, step);
        var highest = 1;
        for (var i = 0; i < bars; i++) {
            highest = Math.max(highest, count(values, step, i));
        }
        var svg = new StringBuilder();
        svg.append(format("<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">", WIDTH, HEIGHT, title));
        var barWidth = (double) (WIDTH - 2 * MARGIN) / bars;
        for (var i = 0; i < bars; i++) {
            var count = count(values, step, i);
            var height = (double) (HEIGHT - 2 * MARGIN) * count / highest;
            svg.append(format(
                    "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"><title>%s: %,d games</title></rect>",
                    MARGIN + i * barWidth,
                    HEIGHT - MARGIN - height,
                    Math.max(0.5, barWidth - 1),
                    height,
                    range(values.min() + i * step, step),
                    count));
        }
        svg.append(label(MARGIN, HEIGHT - MARGIN + 16, "start", format("%,d", values.min())));
        svg.append(label(WIDTH - MARGIN, HEIGHT - MARGIN + 16, "end", format("%,d", values.max())));
        svg.append(label(MARGIN, MARGIN - 8, "start", format("%s; highest bar: %,d games", title, highest)));
        return svg.append("</svg>").toString();
    }

    private static int count(Distribution values, long step, int bar) {
        var from = values.min() + bar * step;
        return values.count(from, from + step);
    }

    private static String range(long from, long step) {
        return step == 1 ? format("%,d", from) : format("%,d to %,d", from, from + step - 1);
    }

    private static String label(int x, int y, String anchor, String text) {
        return format("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>", x, y, anchor, text);
    }

    private static long ceilDiv(long dividend, long divisor) {
        return (dividend + divisor - 1) / divisor;
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
