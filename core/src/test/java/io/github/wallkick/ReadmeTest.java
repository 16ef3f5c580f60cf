package io.github.wallkick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.board.Board;
import io.github.wallkick.board.LineClear;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Event;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Goals;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.game.Transition;
import io.github.wallkick.hardware.Button;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.hardware.Ports;
import io.github.wallkick.input.Controller;
import io.github.wallkick.input.Handlings;
import io.github.wallkick.input.KeyMap;
import io.github.wallkick.input.PlaySession;
import io.github.wallkick.notation.Fumen;
import io.github.wallkick.notation.Recording;
import io.github.wallkick.notation.Replay;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.piece.Turn;
import io.github.wallkick.play.GameLoop;
import io.github.wallkick.play.PlaySettings;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.KickTable;
import io.github.wallkick.rotation.KickTables;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.rotation.TurnResult;
import io.github.wallkick.search.Perft;
import io.github.wallkick.search.PlacementSearch;
import io.github.wallkick.search.Placements;
import io.github.wallkick.simulation.Players;
import io.github.wallkick.simulation.SelfPlay;
import io.github.wallkick.simulation.SelfPlayReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets of the README, compiled and run: each stands in this file line by line. */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final Path THIS = Path.of("src/test/java/io/github/wallkick/ReadmeTest.java");
    private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    private final List<Piece> seen = new ArrayList<>();
    private final List<Event> heard = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private final List<PieceType> painted = new ArrayList<>();

    static List<String> snippets() throws IOException {
        return SNIPPET.matcher(Files.readString(README))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void everySnippetIsCompiledHere(String snippet) throws IOException {
        assertTrue(plain(Files.readString(THIS)).contains(plain(snippet)), () -> "not compiled here:\n" + snippet);
    }

    /** The text without white space, since the formatter breaks lines in its own way. */
    private static String plain(String text) {
        return text.lines().map(line -> line.replaceAll("\\s", "")).collect(Collectors.joining());
    }

    @Test
    void placesAPieceAndClearsTwoRows() {
        Board board = Board.parse("""
                XXX...XXXX
                XXXX.XXXXX
                """);
        RotationSystem srs = RotationSystems.srs();
        Piece t = srs.spawn(Tetromino.T, board.size());

        TurnResult turned = srs.rotate(board, t, Turn.HALF); // blocked: SRS has no half turns
        Piece upsideDown = srs.rotate(
                        board, srs.rotate(board, t, Turn.CLOCKWISE).piece(), Turn.CLOCKWISE)
                .piece();
        Piece landed = upsideDown.moved(0, -19);

        boolean rests = board.collides(landed.moved(0, -1)); // true
        LineClear clear = board.place(landed);
        int rows = clear.count(); // 2
        boolean isEmpty = clear.board().isEmpty(); // true; the old board is as it was

        assertFalse(turned.isTurned());
        assertTrue(rests);
        assertEquals(2, rows);
        assertTrue(isEmpty);
    }

    @Test
    void readsAFumenAndAnswersIt() {
        Fumen fumen = Fumen.parse("https://fumen.zui.jp/?v115@bhD8DeB8JexQJvhAAAA");
        Fumen.Page page = fumen.pages().get(0);
        Board puzzle = page.board(); // XXXX....XX
        Piece bar = page.piece(RotationSystems.srs()).orElseThrow(); // I 0 (4,-2)
        String answer = Fumen.of(page.withComment("here"), page.next()).format();

        assertEquals(Board.parse("XXXX....XX"), puzzle);
        assertEquals("I 0 (4,-2)", bar.toString());
        assertEquals(
                List.of("here", ""),
                Fumen.parse(answer).pages().stream().map(Fumen.Page::comment).toList());
    }

    @Test
    void playsAGameWithButtonsToItsEnd() {
        PlaySession session =
                PlaySession.start(Rulesets.guideline(), 42, Controller.of(KeyMap.pad(), Handlings.guideline()));
        long last = System.nanoTime();
        while (!session.game().isOver()) {
            long now = System.nanoTime();
            PlaySession.Step step = session.at(buttonsDown(), now - last);
            step.events().forEach(event -> sound(event));
            session = step.next();
            last = now;
            show(picture(session.game()));
            waitForNextFrame();
        }

        assertTrue(heard.stream().anyMatch(Event.Locked.class::isInstance));
        assertEquals(20, shown.get(0).lines().count());
        assertTrue(shown.get(0).contains("@") && shown.get(0).contains("+"), shown.get(0));

        String saved = session.game().text();

        PlaySession resumed = PlaySession.from(Game.parse(saved), session.controller());

        assertEquals(session.game(), resumed.game());
    }

    @Test
    void readsAPuzzle() {
        Game puzzle =
                Game.parse("wallkick position 1; rules: guideline; board: 4X.5X/4X.5X; piece: I; hold: O; next: TSZ");

        assertEquals(Tetromino.I, puzzle.piece().orElseThrow().type());
        assertEquals(18, puzzle.board().filledCells());

        Recording attempt = Recording.from(puzzle).apply(Input.HARD_DROP).next();
        String replay = attempt.replay().text();
        Game solved = Replay.parse(replay).gameAt(Duration.ofMinutes(1));

        assertEquals(1, solved.score().pieces());
    }

    /** A thumb that hits the hard drop in every other frame. */
    private ButtonSet buttonsDown() {
        return shown.size() % 2 == 0 ? ButtonSet.NONE : ButtonSet.of(Button.UP);
    }

    private void sound(Event event) {
        heard.add(event);
    }

    private void show(String picture) {
        shown.add(picture);
    }

    private void waitForNextFrame() {
        // a test waits for nobody
    }

    static String picture(Game game) {
        List<Cell> piece = game.piece().map(Piece::cells).orElse(List.of());
        List<Cell> ghost = game.ghost().map(Piece::cells).orElse(List.of());
        StringBuilder picture = new StringBuilder();
        for (int y = game.board().size().visibleHeight() - 1; y >= 0; y--) {
            for (int x = 0; x < game.board().width(); x++) {
                Cell cell = new Cell(x, y);
                boolean isFilled = game.board().isFilled(x, y);
                picture.append(piece.contains(cell) ? '@' : isFilled ? '#' : ghost.contains(cell) ? '+' : '.');
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    @Test
    void twoGamesPlayEachOther() {
        Game left =
                Game.start(Rulesets.guideline(), 7).withBoard(Board.parse("XXX....XXX\n".repeat(1) + "XXX....XXX\n"));
        Game right = Game.start(Rulesets.guideline(), 7);
        left = left.withPiece(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 3, 0));
        left = left.apply(Input.HARD_DROP).game().advance(Duration.ofSeconds(1)).game();
        left = left.withPiece(new Piece(Tetromino.I.shape(), Orientation.SPAWN, 3, 0));

        Transition drop = left.apply(Input.HARD_DROP);
        left = drop.game();
        for (Event event : drop.events()) {
            if (event instanceof Event.GarbageSent sent) {
                right = right.receive(sent.lines()).game();
            }
        }

        assertTrue(left.board().isEmpty());
        assertTrue(right.pendingGarbage() > 0);
    }

    @Test
    void coloursFollowAGame() {
        Game game = Game.start(Rulesets.guideline(), 42);

        Palette palette = Palette.empty(game.board().size());
        Transition step = game.apply(Input.HARD_DROP);
        palette = step.palette(palette);
        palette.typeAt(4, 0).ifPresent(type -> paint(type));

        assertEquals(step.game().board(), palette.board());
        assertEquals(1, painted.size());
    }

    private void paint(PieceType type) {
        painted.add(type);
    }

    @Test
    void playsAGame() {
        Game game = Game.start(Rulesets.guideline(), 42);
        game = game.apply(Input.LEFT).game();
        game = game.advance(Duration.ofMillis(500)).game();

        Transition dropped = game.apply(Input.HARD_DROP);
        for (Event event : dropped.events()) {
            if (event instanceof Event.Locked locked) {
                draw(locked.piece());
            }
        }

        assertEquals(1, seen.size());
    }

    @Test
    void playsForAGoal() {
        Ruleset sprint = Rulesets.guideline().withGoal(Goals.sprint());
        Ruleset halfAMinute = sprint.withGoal(Goals.time(Duration.ofSeconds(30)));
        for (Event event :
                Game.start(halfAMinute, 42).advance(Duration.ofMinutes(1)).events()) {
            if (event instanceof Event.GoalReached goal) {
                show("finished after " + goal.at());
            }
        }

        assertEquals(List.of("finished after PT30S"), shown);
        assertEquals(Goals.lines(40), sprint.goal());
    }

    private void draw(Piece piece) {
        seen.add(piece);
    }

    /** A user's own piece. */
    enum MyPieces implements PieceType {
        PLUS;

        @Override
        public char symbol() {
            return '+';
        }
    }

    @Test
    void turnsByTablesAndPiecesOfOnesOwn() {
        KickTable nudge = (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0));

        KickTable withHalfTurns = KickTables.builder()
                .include(KickTables.srs())
                .kicks("JLSTZ", "02 20 RL LR", "(0,0)(0,+1)")
                .build();

        KickTable fromFile = KickTables.parseProperties(KickTables.formatProperties(withHalfTurns));

        RotationSystem mine = RotationSystems.of(fromFile);

        Shape plus = Shape.of(MyPieces.PLUS, ".X.", "XXX", ".X.");
        RotationSystem system = RotationSystems.of(nudge, List.of(plus));
        Randomizer bag = Randomizers.sevenBag(1, MyPieces.values());

        Ruleset crosses = Rulesets.guideline()
                .withName("crosses")
                .withRandomizers(
                        RandomizerFactories.named("crosses", seed -> Randomizers.sevenBag(seed, MyPieces.values())),
                        system);
        Game cross = Game.start(crosses, 1);

        assertEquals(MyPieces.PLUS, cross.piece().orElseThrow().shape().type());
        var board = Board.empty();
        assertTrue(mine.rotate(board, mine.spawn(Tetromino.T, board.size()), Turn.HALF)
                .isTurned());
        var piece = system.spawn(bag.draw().piece(), board.size());
        assertTrue(system.rotate(board, piece, Turn.CLOCKWISE).isTurned());
    }

    @Test
    void findsPlacements() {
        Board board = Board.empty();

        PlacementSearch search = PlacementSearch.of(RotationSystems.srs());
        Placements placements = search.reachable(board, Tetromino.T);
        for (Piece placement : placements) {
            consider(placement);
        }
        Perft.count(Board.empty(), List.of(Tetromino.I, Tetromino.O, Tetromino.L, Tetromino.J), search); // 188374

        assertEquals(placements.count(), seen.size());
        assertEquals(
                188_374,
                Perft.count(Board.empty(), List.of(Tetromino.I, Tetromino.O, Tetromino.L, Tetromino.J), search));
    }

    private void consider(Piece placement) {
        seen.add(placement);
    }

    @Test
    void playsOnPorts() {
        try (Ports ports = Ports.open("memory")) { // or the provider of a device
            GameLoop loop = GameLoop.of(ports, PlaySettings.of(Rulesets.guideline()), 42);
            loop.step(Duration.ofMillis(4)); // or loop.run(), which plays in real time
            show(loop.picture().toString());
        }
        assertTrue(shown.get(0).contains("playing next"), shown.get(0));
    }

    @Test
    void playsByItself() {
        SelfPlayReport report = SelfPlay.of(Rulesets.basic().untimed(), Players.random())
                .withGames(1_000)
                .withSeed(7)
                .run();
        report.lines().mean();

        assertEquals(1_000, report.games());
        assertTrue(report.lines().mean() >= 0);
    }
}
