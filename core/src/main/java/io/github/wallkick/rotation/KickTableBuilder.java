package io.github.wallkick.rotation;

import io.github.wallkick.NotationException;
import io.github.wallkick.internal.CanIgnoreReturnValue;
import io.github.wallkick.internal.Check;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.rotation.KickList.Tests;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A kick table in the making, in a notation close to the tables that the community publishes.
 *
 * <p>Types are given by their letters, a turn by the letters of its two orientations ({@code 0R} is clockwise from spawn), and
 * the tests as displacements of the box, x to the right and y up. At first all quarter turns are in place and there are
 * no half turns; what is not said stays so.
 *
 * <pre>{@code
 * KickTable table = KickTables.builder()
 *         .include(KickTables.srs())
 *         .kicks("JLSTZ", "02 20 RL LR", "(0,0)(0,+1)")
 *         .kicks("O", "0R R0 R2 2R 2L L2 L0 0L", "") // the O refuses to turn
 *         .build();
 * }</pre>
 *
 * @since 0.1.0
 */
@CanIgnoreReturnValue
public final class KickTableBuilder {
    private final Map<Character, PieceType> types = new LinkedHashMap<>();
    private final Map<PieceType, KickList[]> lists = new LinkedHashMap<>();

    KickTableBuilder(Collection<? extends PieceType> types) {
        for (var type : types) {
            if (this.types.put(type.symbol(), type) != null) {
                throw new IllegalArgumentException(
                        "the types of a table must differ in their letters: two are written " + type.symbol());
            }
        }
        include(KickTableBuilder::quarterTurnInPlace);
    }

    private static List<Offset> quarterTurnInPlace(PieceType type, Orientation from, Orientation to) {
        var isHalf = Math.abs(from.ordinal() - to.ordinal()) == 2;
        return isHalf ? List.of() : List.of(Offset.ZERO);
    }

    /**
     * Takes over all tests of another table for the types of this one.
     *
     * @param table the table to start from
     * @return this builder
     * @throws IllegalArgumentException if a turn of the table has more than 127 tests or one that leads too far
     */
    public KickTableBuilder include(KickTable table) {
        for (var type : types.values()) {
            lists.put(type, CompiledKicks.listsOf(table, type));
        }
        return this;
    }

    /**
     * Sets the tests of some turns of some types.
     *
     * @param pieces letters of types, for example {@code "JLSTZ"}
     * @param turns pairs of orientations apart by blanks, for example {@code "0R 2R"}
     * @param tests the tests in their order, for example {@code "(0,0)(-1,0)(-1,+1)"}: at most 127 displacements of at most
     *     64 cells each way, one that makes a T-spin full written {@code (@-1,-2)}; empty if the types do not turn so
     * @return this builder
     * @throws NotationException if an argument does not follow its notation; its position is that in the argument
     */
    public KickTableBuilder kicks(String pieces, String turns, String tests) {
        var list = list(tests);
        for (var type : types(pieces)) {
            for (var turn : turns(turns)) {
                lists(type)[turn] = list;
            }
        }
        return this;
    }

    private static KickList list(String tests) {
        var parsed = Tests.parse(tests, (rule, place) -> new NotationException(rule, 1, place + 1));
        try {
            return KickList.of(parsed);
        } catch (IllegalArgumentException e) {
            throw new NotationException("tests: " + e.getMessage(), 1, 1);
        }
    }

    /**
     * Marks a test as one that makes a T-spin full whatever the corners.
     *
     * @param pieces letters of types as in {@link #kicks}
     * @param turns pairs of orientations as in {@link #kicks}
     * @param test index of the test, 0 for in place
     * @return this builder
     * @throws NotationException if a text does not follow its notation
     * @throws IllegalArgumentException if one of the turns has no such test
     */
    public KickTableBuilder fullSpin(String pieces, String turns, int test) {
        for (var type : types(pieces)) {
            for (var turn : turns(turns)) {
                lists(type)[turn] = lists(type)[turn].withFullSpin(test);
            }
        }
        return this;
    }

    /**
     * Takes over tests mirrored, for example those of J for L, or those of the clockwise turns of T for the others: columns
     * to the right become columns to the left, and {@code R} becomes {@code L}. It fits shapes whose boxes are mirror images,
     * as the guideline's are.
     *
     * <pre>{@code
     * builder.mirror("JS", "0R R2 2L L0 R0 2R L2 0L", "LZ").mirror("T", "0R R2 2L L0", "T");
     * }</pre>
     *
     * @param pieces letters of types as in {@link #kicks}
     * @param turns pairs of orientations as in {@link #kicks}: the turns of these types to mirror
     * @param mirrored letters of as many types, each the mirror image of the one at its place
     * @return this builder
     * @throws NotationException if a text does not follow its notation
     * @throws IllegalArgumentException if there are not as many types
     */
    public KickTableBuilder mirror(String pieces, String turns, String mirrored) {
        var from = List.copyOf(types(pieces));
        var to = List.copyOf(types(mirrored));
        Check.that(from.size() == to.size(), "there must be " + from.size() + " mirrored types", to.size());
        for (var i = 0; i < from.size(); i++) {
            var before = lists(from.get(i)).clone();
            for (var turn : turns(turns)) {
                lists(to.get(i))[mirror(turn)] =
                        KickList.of(before[turn].tests().mirrored());
            }
        }
        return this;
    }

    /**
     * Makes turns the inverse of others: each test of the turn back leads back where that of the turn came from.
     *
     * @param pieces letters of types as in {@link #kicks}
     * @param turns pairs of orientations as in {@link #kicks}: the turns to invert, for example {@code "0R"} to set {@code R0}
     * @return this builder
     * @throws NotationException if a text does not follow its notation
     */
    public KickTableBuilder inverse(String pieces, String turns) {
        for (var type : types(pieces)) {
            var before = lists(type).clone();
            for (var turn : turns(turns)) {
                lists(type)[CompiledKicks.inverse(turn)] =
                        KickList.of(before[turn].tests().negated());
            }
        }
        return this;
    }

    /**
     * Turns the table upside down: all tests that are set so far had rows downwards, as programs write them whose y axis
     * grows downwards.
     *
     * @return this builder
     */
    public KickTableBuilder yDown() {
        for (var ofType : lists.values()) {
            Arrays.setAll(ofType, turn -> KickList.of(ofType[turn].tests().flipped()));
        }
        return this;
    }

    /**
     * Sets tests as Techmino's {@code parts/RSlist.lua} has them for a type, for example
     * {@code {[01]={'+0+0','-1+0'},[10]={'+0+0','+1+0'}}}. There they are about a centre of rotation; that of its systems that are
     * like SRS is the middle of the box, as here. What its systems do by programs is not among them, and their names do not mean
     * what they mean elsewhere.
     *
     * @param pieces letters of types as in {@link #kicks}
     * @param lua the table in braces, perhaps behind a name and {@code =}; comments may be in it
     * @return this builder
     * @throws NotationException if a text does not follow its notation
     */
    public KickTableBuilder techmino(String pieces, String lua) {
        return turns(pieces, LuaKicks.techmino(lua));
    }

    /**
     * Sets tests as Cambridge's rulesets have them, for example
     * {@code SRS.wallkicks_line = {[0]={[1]={{x=-2, y=0}, {x=1, y=0}}}}}: rows downwards, and without the test in place, which
     * comes first here.
     *
     * @param pieces letters of types as in {@link #kicks}
     * @param lua the table in braces, perhaps behind a name and {@code =}; comments may be in it
     * @return this builder
     * @throws NotationException if a text does not follow its notation
     */
    public KickTableBuilder cambridge(String pieces, String lua) {
        return turns(pieces, LuaKicks.cambridge(lua));
    }

    private KickTableBuilder turns(String pieces, List<LuaKicks.Turn> turns) {
        for (var turn : turns) {
            var tests = turn.tests().stream()
                    .map(test -> "(" + test.dx() + "," + test.dy() + ")")
                    .collect(Collectors.joining());
            kicks(pieces, "" + turn.from().symbol() + turn.to().symbol(), tests);
        }
        return this;
    }

    private static int mirror(int turn) {
        return CompiledKicks.index(mirror(CompiledKicks.from(turn)), mirror(CompiledKicks.to(turn)));
    }

    private static Orientation mirror(Orientation state) {
        return switch (state) {
            case RIGHT -> Orientation.LEFT;
            case LEFT -> Orientation.RIGHT;
            default -> state;
        };
    }

    /**
     * The table as it is now.
     *
     * @return the table; equal to another one if all tests are
     */
    public KickTable build() {
        return new CompiledKicks(TypeMap.of(types.values(), type -> List.of(lists(type))));
    }

    private KickList[] lists(PieceType type) {
        return lists.getOrDefault(type, new KickList[0]);
    }

    /** The types of some letters, each once however often it is named. */
    private Set<PieceType> types(String pieces) {
        var named = new LinkedHashSet<PieceType>();
        for (var i = 0; i < pieces.length(); i++) {
            var type = types.get(pieces.charAt(i));
            if (type == null) {
                throw new NotationException(
                        "unknown piece " + pieces.charAt(i) + ", must be one of " + types.keySet(), 1, i + 1);
            }
            named.add(type);
        }
        return named;
    }

    private static Set<Integer> turns(String turns) {
        var indices = new LinkedHashSet<Integer>();
        for (var i = 0; i < turns.length(); i += 3) {
            var from = orientation(turns, i);
            var to = orientation(turns, i + 1);
            if (from == to || (i + 2 < turns.length() && turns.charAt(i + 2) != ' ')) {
                throw new NotationException(
                        "turns must be pairs of different orientations, a blank apart: " + Quote.of(turns), 1, i + 1);
            }
            indices.add(CompiledKicks.index(from, to));
        }
        return indices;
    }

    private static Orientation orientation(String turns, int i) {
        for (var orientation : Orientation.values()) {
            if (i < turns.length() && turns.charAt(i) == orientation.symbol()) {
                return orientation;
            }
        }
        throw new NotationException(
                "an orientation must be one of 0 R 2 L: " + Quote.of(turns),
                1,
                Math.max(1, Math.min(i + 1, turns.length())));
    }
}
