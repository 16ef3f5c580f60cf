package io.github.wallkick.search;

/**
 * One test of a turn on words of six rows: a displacement of all places at once.
 *
 * @param distance bits from the place before the turn to the place after it
 * @param sources the places from which this test stays between the walls; all bits where nothing can wrap around
 * @param bits the used bits of a word
 */
record PackedKick(int distance, long sources, int bits) {}
