package io.github.wallkick.simulation;

import java.util.Iterator;

/** One game of a run, to be played once in one of two ways; for one thread. */
interface Course {
    /** Plays the game to its end. */
    GameResult play();

    /** Plays the game while its frames are read. */
    Iterator<Frame> frames();
}
