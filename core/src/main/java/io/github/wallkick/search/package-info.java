/**
 * What a piece can do on a board: reachable final placements, the inputs that lead to one, and perft.
 *
 * <h2>How the search works</h2>
 *
 * <p>A piece in one rotation state needs two numbers to say where it is: the column and the row of the lower left
 * <i>corner</i> of its cells. So "all places where the piece could be" is a set of board cells, and a set of board cells is
 * a row of bits: bit {@code y × width + x} is 1 if the place at column {@code x} and row {@code y} is in the set. On a board
 * of ten columns six rows fit in a {@code long}, which is called a <i>word</i> here; three words hold 18 rows. Since such a
 * word has 60 used bits, one instruction works on 60 places at once. Wider boards have fewer rows per word. Such a set is
 * called a <i>map</i>.
 *
 * <p>Moving all places of a map one column to the right is a shift by 1, one row down a shift by the width; any
 * displacement is one shift. The maps of a search are made from the board's filled cells by shifts and bitwise "and",
 * "or", "not":
 *
 * <ul>
 *   <li>The <b>fits</b> map of a state: shift the board back by each of the piece's four cells; where one of the results
 *       has a 1 the piece would overlap something, everywhere else between the walls it fits.
 *   <li>The <b>resting</b> map: the piece fits, and does not fit one row lower. Only these places can be final.
 *   <li>The <b>sky</b> map: it fits even if every hole is filled up. Under an open sky a piece needs only to fall.
 *   <li>The <b>reached</b> map: where the piece has got to so far. Everything else is about making it grow.
 * </ul>
 *
 * <p>A <i>slide</i> adds to the reached map its own copies shifted to the left, to the right and down, as far as they fit,
 * until nothing is new. A <i>turn</i> tries displacements in order, and the first one that fits counts. For all places at
 * once that means: those that fit after the first test leave, the rest goes on to the second one, and so on. Turns are
 * <i>pulled</i>: the search looks at a state that has places not reached yet, and asks which of them the other states turn
 * into. A state of which everything is reached costs one comparison, and the search is over as soon as every resting place
 * is reached, which for most boards is long before a breadth-first search would run out of places.
 *
 * <p>Rows above the stack are free, so they need no maps: a piece that enters there gets to every column in every state.
 * {@code FreeRows} proves this for a kick table, and tells how many rows it takes; it also tells how far beyond the top of
 * the stack the words must go, because a turn from above may fail at the stack and then slip into it by a later test.
 *
 * <p>Where a piece enters too low for that, it is searched for from the place where it is, and the maps have the rows of
 * the whole board.
 *
 * <h2>The engines</h2>
 *
 * <p>Both find the same, and properties hold them to a plain search that knows nothing but collisions.
 *
 * <ul>
 *   <li>{@code PackedEngine} works on words, for every board, shape and kick table. {@code LoopSearch} is the search as
 *       loops over words; begin reading there. {@code PackedKernel} is the same for the usual cases, with the loops written
 *       out for up to four words.
 *   <li>{@code SteppingEngine} asks the rotation system for every turn, for rules that no kick table can express.
 * </ul>
 *
 * <p>The search depends on numbers: shift distances, masks, tests. For {@code PackedKernel} they are records, because C2
 * takes the fields of a record for constants once it knows the record itself to be one. So the classes that work on them
 * are loaded again for each shape, kick table and width, as <i>hidden classes</i> with the record as a static final field:
 * the same readable lines become machine code made for one piece. That is done once for all searches by equal rules, when
 * they have been asked often enough; {@code PackedRules} has the account.
 *
 * <h2>Many boards at once</h2>
 *
 * <p>Perft ends with a count over millions of boards for the same piece. {@code BatchCount} does 510 of them at a time, in
 * {@code Lanes}: every array has the same word of each board, and every step of the search is a loop over such arrays,
 * without a branch, which C2 turns into vector instructions. Here no code is made for a kick table: a
 * number read once for 510 boards costs nothing.
 */
@NullMarked
package io.github.wallkick.search;

import org.jspecify.annotations.NullMarked;
