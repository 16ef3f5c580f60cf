package io.github.wallkick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import io.github.wallkick.StableRules;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.game.Event;
import io.github.wallkick.notation.Fumen.Flag;
import io.github.wallkick.notation.Fumen.Page;
import io.github.wallkick.notation.Fumen.Placement;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** The laws of fumens. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class FumenProperties {
    private static final List<Optional<PieceType>> CELLS = Stream.concat(
                    Stream.of(Optional.<PieceType>empty(), Optional.<PieceType>of(GarbageCell.GARBAGE)),
                    Stream.of(Tetromino.values()).map(Optional::<PieceType>of))
            .toList();
    private static final List<String> COMMENTS = List.of(
            "", "three rows", "100% テト", "#Q=[](S)OLJTIZ", "#Q=[T](O)LLJ;done", "#Q=[](I);#Q=[](T)", "%u12", "#Q=");

    @Provide
    Arbitrary<Fumen> fumens() {
        return Arbitraries.randoms().map(FumenProperties::fumen);
    }

    /** Pages of which most follow from the page before, as those of real fumens do. */
    private static Fumen fumen(Random random) {
        var page = Page.of(FumenField.empty());
        var pages = new Page[random.nextInt(12)];
        for (var i = 0; i < pages.length; i++) {
            page = i == 0 ? page : page.next();
            page = new Page(field(page.field(), random), Optional.empty(), comment(page, random), flags(random));
            page = random.nextInt(3) == 0 ? page : withPiece(page, random);
            pages[i] = page;
        }
        return Fumen.of(pages);
    }

    private static FumenField field(FumenField before, Random random) {
        var field = before;
        for (var i = random.nextInt(4) * random.nextInt(8); i > 0; i--) {
            field = field.withCell(random.nextInt(10), random.nextInt(24) - 1, CELLS.get(random.nextInt(CELLS.size())));
        }
        return field;
    }

    private static String comment(Page page, Random random) {
        return random.nextBoolean() ? page.comment() : COMMENTS.get(random.nextInt(COMMENTS.size()));
    }

    private static EnumSet<Flag> flags(Random random) {
        var flags = EnumSet.noneOf(Flag.class);
        for (var flag : Flag.values()) {
            if (random.nextInt(4) == 0 != (flag == Flag.LOCK)) {
                flags.add(flag);
            }
        }
        return flags;
    }

    private static Page withPiece(Page page, Random random) {
        var type = Tetromino.values()[random.nextInt(7)];
        var orientation = Orientation.values()[random.nextInt(4)];
        return page.withPiece(new Placement(type, orientation, 2 + random.nextInt(6), 2 + random.nextInt(18)));
    }

    @Property(tries = 500)
    void theTextOfAFumenGivesItBack(@ForAll("fumens") Fumen fumen) {
        var text = fumen.format();
        assertEquals(fumen, Fumen.parse(text));
        assertEquals(
                text,
                Fumen.parse("https://example.org/?" + text.replace("?", "\n?") + "#top")
                        .format());
    }

    @Property(tries = 1000)
    void aDamagedTextIsReadOrRefusedAtAPlaceOfIt(@ForAll("fumens") Fumen fumen, @ForAll Random random) {
        var text = new StringBuilder(fumen.format());
        for (var i = random.nextInt(4); i >= 0; i--) {
            var at = random.nextInt(text.length() + 1);
            var to = Math.min(text.length(), at + random.nextInt(3));
            text.replace(at, to, random.nextBoolean() ? "" : letter(random));
        }
        readOrRefused(text.toString());
    }

    private static String letter(Random random) {
        var usual = FumenReader.ALPHABET;
        return random.nextInt(4) == 0
                ? String.valueOf((char) random.nextInt(Character.MAX_VALUE + 1))
                : String.valueOf(usual.charAt(random.nextInt(usual.length())));
    }

    @Property(tries = 500)
    void anyLettersAreReadOrRefusedAtAPlaceOfThem(@ForAll Random random) {
        var text = new StringBuilder(random.nextBoolean() ? "v115@" : "v110@");
        for (var i = random.nextInt(200); i > 0; i--) {
            text.append(random.nextInt(50) == 0 ? letter(random) : random.nextInt(3) == 0 ? "vhA" : letter(random));
        }
        readOrRefused(text.toString());
    }

    @Property(tries = 200)
    void anyTextIsReadOrRefusedAtAPlaceOfIt(@ForAll String text) {
        readOrRefused(text);
    }

    private static void readOrRefused(String text) {
        try {
            var fumen = Fumen.parse(text);
            assertEquals(fumen, Fumen.parse(fumen.format()));
        } catch (NotationException e) {
            var lines = text.split("\n", -1);
            assertTrue(e.line() >= 1 && e.line() <= lines.length, e::getMessage);
            assertTrue(e.column() >= 1 && e.column() <= lines[e.line() - 1].length() + 1, e::getMessage);
        }
    }

    @Provide
    Arbitrary<RotationSystem> systems() {
        return Arbitraries.of(RotationSystems.names()).map(RotationSystems::named);
    }

    @Property(tries = 1000)
    void aPieceOfAnyRotationSystemKeepsItsCells(
            @ForAll("systems") RotationSystem rotation,
            @ForAll Tetromino type,
            @ForAll Orientation orientation,
            @ForAll("systems") RotationSystem other) {
        var piece = new Piece(rotation.shape(type), orientation, 4, 6);
        var placed = Placement.of(piece);
        assertEquals(piece.cells(), placed.cells());
        assertEquals(piece.cells(), placed.piece(rotation).cells());
        assertEquals(piece.cells(), placed.piece(other).cells());
    }

    @Property(tries = 300)
    void aPieceOfTheGuidelineKeepsItsOrientation(@ForAll Tetromino type, @ForAll Orientation orientation) {
        var piece = new Piece(type.shape(), orientation, 4, 6);
        assertEquals(orientation, Placement.of(piece).orientation());
        assertEquals(piece, Placement.of(piece).piece(RotationSystems.srs()));
    }

    @Provide
    Arbitrary<List<Input>> inputs() {
        return Arbitraries.of(Input.LEFT, Input.RIGHT, Input.CLOCKWISE, Input.HOLD, Input.HARD_DROP)
                .list()
                .ofMaxSize(80);
    }

    @Property(tries = 100)
    void eachLockOfAGameIsAPageAndLeadsToTheNext(@ForAll long seed, @ForAll("inputs") List<Input> inputs) {
        var recording = Recording.start(StableRules.WEIGHTLESS, seed);
        for (var input : inputs) {
            recording = recording.apply(input).next();
        }
        var replay = recording.replay();
        var locks = replay.playback().advance(Long.MAX_VALUE).events().stream()
                .filter(Event.Locked.class::isInstance)
                .map(event -> ((Event.Locked) event).piece())
                .toList();
        var pages = Fumen.of(replay).pages();
        assertEquals(locks.size(), pages.size());
        for (var i = 0; i < pages.size(); i++) {
            var isLast = i + 1 == pages.size();
            assertEquals(locks.get(i), pages.get(i).piece(RotationSystems.srs()).orElseThrow());
            var after = pages.get(i).next();
            assertEquals(isLast ? recording.game().board() : pages.get(i + 1).board(), after.board());
            assertEquals(isLast ? after.palette() : pages.get(i + 1).palette(), after.palette());
        }
    }
}
