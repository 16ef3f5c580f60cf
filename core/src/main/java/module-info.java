/**
 * An immutable falling-block (Tetris-style) engine: boards, pieces, kicks, randomizers, scoring and timing as values, and
 * self-play on them.
 */
module io.github.wallkick {
    requires static transitive org.jspecify;

    exports io.github.wallkick;
    exports io.github.wallkick.board;
    exports io.github.wallkick.game;
    exports io.github.wallkick.hardware;
    exports io.github.wallkick.input;
    exports io.github.wallkick.notation;
    exports io.github.wallkick.piece;
    exports io.github.wallkick.play;
    exports io.github.wallkick.randomizer;
    exports io.github.wallkick.rotation;
    exports io.github.wallkick.scoring;
    exports io.github.wallkick.search;
    exports io.github.wallkick.simulation;
    exports io.github.wallkick.timing;

    uses io.github.wallkick.hardware.PortProvider;

    provides io.github.wallkick.hardware.PortProvider with
            io.github.wallkick.hardware.MemoryPorts.Provider;
}
