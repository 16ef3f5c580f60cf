package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The laws of the stable texts of rotation systems and kick tables. */
class RotationTextProperties {
    private static final List<PieceType> TYPES = Stream.concat(
                    Stream.of(Tetromino.values()), OwnRotations.STRANGE_TYPES.stream())
            .toList();
    private static final String SIGNS = "TIJX=()[],\" @:.-+0123456789RL/\t\n\u2028é";

    @Property
    void aSystemReadsBack(@ForAll("systems") RotationSystem system) {
        var read = RotationSystems.parse(system.text(), TYPES);
        assertEquals(system, read);
        assertEquals(system.text(), read.text());
    }

    @Property
    void unequalSystemsHaveUnequalTexts(
            @ForAll("systems") RotationSystem one, @ForAll("systems") RotationSystem other) {
        assertEquals(one.equals(other), one.text().equals(other.text()));
    }

    @Property
    void aTableReadsBack(@ForAll("tables") KickTable table) {
        assertEquals(table, KickTables.parse(table.text(), TYPES));
    }

    @Property
    void aTextIsOneLineOfVisibleAscii(@ForAll("systems") RotationSystem system) {
        assertTrue(system.text().chars().allMatch(c -> c >= ' ' && c < 0x7F), system.text());
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
            var system = RotationSystems.parse(text, TYPES);
            assertEquals(system, RotationSystems.parse(system.text(), TYPES));
        } catch (NotationException expected) {
            assertTrue(expected.line() == 1 && expected.column() >= 1 && expected.column() <= text.length() + 1);
        }
    }

    @Provide
    Arbitrary<RotationSystem> systems() {
        return Arbitraries.oneOf(
                Arbitraries.of(RotationSystems.names()).map(RotationSystems::named),
                Arbitraries.randomValue(OwnRotations::system));
    }

    @Provide
    Arbitrary<KickTable> tables() {
        return Arbitraries.randomValue(random -> OwnRotations.table(random, TYPES));
    }

    @Provide
    Arbitrary<String> scratched() {
        return Arbitraries.randomValue(random -> {
            var text = new StringBuilder(OwnRotations.system(random).text());
            for (var i = random.nextInt(1, 4); i > 0; i--) {
                var at = random.nextInt(text.length());
                var end = Math.min(text.length(), at + random.nextInt(3));
                var written = new StringBuilder();
                for (var length = random.nextInt(3); length > 0; length--) {
                    written.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
                }
                text.replace(at, end, written.toString());
            }
            return text.toString();
        });
    }
}
