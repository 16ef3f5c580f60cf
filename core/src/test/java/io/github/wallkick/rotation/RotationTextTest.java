package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import io.github.wallkick.TestData;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.piece.Letter;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Pentomino;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The stable texts of rotation systems and kick tables. */
class RotationTextTest {
    private static final RotationSystem LAMBDA = new RotationSystem() {
        @Override
        public Shape shape(PieceType type) {
            return Tetromino.valueOf("" + type.symbol()).shape();
        }

        @Override
        public TurnResult rotate(Board board, Piece piece, Turn turn) {
            return TurnResult.blocked(piece);
        }
    };

    /** Systems that all differ, each in a single thing from some other one. */
    static List<RotationSystem> systems() {
        var systems = new ArrayList<RotationSystem>();
        RotationSystems.names().forEach(name -> systems.add(RotationSystems.named(name)));
        systems.add(RotationSystems.of(KickTables.inPlace()));
        systems.add(RotationSystems.of((type, from, to) -> List.of(Offset.ZERO, new Offset(1, 0))));
        systems.add(RotationSystems.of((type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0))));
        systems.add(RotationSystems.of((type, from, to) -> List.of(new Offset(-1, 0))));
        systems.add(RotationSystems.of(KickTables.builder()
                .include(KickTables.srs())
                .fullSpin("T", "0R", 3)
                .build()));
        systems.add(RotationSystems.of(KickTables.srs(), List.of(Tetromino.T.shape())));
        systems.add(RotationSystems.of(KickTables.srs(), List.of(Shape.of(Tetromino.T, "XX", "X."))));
        systems.add(RotationSystems.of(KickTables.srs(), List.of(Shape.of(Tetromino.T, "...", "XX.", "X.."))));
        systems.add(AllRotationSystems.pentominoes());
        for (var system :
                List.of(RotationSystems.srs(), RotationSystems.ars(), RotationSystems.arsTi(), LAMBDA_NAMED)) {
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.above(5)));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.above(5).withColumns(1)));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.above(5).leaningRight()));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.above(5).withOrientation(Orientation.LEFT)));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.below(5)));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.box()));
            systems.add(RotationSystems.withSpawn(system, SpawnPlace.top().withColumns(2)));
            systems.add(RotationSystems.withSpawn(system, Tetromino.I, SpawnPlace.below(5)));
            systems.add(RotationSystems.withSpawn(system, Tetromino.L, SpawnPlace.below(5)));
        }
        systems.add(LAMBDA_NAMED);
        systems.add(RotationSystems.named("srs", LAMBDA));
        systems.add(RotationSystems.of(KickTables.srs(), LAMBDA_NAMED));
        return systems;
    }

    private static final RotationSystem LAMBDA_NAMED = RotationSystems.named("my lambda", LAMBDA);

    @Test
    void systemsHaveTheSameTextIfTheyAreEqual() {
        var systems = systems();
        for (var i = 0; i < systems.size(); i++) {
            for (var j = 0; j < systems.size(); j++) {
                var one = systems.get(i);
                var other = systems().get(j);
                assertEquals(one.equals(other), one.text().equals(other.text()), one.text() + "\n" + other.text());
                assertEquals(i == j, one.equals(other), one.text() + "\n" + other.text());
            }
        }
    }

    @Test
    void tablesHaveTheSameTextIfTheyAreEqual() {
        var tables = new ArrayList<KickTable>();
        KickTables.names().forEach(name -> tables.add(KickTables.named(name)));
        tables.add(KickTables.named("srs", (type, from, to) -> List.of()));
        tables.add(KickTables.named("mine", (type, from, to) -> List.of()));
        tables.add(KickTables.builder(List.of()).build());
        tables.add(KickTables.builder(List.of(Tetromino.T)).build());
        tables.add(KickTables.builder(List.of(Tetromino.T)).kicks("T", "0R", "").build());
        for (var one : tables) {
            for (var other : tables) {
                assertEquals(one.equals(other), one.text().equals(other.text()), one.text() + "\n" + other.text());
                assertEquals(one == other, one.equals(other), one.text() + "\n" + other.text());
            }
        }
    }

    @Test
    void presetsAreKnownByTheseNames() {
        assertEquals(
                "srs srs-tetrio srs-plus srs-x tetra-x jstris180 nullpomino180 ars ars-ti sega nrs gb dtet asc basic",
                texts(RotationSystems.names().stream()
                        .map(RotationSystems::named)
                        .map(RotationSystem::text)));
        assertEquals(
                "in-place srs srs-tetrio srs-plus jstris180 nullpomino180 tetra-x dtet asc basic",
                texts(KickTables.names().stream().map(KickTables::named).map(KickTable::text)));
    }

    private static String texts(Stream<String> texts) {
        return String.join(" ", texts.toList());
    }

    static List<String> golden() {
        return TestData.lines(RotationTextTest.class, "rotation-texts.txt");
    }

    /** Recordings keep these texts: a change here breaks them. */
    @Test
    void theTextsOfConfiguredSystemsStayAsTheyAre() {
        var own = KickTables.builder()
                .kicks("JLSTZ", "0R R0", "(0,0)(-1,0)(@0,-2)")
                .kicks("O", "0R R2 2L L0 R0 2R L2 0L", "")
                .build();
        assertEquals(
                golden(),
                Stream.of(
                                RotationSystems.of(own),
                                RotationSystems.of(KickTables.dtet(), RotationSystems.gb()),
                                RotationSystems.of(
                                        KickTables.inPlace(), List.of(Shape.of(new Letter('('), "X.", "XX"))),
                                RotationSystems.withSpawn(
                                        RotationSystems.arsTi(),
                                        SpawnPlace.above(1).withColumns(-1).withOrientation(Orientation.REVERSE)),
                                RotationSystems.withSpawn(
                                        RotationSystems.srs(),
                                        Tetromino.I,
                                        SpawnPlace.box().leaningRight()),
                                LAMBDA_NAMED,
                                RotationSystems.withSpawn(LAMBDA_NAMED, SpawnPlace.below(2)))
                        .map(RotationSystem::text)
                        .toList());
    }

    @Test
    void aFloorKickThatIsUsedIsToldToo() {
        var bar = new Piece(RotationSystems.arsTi().shape(Tetromino.I), Orientation.SPAWN, 3, -2);
        var used = RotationSystems.arsTi()
                .afterTurn(bar, RotationSystems.arsTi().rotate(Board.empty(), bar, Turn.CLOCKWISE));

        assertEquals("ars-ti(floor-kick-left=false, spawn=below(rows=0))", used.text());
        assertEquals(used, RotationSystems.parse(used.text()));
        assertNotEquals(used, RotationSystems.arsTi());
    }

    static Stream<RotationSystem> readable() {
        return systems().stream().filter(system -> !system.text().contains("\""));
    }

    @ParameterizedTest
    @MethodSource("readable")
    void aTextReadsBack(RotationSystem system) {
        var types = system.types().get(0) instanceof Pentomino ? Pentomino.values() : Tetromino.values();
        var read = RotationSystems.parse(system.text(), List.of(types));

        assertEquals(system, read);
        assertEquals(system.text(), read.text());
        assertEquals(system.types(), read.types());
        for (var type : system.types()) {
            assertEquals(system.spawn(type, BoardSize.STANDARD), read.spawn(type, BoardSize.STANDARD));
        }
    }

    @Test
    void aTableReadsBackForTypesOfOnesOwn() {
        var types = List.of(Pentomino.values());
        var table = AllRotationSystems.pentominoes().kickTable().orElseThrow();

        assertEquals(table, KickTables.parse(table.text(), types));
        assertThrows(NotationException.class, () -> KickTables.parse(table.text()));
    }

    @Test
    void theOrderOfTheTypesDoesNotMatter() {
        var shapes = Arrays.stream(Tetromino.values()).map(Tetromino::shape).toList();
        var reversed = new ArrayList<>(shapes);
        Collections.reverse(reversed);
        KickTable right = (type, from, to) -> List.of(new Offset(1, 0));

        assertEquals(RotationSystems.of(right, shapes), RotationSystems.of(right, reversed));
        assertEquals(
                RotationSystems.of(right, shapes).text(),
                RotationSystems.of(right, reversed).text());
    }

    @Test
    void aSystemWithoutATextSaysHowToGiveItOne() {
        var error = assertThrows(IllegalStateException.class, LAMBDA::text);

        assertEquals(
                "this rotation system has no stable text, so that no recording can name it: give it one with"
                        + " RotationSystems.named(name, system)",
                error.getMessage());
        assertThrows(
                IllegalStateException.class,
                () -> RotationSystems.withSpawn(LAMBDA, SpawnPlace.above(0)).text());
    }

    @Test
    void aLambdaTableWithoutATextSaysHowToGiveItOne() {
        KickTable lambda = (type, from, to) -> List.of();
        var error = assertThrows(IllegalStateException.class, lambda::text);

        assertEquals(
                "this kick table has no stable text, so that no recording can name it: give it one with"
                        + " KickTables.named(name, table)",
                error.getMessage());
        assertFalse(RotationSystems.of(lambda).text().contains("ambda"));
    }

    @Test
    void typesOfOneLetterHaveNoText() {
        var system =
                RotationSystems.of(KickTables.inPlace(), List.of(Tetromino.T.shape(), Shape.of(new Letter('T'), "X")));

        assertThrows(IllegalStateException.class, system::text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            srs+ | line 1, column 1: expected a rotation system: srs, srs-tetrio, srs-plus, srs-x, tetra-x, jstris180, nullpomino180, ars, ars-ti, sega, nrs, gb, dtet, asc, basic, ars(…), ars-ti(…), spawning(…), table(…), got srs+
            "mine" | line 1, column 1: expected a rotation system of this library; the caller's own, which is known by its name alone, must be handed in as a value, got "mine"
            [srs] | line 1, column 1: expected a rotation system: srs, srs-tetrio, srs-plus, srs-x, tetra-x, jstris180, nullpomino180, ars, ars-ti, sega, nrs, gb, dtet, asc, basic, ars(…), ars-ti(…), spawning(…), table(…), got [srs]
            table(shapes=guideline, kicks=srs, spawn=up(rows=1)) | line 1, column 42: expected a spawn place: above(…), below(…), box(…), of(…), per-type(…), top(…), got up(rows=1)
            table(shapes=guideline, kicks=srs, spawn=above(rows=65)) | line 1, column 53: expected a number from 0 to 64, got 65
            table(shapes=guideline, kicks=srs, spawn=above(rows=1, orientation=3)) | line 1, column 68: orientation must be one of 0 R 2 L: 3, got 3
            table(shapes=guideline, kicks="mine", spawn=above(rows=1)) | line 1, column 31: expected a kick table of this library; the caller's own, which is known by its name alone, must be handed in as a value, got "mine"
            table(shapes=guideline, kicks=srs) | line 1, column 1: expected a field spawn, got table(shapes=guideline, kicks=srs)
            table(shapes=guideline, kicks=kicks(turns=[of(types=[Q])]), spawn=box(rows=0)) | line 1, column 54: expected one of the types I O T S Z J L, got Q
            table(shapes=guideline, kicks=kicks(turns=[of(types=[T T])]), spawn=box(rows=0)) | line 1, column 56: expected each type once, got T
            table(shapes=guideline, kicks=kicks(turns=[of(types=[T], 0R=[0:0 100:1])]), spawn=box(rows=0)) | line 1, column 66: expected a test such as -1:0 or @0:-2, got 100:1
            table(shapes=guideline, kicks=kicks(turns=[of(types=[T], 0R=[0:65])]), spawn=box(rows=0)) | line 1, column 61: a test must displace by at most 64 cells: (0,+65), got [0:65]
            table(shapes=guideline, kicks=kicks(turns=[of(types=[T], 0R=R0)]), spawn=box(rows=0)) | line 1, column 61: expected tests such as [0:0 -1:0] or an earlier turn, got R0
            table(shapes=guideline, kicks=kicks(turns=[of(types=[T], 0X=[0:0])]), spawn=box(rows=0)) | line 1, column 61: no field 0X is known here, got [0:0]
            table(shapes=[shape(type=T, orientations=[X./X])], kicks=srs, spawn=box(rows=0)) | line 1, column 42: each row of a box of side 2 must have 2 characters: X, got [X./X]
            table(shapes=[shape(type=T, orientations=[X X])], kicks=srs, spawn=box(rows=0)) | line 1, column 42: expected one orientation or four, got [X X]
            """)
    void aBadTextIsRefused(String text, String message) {
        var error = assertThrows(NotationException.class, () -> RotationSystems.parse(text.strip()));

        assertEquals(message.strip(), error.getMessage());
    }
}
