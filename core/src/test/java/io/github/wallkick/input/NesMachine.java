package io.github.wallkick.input;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The NES game as its own routines run it, one call per frame: a plain model that shares no code with the library.
 *
 * <p>Rows count from 0 at the bottom; 20 are visible, two more are hidden. Source: CelestialAmber/TetrisNESDisasm, main.asm: the
 * routines {@code shift_tetrimino}, {@code rotate_tetrimino}, {@code drop_tetrimino} and those of the delays.
 */
final class NesMachine {
    static final int LEFT = 1;
    static final int RIGHT = 2;
    static final int DOWN = 4;
    static final int A = 8;
    static final int B = 16;

    private static final int WIDTH = 10;
    private static final int ROWS = 22;
    private static final int VISIBLE = 20;
    private static final int DIRECTIONS = LEFT | RIGHT | DOWN;

    /** The cells around the pivot, four pairs each; the states follow each other clockwise, the first is that of the spawn. */
    private static final Map<String, int[][]> STATES = Map.of(
            "T",
            new int[][] {
                {-1, 0, 0, 0, 1, 0, 0, -1},
                {0, 1, -1, 0, 0, 0, 0, -1},
                {-1, 0, 0, 0, 1, 0, 0, 1},
                {0, 1, 0, 0, 1, 0, 0, -1}
            },
            "J",
            new int[][] {
                {-1, 0, 0, 0, 1, 0, 1, -1},
                {0, 1, 0, 0, -1, -1, 0, -1},
                {-1, 1, -1, 0, 0, 0, 1, 0},
                {0, 1, 1, 1, 0, 0, 0, -1}
            },
            "Z",
            new int[][] {{-1, 0, 0, 0, 0, -1, 1, -1}, {1, 1, 0, 0, 1, 0, 0, -1}},
            "O",
            new int[][] {{-1, 0, 0, 0, -1, -1, 0, -1}},
            "S",
            new int[][] {{0, 0, 1, 0, -1, -1, 0, -1}, {0, 1, 0, 0, 1, 0, 1, -1}},
            "L",
            new int[][] {
                {-1, 0, 0, 0, 1, 0, -1, -1},
                {-1, 1, 0, 1, 0, 0, 0, -1},
                {1, 1, -1, 0, 0, 0, 1, 0},
                {0, 1, 0, 0, 0, -1, 1, -1}
            },
            "I",
            new int[][] {{-2, 0, -1, 0, 0, 0, 1, 0}, {0, 2, 0, 1, 0, 0, 0, -1}});

    private static final int[] NTSC_ROWS = {
        48, 43, 38, 33, 28, 23, 18, 13, 8, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2
    };
    private static final int[] PAL_ROWS = {36, 32, 29, 25, 22, 18, 15, 11, 7, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2};
    private static final int[] LINE_POINTS = {0, 40, 100, 300, 1200};

    private final boolean pal;
    private final Supplier<String> deal;
    private final boolean[][] field = new boolean[ROWS][WIDTH];

    private String type;
    private int state;
    private int x;
    private int y;
    private int heldBefore;
    private int autorepeatX;
    private int autorepeatY;
    private int fallTimer;
    private int holdDown;
    private int idle;
    private int frameCounter;
    private int lines;
    private int level;
    private int score;
    private int clearedRows;
    private boolean over;

    NesMachine(boolean pal, int startLevel, Supplier<String> deal) {
        this.pal = pal;
        this.deal = deal;
        this.level = startLevel;
        this.type = deal.get();
        spawn();
        this.autorepeatY = pal ? -76 : -96;
    }

    /** Fills a cell before the game begins. */
    void fill(int column, int row) {
        field[row][column] = true;
    }

    /** How far the pivot is to the left of the lowest column, less than 0 if it is to the right. */
    int columnsToLowest() {
        var lowest = 0;
        var lowestHeight = ROWS;
        for (var column = 0; column < WIDTH; column++) {
            var height = ROWS;
            while (height > 0 && !field[height - 1][column]) {
                height--;
            }
            if (height < lowestHeight) {
                lowest = column;
                lowestHeight = height;
            }
        }
        return lowest - x;
    }

    /** One frame with these buttons down. */
    void frame(int held) {
        frameCounter++;
        var pressed = held & ~heldBefore;
        heldBefore = held;
        if (over) {
            return;
        }
        fallTimer++;
        if (idle > 0) {
            waitForPiece();
            return;
        }
        shift(held, pressed);
        turn(pressed);
        drop(held, pressed);
    }

    private void shift(int held, int pressed) {
        if ((held & DOWN) != 0) {
            return;
        }
        if ((pressed & (LEFT | RIGHT)) != 0) {
            autorepeatX = 0;
        } else if ((held & (LEFT | RIGHT)) == 0) {
            return;
        } else {
            autorepeatX++;
            if (autorepeatX < (pal ? 12 : 16)) {
                return;
            }
            autorepeatX = pal ? 8 : 10;
        }
        var columns = (held & RIGHT) != 0 ? 1 : -1;
        if (fits(x + columns, y, state)) {
            x += columns;
        } else {
            autorepeatX = pal ? 12 : 16;
        }
    }

    private void turn(int pressed) {
        var states = states().length;
        var turned = (pressed & A) != 0 ? state + 1 : (pressed & B) != 0 ? state + states - 1 : state;
        if (fits(x, y, turned % states)) {
            state = turned % states;
        }
    }

    private void drop(int held, int pressed) {
        if (autorepeatY < 0) {
            if ((pressed & DOWN) == 0) {
                autorepeatY++;
                return;
            }
            autorepeatY = 0;
        }
        if (autorepeatY == 0) {
            if ((held & (LEFT | RIGHT)) == 0 && (pressed & DIRECTIONS) == DOWN) {
                autorepeatY = 1;
            }
        } else if ((held & DIRECTIONS) != DOWN) {
            autorepeatY = 0;
            holdDown = 0;
        } else {
            autorepeatY++;
            if (autorepeatY >= 3) {
                autorepeatY = 1;
                holdDown++;
                fall();
                return;
            }
        }
        if (fallTimer >= framesPerRow()) {
            fall();
        }
    }

    private int framesPerRow() {
        var table = pal ? PAL_ROWS : NTSC_ROWS;
        return level < table.length ? table[level] : 1;
    }

    private void fall() {
        fallTimer = 0;
        if (fits(x, y - 1, state)) {
            y--;
        } else {
            lock();
        }
    }

    private void lock() {
        if (!fits(x, y, state)) {
            over = true;
            return;
        }
        for (var cell : cells(x, y, state)) {
            field[cell[1]][cell[0]] = true;
        }
        removeRows();
        // the field is redrawn four rows per frame, before and after the cells are written
        var redraws = (20 - Math.max(0, 19 - y - 2) + 3) / 4;
        idle = 2 * redraws + 8;
        if (clearedRows > 0) {
            idle = 2 * redraws + 25;
            while ((frameCounter + idle) % 4 != 2) {
                idle++;
            }
        }
    }

    private boolean isFull(int row) {
        for (var filled : field[row]) {
            if (!filled) {
                return false;
            }
        }
        return true;
    }

    private void waitForPiece() {
        idle--;
        if (idle > 0) {
            return;
        }
        count();
        type = deal.get();
        spawn();
    }

    /** Four rows are looked at one after the other, from the top down; what is above a full one comes down at once. */
    private void removeRows() {
        clearedRows = 0;
        var first = Math.max(0, VISIBLE - 1 - y - 2);
        for (var fromTop = first; fromTop < first + 4; fromTop++) {
            var row = VISIBLE - 1 - fromTop;
            if (row >= 0 && isFull(row)) {
                clearedRows++;
                // for the top row the counter of the copied cells wraps around, so that the whole field comes down
                for (var to = row == VISIBLE - 1 ? 0 : row; to < VISIBLE - 1; to++) {
                    field[to] = field[to + 1].clone();
                }
                Arrays.fill(field[VISIBLE - 1], false);
            }
        }
    }

    private void count() {
        for (var i = 0; i < clearedRows; i++) {
            lines++;
            // tens of lines as the machine has them: hundreds in a byte of their own, shifted by four bits, compared
            // with a sign
            if (lines % 10 == 0 && level < (byte) (lines / 100 * 16 + lines / 10 % 10)) {
                level++;
            }
        }
        if (holdDown >= 2) {
            payHoldDown(holdDown - 1);
        }
        holdDown = 0;
        score = Math.min(999_999, score + LINE_POINTS[clearedRows] * (level + 1));
    }

    /** The sum of two bytes of decimal digits is mended at one digit only, so that some points get lost. */
    private void payHoldDown(int rows) {
        var gain = rows - (score % 10 + rows >= 16 ? 6 : 0);
        var carried = score % 100 + gain >= 100;
        score += gain;
        if (carried) {
            score -= score % 10;
        }
    }

    private void spawn() {
        x = 5;
        y = 19;
        state = 0;
        fallTimer = 0;
        autorepeatY = 0;
    }

    private int[][] states() {
        return Objects.requireNonNull(STATES.get(type));
    }

    private boolean fits(int pivotX, int pivotY, int turned) {
        for (var cell : cells(pivotX, pivotY, turned)) {
            if (cell[0] < 0 || cell[0] >= WIDTH || cell[1] < 0 || cell[1] >= ROWS || field[cell[1]][cell[0]]) {
                return false;
            }
        }
        return true;
    }

    private List<int[]> cells(int pivotX, int pivotY, int turned) {
        var offsets = states()[turned];
        return List.of(
                new int[] {pivotX + offsets[0], pivotY + offsets[1]},
                new int[] {pivotX + offsets[2], pivotY + offsets[3]},
                new int[] {pivotX + offsets[4], pivotY + offsets[5]},
                new int[] {pivotX + offsets[6], pivotY + offsets[7]});
    }

    /** Everything that a player sees: with a piece under control its cells, the field and the figures, else that there is none. */
    String seen() {
        if (over) {
            return "over";
        }
        if (idle > 0) {
            return "waiting";
        }
        Set<String> cells = new HashSet<>();
        cells(x, y, state).forEach(cell -> cells.add(cell[0] + "," + cell[1]));
        return seen(cells, rows(), lines, level, score);
    }

    private String rows() {
        var text = new StringBuilder();
        for (var row : field) {
            for (var filled : row) {
                text.append(filled ? 'X' : '.');
            }
            text.append('/');
        }
        return text.toString();
    }

    static String seen(Set<String> cells, String rows, int lines, int level, long score) {
        return cells.stream().sorted().toList() + " lines " + lines + " level " + level + " score " + score + " "
                + rows;
    }
}
