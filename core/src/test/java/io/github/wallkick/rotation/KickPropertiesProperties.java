package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import java.util.ArrayList;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The laws of the kick-properties format. */
class KickPropertiesProperties {
    private static final String TEXT = KickTables.formatProperties(KickTables.srsPlus());
    private static final String SIGNS = "TIJX.NESW=:&@()+-,0123456789#!\\ \t\r\nspawn orientation: \u2028é";

    @Property
    void whatIsWrittenReadsBack(@ForAll("tables") KickTable table, @ForAll("systems") RotationSystem system) {
        assertEquals(table, KickTables.parseProperties(KickTables.formatProperties(table, system), system));
    }

    @Property
    void anyTextIsReadOrRefusedByItsNotation(@ForAll String text) {
        readOrRefuse(text);
    }

    @Property
    void aTextWithAnyScratchIsReadOrRefusedByItsNotation(@ForAll("scratched") String text) {
        readOrRefuse(text);
    }

    private static void readOrRefuse(String text) {
        try {
            var table = KickTables.parseProperties(text);
            assertEquals(table, KickTables.parseProperties(KickTables.formatProperties(table)));
        } catch (NotationException expected) {
            var lines = text.split("\r\n|[\r\n]", -1);
            assertTrue(expected.line() >= 1 && expected.line() <= lines.length, expected.getMessage());
            var length = lines[expected.line() - 1].length();
            assertTrue(expected.column() >= 1 && expected.column() <= Math.max(1, length), expected.getMessage());
        }
    }

    @Provide
    Arbitrary<RotationSystem> systems() {
        return Arbitraries.of(RotationSystems.names()).map(RotationSystems::named);
    }

    @Provide
    Arbitrary<KickTable> tables() {
        return Arbitraries.randomValue(KickPropertiesProperties::table);
    }

    private static KickTable table(Random random) {
        var builder = KickTables.builder();
        for (var type : Tetromino.values()) {
            for (var from : Orientation.values()) {
                for (var to : Orientation.values()) {
                    if (from != to) {
                        builder.kicks("" + type.symbol(), "" + from.symbol() + to.symbol(), tests(random));
                    }
                }
            }
        }
        return builder.build();
    }

    private static String tests(Random random) {
        var tests = new ArrayList<String>();
        if (random.nextInt(3) > 0) {
            tests.add(Offset.ZERO.toString());
        }
        for (var i = random.nextInt(random.nextInt(40) == 0 ? 127 : 5); i > 0; i--) {
            var mark = random.nextInt(5) == 0 ? "@" : "";
            tests.add("(" + mark + random.nextInt(-64, 65) + "," + random.nextInt(-64, 65) + ")");
        }
        return String.join("", tests);
    }

    @Provide
    Arbitrary<String> scratched() {
        return Arbitraries.randomValue(random -> {
            var text = new StringBuilder(TEXT);
            for (var i = random.nextInt(1, 4); i > 0; i--) {
                scratch(text, random);
            }
            return text.toString();
        });
    }

    private static void scratch(StringBuilder text, Random random) {
        var at = random.nextInt(text.length());
        var end = Math.min(text.length(), at + random.nextInt(3));
        var length = random.nextInt(3);
        var written = new StringBuilder();
        for (var i = 0; i < length; i++) {
            written.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        text.replace(at, end, written.toString());
    }
}
