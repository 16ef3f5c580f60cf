package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.board.Board;
import io.github.wallkick.board.BoardSize;
import io.github.wallkick.board.GarbageCell;
import io.github.wallkick.board.Palette;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Transition;
import io.github.wallkick.internal.Check;
import io.github.wallkick.piece.Cell;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Piece;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Tetromino;
import io.github.wallkick.rotation.RotationSystem;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A fumen: pages of a coloured board, each with a piece and a comment, as strategy pages, solvers and chats write them in one
 * word of text. It knows no rules: what it holds becomes a board, a palette or a piece when it is asked for.
 *
 * <pre>{@code
 * Fumen fumen = Fumen.parse("https://fumen.zui.jp/?v115@bhD8DeB8JexQJvhAAAA");
 * Fumen.Page page = fumen.pages().get(0);
 * Board board = page.board(); // XXXX....XX
 * Piece piece = page.piece(RotationSystems.srs()).orElseThrow(); // I 0 (4,-2)
 * String text = Fumen.of(page, page.next()).format(); // v115@bhD8DeB8JexQJvhAAAA
 * }</pre>
 *
 * <p>Text of versions 115 and 110 is read, 115 is written. Source: knewjade/tetris-fumen 1.1.3, which other programs follow.
 *
 * @param pages the pages in their order, at most {@link #MAX_PAGES}
 * @since 0.1.0
 */
public record Fumen(List<Page> pages) {
    /** The most pages that a fumen may have, which keeps small what a short text may ask for. */
    public static final int MAX_PAGES = 10_000;

    /**
     * Takes a copy of the pages.
     *
     * @throws IllegalArgumentException if there are too many
     */
    public Fumen {
        pages = List.copyOf(pages);
        Check.within("the number of pages", pages.size(), 0, MAX_PAGES);
    }

    /**
     * A fumen of some pages.
     *
     * @param pages its pages
     * @return the fumen
     * @throws IllegalArgumentException if there are too many
     */
    public static Fumen of(Page... pages) {
        return new Fumen(List.of(pages));
    }

    /**
     * A replay as a fumen: each lock is a page.
     *
     * @param replay the replay
     * @return its pages; what the last lock and garbage after it leave is not among them
     * @throws IllegalArgumentException if the board is not 10 wide, if a cell is above row 22, or if a piece is none of the seven
     *     tetrominoes
     */
    public static Fumen of(Replay replay) {
        var played = replay.playback().advance(Long.MAX_VALUE);
        var start = Palette.of(replay.start().game().board(), GarbageCell.GARBAGE);
        return of(start, new Transition(played.next().game(), played.events()));
    }

    /**
     * Part of a game as a fumen: each lock is a page. Events of several steps make one transition with the game after them.
     *
     * @param before the colours of the board before it
     * @param played the game after it, and all that happened
     * @return the pages
     * @throws IllegalArgumentException if the board is not 10 wide, if a cell is above row 22, or if a piece is none of the seven
     *     tetrominoes
     */
    public static Fumen of(Palette before, Transition played) {
        return FumenWriter.ofGame(before, played);
    }

    /**
     * The fumen that a text holds.
     *
     * @param text a fumen's text, or anything with one in it, such as the address of a page that shows it; it ends before
     *     {@code &} or {@code #}; blanks, line ends and {@code ?} in it are skipped
     * @return the fumen
     * @throws NotationException if there is none, if it is of another version than 110 and 115, or if it is damaged
     */
    public static Fumen parse(String text) {
        return new FumenReader(text).read();
    }

    /**
     * This fumen as text of version 115.
     *
     * @return the text, which {@link #parse} reads back
     */
    public String format() {
        return FumenWriter.write(this);
    }

    /** Returns the text. */
    @Override
    public String toString() {
        return format();
    }

    /**
     * What else a page says.
     *
     * @since 0.1.0
     */
    public enum Flag {
        /** The piece locks and full rows go; without it, the field does not rise and is not mirrored either. */
        LOCK,
        /** The garbage row enters the board after the lock. */
        RISE,
        /** Left and right change places after that. */
        MIRROR,
        /**
         * On the first page: the types have the guideline's colours, not the older ones in which I is red. On other pages it means
         * nothing.
         */
        GUIDELINE_COLOURS
    }

    /**
     * A page: a field before its piece locks, the piece, a comment, and what happens between this page and the next.
     *
     * @param field the cells
     * @param piece the piece, which is not among them
     * @param comment text in any script; one that begins with {@code #Q=} may be a {@link Quiz}
     * @param flags what else it says; immutable
     * @since 0.1.0
     */
    public record Page(FumenField field, Optional<Placement> piece, String comment, Set<Flag> flags) {
        private static final Set<Flag> NEXT = Set.of(Flag.LOCK);
        private static final Set<Flag> FIRST = Set.of(Flag.LOCK, Flag.GUIDELINE_COLOURS);

        /**
         * Checks that the page can be written, and takes a copy of the flags.
         *
         * @throws IllegalArgumentException if the piece is to lock and has cells beyond the board, or if the comment is longer than
         *     4095 characters, of which a letter that is not ASCII takes up to six
         */
        public Page {
            Objects.requireNonNull(field, "field");
            flags = Set.copyOf(flags);
            Check.that(
                    !flags.contains(Flag.LOCK)
                            || piece.map(Placement::isOnField).orElse(true),
                    "a piece that locks must be in columns 0 to 9 and rows 0 to 22",
                    piece);
            FumenComment.requireShort(comment);
        }

        /**
         * A page without a piece and a comment, in the guideline's colours.
         *
         * @param field its cells
         * @return the page
         */
        public static Page of(FumenField field) {
            return new Page(field, Optional.empty(), "", FIRST);
        }

        /**
         * A page with a board in gray.
         *
         * @param board the board, 10 wide, with no cell above row 22
         * @return the page
         * @throws IllegalArgumentException if it has another width, or cells above
         */
        public static Page of(Board board) {
            return of(FumenField.of(Palette.of(board, GarbageCell.GARBAGE)));
        }

        /**
         * This page with a piece.
         *
         * @param placed a piece of any rotation system; a fumen keeps its cells, and its orientation if that has these cells in a fumen
         * @return the page with it
         * @throws IllegalArgumentException if it has not the cells of a tetromino, or is beyond the board
         */
        public Page withPiece(Piece placed) {
            return withPiece(Placement.of(placed));
        }

        /**
         * This page with a piece.
         *
         * @param placed the piece
         * @return the page with it
         * @throws IllegalArgumentException if it is beyond the board and is to lock
         */
        public Page withPiece(Placement placed) {
            return new Page(field, Optional.of(placed), comment, flags);
        }

        /**
         * This page with a comment.
         *
         * @param text the comment
         * @return the page with it
         * @throws IllegalArgumentException if it is too long
         */
        public Page withComment(String text) {
            return new Page(field, piece, text, flags);
        }

        /**
         * This page with other flags.
         *
         * @param others the flags
         * @return the page with them
         * @throws IllegalArgumentException if one is {@link Flag#LOCK} and the piece is beyond the board
         */
        public Page withFlags(Flag... others) {
            return new Page(field, piece, comment, Set.of(others));
        }

        /**
         * The cells as a board of the guideline's size.
         *
         * @return the board, without the garbage row
         */
        public Board board() {
            return field.palette(BoardSize.STANDARD).board();
        }

        /**
         * The cells with their types, on a board of the guideline's size.
         *
         * @return the palette, without the garbage row; gray cells are {@link GarbageCell#GARBAGE}
         */
        public Palette palette() {
            return field.palette(BoardSize.STANDARD);
        }

        /**
         * The piece as a rotation system has it.
         *
         * @param rotation the system
         * @return a piece of its own with these cells, in the orientation that the page says if there are several; empty if the
         *     page has no piece
         * @throws IllegalArgumentException if the system does not know the type, or has no orientation of it with such cells
         */
        public Optional<Piece> piece(RotationSystem rotation) {
            return piece.map(placed -> placed.piece(rotation));
        }

        /**
         * The comment as a quiz.
         *
         * @return the quiz; empty if the comment is none
         */
        public Optional<Quiz> quiz() {
            return FumenComment.quiz(comment);
        }

        /**
         * The page as a position to play from: its board, its piece where it is, and what its quiz says of the pieces on hold and
         * to come. If it has no piece, the quiz's spawns.
         *
         * @param game a game whose rules and all other parts are to stay, such as a new one; its randomizer goes on after the
         *     pieces of the quiz
         * @return the changed game
         * @throws IllegalArgumentException if the rules cannot have such a position: their board has another width or is too low,
         *     a piece is in the way of cells, or there is a piece on hold without a rule for it
         */
        public Game game(Game game) {
            var rotation = game.ruleset().rotation();
            var size = game.ruleset().size();
            var drawn = piece(rotation);
            var coming = drawn.isPresent()
                    ? FumenComment.quiz(FumenComment.of(comment).played(piece).shown())
                    : quiz();
            var changed = drawn.or(() -> coming.flatMap(Quiz::current).map(type -> rotation.spawn(type, size)))
                    .map(game::withPiece)
                    .orElse(game)
                    .withBoard(field.palette(size).board());
            return coming.map(quiz -> changed.withHeld(quiz.hold().map(type -> (PieceType) type))
                            .withQueue(drawn.isPresent() ? quiz.allToCome() : quiz.queue()))
                    .orElse(changed);
        }

        /**
         * The page that follows if nothing is changed by hand: with the piece locked, and a quiz one piece further.
         *
         * @return a page without a piece
         */
        public Page next() {
            var after = FumenComment.of(comment).after(this).shown();
            return new Page(nextField(), Optional.empty(), after, NEXT);
        }

        /** The field after this page. */
        FumenField nextField() {
            if (!flags.contains(Flag.LOCK)) {
                return field;
            }
            var after = piece.map(field::withLocked).orElse(field).withoutFullRows();
            after = flags.contains(Flag.RISE) ? after.risen() : after;
            return flags.contains(Flag.MIRROR) ? after.mirrored() : after;
        }
    }

    /**
     * A tetromino at a place. A fumen keeps four orientations of each type, also where two of them have the same cells.
     *
     * @param type its type
     * @param orientation its orientation
     * @param x column of its centre: the cell round which it turns in SRS, of O and I the one that is left of the middle and, of O,
     *     below it when the piece spawns
     * @param y row of its centre
     * @since 0.1.0
     */
    public record Placement(Tetromino type, Orientation orientation, int x, int y) {
        /**
         * Checks that the text has a place for it.
         *
         * @throws IllegalArgumentException if the piece is so far beyond the field that no text says so
         */
        public Placement {
            Objects.requireNonNull(orientation, "orientation");
            var origin = FumenShapes.origin(type, orientation);
            Check.within("the column of a piece in a fumen", x - origin.dx(), 0, FumenField.WIDTH - 1);
            Check.within("the row of a piece in a fumen", y - origin.dy(), -1, FumenField.HEIGHT - 1);
        }

        /**
         * A piece of any rotation system as a fumen has it.
         *
         * @param piece the piece
         * @return the placement with its cells, in its orientation if that has these cells in a fumen, else in another
         * @throws IllegalArgumentException if it has not the cells of its type's tetromino, or is beyond the field
         */
        public static Placement of(Piece piece) {
            return FumenShapes.placement(piece);
        }

        /**
         * The cells.
         *
         * @return the four cells, lowest row first, each row from left to right
         */
        public List<Cell> cells() {
            return FumenShapes.cells(type, orientation).stream()
                    .map(cell -> new Cell(x + cell.x(), y + cell.y()))
                    .toList();
        }

        /**
         * The piece as a rotation system has it.
         *
         * @param rotation the system
         * @return a piece of its own with these cells, in this orientation if there are several
         * @throws IllegalArgumentException if the system does not know the type, or has no orientation of it with such cells
         */
        public Piece piece(RotationSystem rotation) {
            return FumenShapes.piece(this, rotation.shape(type));
        }

        /** Whether all cells are on the board, so that it can lock. */
        boolean isOnField() {
            return cells().stream()
                    .allMatch(cell -> cell.x() >= 0
                            && cell.x() < FumenField.WIDTH
                            && cell.y() >= 0
                            && cell.y() < FumenField.HEIGHT);
        }
    }

    /**
     * A comment that says which pieces come, and that viewers carry forward by the pieces that lock.
     *
     * @param hold the piece on hold
     * @param current the piece to place, empty if there is none left but the one on hold
     * @param queue the pieces after it
     * @param rest the comment for the time when the pieces are used up; may be empty
     * @since 0.1.0
     */
    public record Quiz(Optional<Tetromino> hold, Optional<Tetromino> current, List<Tetromino> queue, String rest) {
        /** Takes a copy of the queue. */
        public Quiz {
            queue = List.copyOf(queue);
            Objects.requireNonNull(rest, "rest");
        }

        /**
         * A quiz without a piece on hold.
         *
         * @param pieces the pieces in their order, the one to place first
         * @return the quiz
         */
        public static Quiz of(List<Tetromino> pieces) {
            return new Quiz(
                    Optional.empty(),
                    pieces.stream().findFirst(),
                    pieces.stream().skip(1).toList(),
                    "");
        }

        /** The pieces to come, the current one included. */
        private List<Tetromino> allToCome() {
            return Stream.concat(current.stream(), queue.stream()).toList();
        }

        /**
         * This quiz as a comment.
         *
         * @return the comment, such as {@code #Q=[S](O)LJ;done}
         */
        public String format() {
            var pieces = new StringBuilder();
            queue.forEach(type -> pieces.append(type.symbol()));
            return String.format(
                    Locale.ROOT,
                    "#Q=[%s](%s)%s%s",
                    hold.map(Tetromino::name).orElse(""),
                    current.map(Tetromino::name).orElse(""),
                    pieces,
                    rest.isEmpty() ? "" : ";" + rest);
        }
    }
}
