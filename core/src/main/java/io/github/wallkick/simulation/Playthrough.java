package io.github.wallkick.simulation;

import io.github.wallkick.board.Board;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.randomizer.Randomizer;
import io.github.wallkick.scoring.Drop;
import io.github.wallkick.scoring.LockResult;
import io.github.wallkick.scoring.PieceTime;
import io.github.wallkick.scoring.Score;
import java.util.Iterator;

/** One game while it is played, piece by piece; for one thread. */
final class Playthrough implements Course {
    private final PlayRules rules;
    private final Player player;
    private final boolean checked;
    private final long runSeed;
    private final int game;
    private final long gameSeed;
    private final long playerSeed;
    private final Clears.Tally clears = new Clears.Tally();
    private final Hand hand;
    private Board board;
    private Score score;
    private PieceType entering;
    private PieceType preview;
    private Randomizer queue;
    private int pieces;
    private int lines;
    private long cells;

    private Playthrough(SelfPlay run, PieceContest contest, int game, long gameSeed, Randomizer queue) {
        this.rules = contest.rules();
        this.player = contest.player();
        this.checked = run.checked();
        this.runSeed = run.seed();
        this.game = game;
        this.gameSeed = gameSeed;
        this.playerSeed = Seeds.ofPlayer(gameSeed);
        this.board = Board.empty(rules.size());
        this.score = rules.start();
        var first = queue.draw();
        var second = first.next().draw();
        this.entering = first.piece();
        this.preview = second.piece();
        this.queue = second.next();
        this.hand = new Hand(view());
    }

    static Playthrough of(SelfPlay run, PieceContest contest, int game) {
        var seed = Seeds.ofGame(run.seed(), game);
        try {
            return new Playthrough(
                    run, contest, game, seed, contest.rules().randomizers().apply(seed));
        } catch (RuntimeException e) {
            throw new SelfPlayException(game, 0, run.seed(), e);
        }
    }

    @Override
    public GameResult play() {
        try {
            while (!isCutShort()) {
                var view = view();
                if (isBlocked(view)) {
                    return result(GameEnd.BLOCKED_SPAWN);
                }
                hand.take(view);
                make(move(view));
                lock(hand);
            }
            return result(GameEnd.PIECE_LIMIT);
        } catch (RuntimeException e) {
            throw failure(e);
        }
    }

    @Override
    public Iterator<Frame> frames() {
        return new Frames(this);
    }

    boolean isCutShort() {
        return pieces >= rules.maxPieces();
    }

    /** The next piece where it enters, whether it fits there or not. */
    View view() {
        var piece = rules.rotations().spawn(entering, rules.size());
        return new View(board, piece, preview, rules.rotations());
    }

    boolean isBlocked(View view) {
        return view.board().collides(view.piece());
    }

    Move move(View view) {
        return player.play(view, Seeds.ofPiece(playerSeed, pieces));
    }

    /** Makes one input and checks it, if that is asked for. */
    void apply(Hand hand, Input input) {
        hand.apply(input);
        if (checked) {
            Invariants.requireApart(board, hand.piece());
        }
    }

    private void make(Move move) {
        if (move instanceof Inputs inputs) {
            for (var i = 0; i < inputs.size(); i++) {
                apply(hand, inputs.get(i));
            }
            apply(hand, Input.HARD_DROP);
        } else if (move instanceof Placement placement) {
            hand.put(placement);
        }
    }

    /** Locks the piece where the hand has left it, clears rows, and lets the next piece come. */
    void lock(Hand hand) {
        var piece = hand.piece();
        var lastTurn = hand.lastTurn();
        var spin = rules.spins().judge(board, piece, lastTurn);
        var clear = board.place(piece);
        if (checked) {
            Invariants.requireSoundLock(board, piece, clear);
        }
        var count = clear.count();
        clears.add(spin, count);
        cells += piece.shape().size();
        lines += count;
        pieces++;
        var perfect = count > 0 && clear.board().isEmpty();
        pay(hand, new LockResult(piece, count, spin, lastTurn, perfect, hand.descent(), PieceTime.NONE));
        board = clear.board();
        entering = preview;
        var draw = queue.draw();
        preview = draw.piece();
        queue = draw.next();
    }

    private void pay(Hand hand, LockResult landing) {
        var scoring = rules.scoring();
        if (hand.softRows() > 0) {
            score = scoring.afterDrop(score, Drop.soft(hand.softRows()));
        }
        if (hand.sonicRows() > 0) {
            score = scoring.afterDrop(score, Drop.sonic(hand.sonicRows()));
        }
        if (hand.hardRows() > 0) {
            score = scoring.afterDrop(score, Drop.hard(hand.hardRows()));
        }
        score = scoring.afterSpawn(scoring.afterLock(score, landing));
    }

    Board board() {
        return board;
    }

    int pieces() {
        return pieces;
    }

    int lines() {
        return lines;
    }

    long points() {
        return score.points();
    }

    private GameResult result(GameEnd end) {
        return new GameResult(
                game, gameSeed, end, entering, clears.toClears(), cells, board.stackHeight(), score.points());
    }

    /** What went wrong, with the place where it did. */
    SelfPlayException failure(RuntimeException cause) {
        return new SelfPlayException(game, pieces, runSeed, cause);
    }
}
