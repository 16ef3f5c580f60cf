package io.github.wallkick.simulation;

import io.github.wallkick.game.Game;
import io.github.wallkick.game.UntimedGame;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.piece.Input;
import io.github.wallkick.piece.PieceType;

/** A game without time, played in place. */
@WorkingMemory
final class UntimedPlaythrough extends Playthrough {
    private final UntimedGame game;

    UntimedPlaythrough(SelfPlay run, int number) {
        super(run, number);
        this.game = UntimedGame.start(ruleset, seed);
    }

    /** The random player does not look, so that no picture of the game is needed. */
    @Override
    Move move(Player by, long random) {
        return by instanceof RandomPlayer.Steps steps ? steps.move(random) : by.play(game, random);
    }

    /** Inputs without waits in one loop. */
    @Override
    void make(Move move) {
        if (move.hasWaits() || move.place().isPresent() || !hasHardDrop) {
            super.make(move);
            return;
        }
        var before = game.locks();
        var made = 0;
        while (made < move.size()) {
            var input = move.input(made);
            game.apply(input);
            made++;
            if ((input == Input.HARD_DROP || input == Input.HOLD) && (game.locks() > before || game.isOver())) {
                break;
            }
        }
        if (game.locks() == before && !game.isOver()) {
            game.apply(Input.HARD_DROP);
            made++;
        }
        countInputs(made);
        if (game.locks() > before) {
            locked();
        }
    }

    @Override
    void apply(Input input) {
        var before = game.locks();
        game.apply(input);
        if (game.locks() > before) {
            locked();
        }
    }

    private void locked() {
        locked(game.lastSpin(), game.lastLines(), game.lastCells());
    }

    /** Time means nothing to an untimed game. */
    @Override
    void pass(long elapsedNanos) {}

    @Override
    boolean isOver() {
        return game.isOver();
    }

    @Override
    Game game() {
        return game.toGame();
    }

    @Override
    PieceType lastPiece() {
        return game.lastSpawn().orElseThrow();
    }
}
