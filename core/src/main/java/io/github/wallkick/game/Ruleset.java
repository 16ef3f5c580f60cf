package io.github.wallkick.game;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.piece.Input;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.scoring.AttackTable;
import io.github.wallkick.scoring.Scorer;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRule;
import io.github.wallkick.timing.GravityClock;
import io.github.wallkick.timing.LockDelay;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * All the rules of a game, as one value: strategies and numbers, and no seed. The rules of known games are in
 * {@link Rulesets}.
 *
 * <pre>{@code
 * Ruleset easy = Rulesets.guideline()
 *         .withName("easy")
 *         .withHold(HoldRule.UNLIMITED)
 *         .withPreview(3);
 * }</pre>
 *
 * <p>Equality: rulesets are equal when all their parts are; the parts of this library are values.
 *
 * @param name a short name without blanks
 * @param size the measures of the board
 * @param rotation how pieces turn and where they enter
 * @param randomizers which pieces come
 * @param spawning how they enter
 * @param hold how often a piece may be put on hold
 * @param inputs what a player can do at all; everything else is blocked
 * @param timing when things happen
 * @param scoring what is worth what
 * @param clears what happens to full rows
 * @param topOuts the ways to lose, tested in this order
 * @param garbage what becomes of an opponent's garbage
 * @param goal what the game is played for, at which it ends
 * @since 0.1.0
 */
@CheckReturnValue
public record Ruleset(
        String name,
        BoardSize size,
        RotationSystem rotation,
        RandomizerFactory randomizers,
        SpawnSettings spawning,
        HoldRule hold,
        Set<Input> inputs,
        TimingSettings timing,
        ScoringSettings scoring,
        ClearRule clears,
        List<TopOutRule> topOuts,
        GarbageSettings garbage,
        Goal goal) {
    /**
     * Checks that the parts fit each other.
     *
     * @throws IllegalArgumentException if one does not, naming the rule and the value: a name that is empty or has blanks,
     *     pieces that have no shape in the rotation system or do not enter within the board, instant gravity without a lock delay
     */
    public Ruleset {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(size, "size");
        Objects.requireNonNull(rotation, "rotation");
        Objects.requireNonNull(randomizers, "randomizers");
        Objects.requireNonNull(spawning, "spawning");
        Objects.requireNonNull(hold, "hold");
        Objects.requireNonNull(inputs, "inputs");
        Objects.requireNonNull(timing, "timing");
        Objects.requireNonNull(scoring, "scoring");
        Objects.requireNonNull(clears, "clears");
        Objects.requireNonNull(topOuts, "topOuts");
        Objects.requireNonNull(garbage, "garbage");
        Objects.requireNonNull(goal, "goal");
        inputs = Collections.unmodifiableSet(inputs.isEmpty() ? EnumSet.noneOf(Input.class) : EnumSet.copyOf(inputs));
        topOuts = List.copyOf(topOuts);
        RulesetCheck.name(name);
        RulesetCheck.pieces(randomizers, rotation, size);
        RulesetCheck.time(timing, scoring);
    }

    private Ruleset entering(
            String otherName,
            BoardSize otherSize,
            RotationSystem system,
            RandomizerFactory source,
            SpawnSettings otherSpawning) {
        return new Ruleset(
                otherName,
                otherSize,
                system,
                source,
                otherSpawning,
                hold,
                inputs,
                timing,
                scoring,
                clears,
                topOuts,
                garbage,
                goal);
    }

    private Ruleset played(
            HoldRule otherHold, Set<Input> allowed, TimingSettings otherTiming, ScoringSettings otherScoring) {
        return new Ruleset(
                name,
                size,
                rotation,
                randomizers,
                spawning,
                otherHold,
                allowed,
                otherTiming,
                otherScoring,
                clears,
                topOuts,
                garbage,
                goal);
    }

    private Ruleset ending(
            ClearRule otherClears, List<TopOutRule> rules, GarbageSettings otherGarbage, Goal otherGoal) {
        return new Ruleset(
                name,
                size,
                rotation,
                randomizers,
                spawning,
                hold,
                inputs,
                timing,
                scoring,
                otherClears,
                rules,
                otherGarbage,
                otherGoal);
    }

    /**
     * This ruleset under another name.
     *
     * @param other a short name without blanks
     * @return the changed ruleset
     * @throws IllegalArgumentException if the name is empty or has blanks
     */
    public Ruleset withName(String other) {
        return entering(other, size, rotation, randomizers, spawning);
    }

    /**
     * This ruleset on another board.
     *
     * @param other the measures of the board
     * @return the changed ruleset
     * @throws IllegalArgumentException if pieces do not enter within the board
     */
    public Ruleset withSize(BoardSize other) {
        return entering(name, other, rotation, randomizers, spawning);
    }

    /**
     * This ruleset with another rotation system.
     *
     * @param system how pieces turn and where they enter
     * @return the changed ruleset
     * @throws IllegalArgumentException if pieces have no shape in it or do not enter within the board
     */
    public Ruleset withRotation(RotationSystem system) {
        return entering(name, size, system, randomizers, spawning);
    }

    /**
     * This ruleset with other pieces.
     *
     * @param source which pieces come
     * @return the changed ruleset
     * @throws IllegalArgumentException if pieces have no shape in the rotation system or do not enter within the board
     */
    public Ruleset withRandomizers(RandomizerFactory source) {
        return entering(name, size, rotation, source, spawning);
    }

    /**
     * This ruleset with other pieces and the rotation system that knows them: for pieces of one's own, which the old system
     * has no shape for.
     *
     * <pre>{@code
     * List<Shape> shapes = List.of(Shape.of(Tromino.I, "...", "XXX", "..."), Shape.of(Tromino.L, "XX", "X."));
     * KickTable kicks = (type, from, to) -> List.of(Offset.ZERO, new Offset(-1, 0), new Offset(1, 0));
     * Ruleset trominoes = Rulesets.guideline()
     *         .withName("trominoes")
     *         .withRandomizers(
     *                 RandomizerFactories.named("trominoes", seed -> Randomizers.sevenBag(seed, Tromino.values())),
     *                 RotationSystems.of(kicks, shapes));
     * }</pre>
     *
     * @param source which pieces come
     * @param system how they turn and where they enter
     * @return the changed ruleset
     * @throws IllegalArgumentException if pieces have no shape in the rotation system or do not enter within the board
     */
    public Ruleset withRandomizers(RandomizerFactory source, RotationSystem system) {
        return entering(name, size, system, source, spawning);
    }

    /**
     * This ruleset with another entry.
     *
     * @param rule how pieces enter
     * @return the changed ruleset
     */
    public Ruleset withSpawning(SpawnSettings rule) {
        return entering(name, size, rotation, randomizers, rule);
    }

    /**
     * This ruleset with another hold.
     *
     * @param rule how often a piece may be put on hold
     * @return the changed ruleset
     */
    public Ruleset withHold(HoldRule rule) {
        return played(rule, inputs, timing, scoring);
    }

    /**
     * This ruleset with other inputs.
     *
     * @param allowed what a player can do at all
     * @return the changed ruleset
     */
    public Ruleset withInputs(Set<Input> allowed) {
        return played(hold, allowed, timing, scoring);
    }

    /**
     * This ruleset with other timing.
     *
     * @param rule when things happen
     * @return the changed ruleset
     */
    public Ruleset withTiming(TimingSettings rule) {
        return played(hold, inputs, rule, scoring);
    }

    /**
     * This ruleset with other scoring.
     *
     * @param rule what is worth what
     * @return the changed ruleset
     */
    public Ruleset withScoring(ScoringSettings rule) {
        return played(hold, inputs, timing, rule);
    }

    /**
     * This ruleset with another clear.
     *
     * @param rule what happens to full rows
     * @return the changed ruleset
     */
    public Ruleset withClears(ClearRule rule) {
        return ending(rule, topOuts, garbage, goal);
    }

    /**
     * This ruleset with other ways to lose. Without any, or with none that ever comes to pass, a game goes on as long as time
     * does: then a long {@link Game#advance(long)} takes as long as playing all its pieces.
     *
     * @param rules the ways to lose, tested in this order
     * @return the changed ruleset
     */
    public Ruleset withTopOuts(TopOutRule... rules) {
        return ending(clears, List.of(rules), garbage, goal);
    }

    /**
     * This ruleset with other garbage.
     *
     * @param rule what becomes of an opponent's garbage
     * @return the changed ruleset
     */
    public Ruleset withGarbage(GarbageSettings rule) {
        return ending(clears, topOuts, rule, goal);
    }

    /**
     * This ruleset with another goal, such as a sprint of 40 lines.
     *
     * <pre>{@code
     * Ruleset sprint = Rulesets.guideline().withGoal(Goals.lines(40));
     * }</pre>
     *
     * @param rule what the game is played for, at which it ends
     * @return the changed ruleset
     */
    public Ruleset withGoal(Goal rule) {
        return ending(clears, topOuts, garbage, rule);
    }

    /**
     * This ruleset with another scorer; the rest of its settings stays.
     *
     * @param rule the points that locks and drops pay
     * @return the changed ruleset
     */
    public Ruleset withScorer(Scorer rule) {
        return withScoring(scoring.withScorer(rule));
    }

    /**
     * This ruleset with other spins; the rest of its settings stays.
     *
     * @param rule which locks are spins
     * @return the changed ruleset
     */
    public Ruleset withSpins(SpinRule rule) {
        return withScoring(scoring.withSpins(rule));
    }

    /**
     * This ruleset with other attacks; the rest of its settings stays.
     *
     * @param table the garbage that locks send
     * @return the changed ruleset
     */
    public Ruleset withAttacks(AttackTable table) {
        return withScoring(scoring.withAttacks(table));
    }

    /**
     * This ruleset with another start level; the rest of its settings stays.
     *
     * @param startLevel the level that a game begins with, 0 or more
     * @return the changed ruleset
     * @throws IllegalArgumentException if the level is negative
     */
    public Ruleset withLevel(int startLevel) {
        return withScoring(scoring.withStartLevel(startLevel));
    }

    /**
     * This ruleset with other gravity; the rest of its settings stays.
     *
     * @param clock gravity as it stands at the start of a game
     * @return the changed ruleset
     * @throws IllegalArgumentException if gravity is instant and there is no lock delay
     */
    public Ruleset withGravity(GravityClock clock) {
        return withTiming(timing.withGravity(clock));
    }

    /**
     * This ruleset with another lock delay; the rest of its settings stays.
     *
     * @param rule how long a piece may rest
     * @return the changed ruleset
     * @throws IllegalArgumentException if gravity is instant and there is no lock delay
     */
    public Ruleset withLockDelay(LockDelay rule) {
        return withTiming(timing.withLockDelay(rule));
    }

    /**
     * This ruleset with another soft drop; the rest of its settings stays.
     *
     * @param rule what a held soft drop does
     * @return the changed ruleset
     */
    public Ruleset withSoftDrop(SoftDrop rule) {
        return withTiming(timing.withSoftDrop(rule));
    }

    /**
     * This ruleset with another preview; the rest of its settings stays.
     *
     * @param pieces pieces of the queue that are shown, 0 to {@link SpawnSettings#MAX_PREVIEW}
     * @return the changed ruleset
     * @throws IllegalArgumentException if the preview is out of its range
     */
    public Ruleset withPreview(int pieces) {
        return withSpawning(spawning.withPreview(pieces));
    }

    /**
     * These rules without time, for games that are played piece by piece: nothing falls by itself, a piece locks by a hard
     * drop alone, and nothing is waited for.
     *
     * @return the changed ruleset, to whose inputs the hard drop belongs; this very ruleset if it has no time
     */
    public Ruleset untimed() {
        if (isUntimed()) {
            return this;
        }
        var more = EnumSet.of(Input.HARD_DROP);
        more.addAll(inputs);
        return new Ruleset(
                name,
                size,
                rotation,
                randomizers,
                spawning,
                hold,
                more,
                timing.untimed(),
                scoring,
                clears,
                topOuts,
                garbage.untimed(),
                goal);
    }

    /**
     * Whether these rules have no time.
     *
     * @return true for what {@link #untimed} gives
     */
    public boolean isUntimed() {
        return timing.isUntimed() && garbage.isUntimed() && inputs.contains(Input.HARD_DROP);
    }

    /**
     * All parts of this ruleset as text, one line each: equal for equal rulesets, different for unequal ones, in every run
     * and on every machine.
     *
     * @return the lines, each {@code part: value} and ended by a line feed
     * @throws IllegalStateException if a part has no stable text, such as a lambda; the message tells how to name it
     */
    public String text() {
        return RulesetText.of(this);
    }

    /**
     * The ruleset that a text tells: the inverse of {@link #text()} for all rules of this library, also as people write it.
     *
     * <pre>
     * # Parts that are not said are as in the base; without a base, each part must be said.
     * base: guideline
     * name: sprint
     * gravity: frozen
     * garbage-holes: messy(percent=30)
     * </pre>
     *
     * Each part stands once, in any order; {@code Rulesets.guideline().text()} shows them all. A value is a preset's name, or
     * a kind with its numbers as {@link #text()} writes it. Lines that begin with {@code #} and blank lines are skipped, and
     * so is a byte order mark; a line may end with a carriage return too.
     *
     * <p>The grammar, where what is in brackets may be left out, and what is in braces may come any number of times:
     *
     * <pre>{@code
     * rules  = line { newline line }
     * line   = [ part ":" value | "#" comment ]
     * value  = word [ "(" [ field { "," field } ] ")" ]    a preset, a constant, a number, or a kind with its numbers
     *        | "[" { value } "]"                           a list; blanks stand between its values
     * field  = word "=" value
     * word   = characters other than blanks and ( ) [ ] = , "
     * }</pre>
     *
     * The value of {@code name} is the rest of its line.
     *
     * <pre>{@code
     * Ruleset sprint = Ruleset.parse("base: guideline\nname: sprint\ngravity: frozen");
     * }</pre>
     *
     * @param text the text
     * @return the ruleset
     * @throws io.github.wallkick.NotationException if the text tells no ruleset, with the place, the value and what is
     *     allowed there; also if it names a strategy of one's own, which no text can bring back
     */
    public static Ruleset parse(String text) {
        return RulesetText.parse(text);
    }

    /**
     * A short digest of {@link #text()}, by which recordings tell whether they were made under these rules.
     *
     * @return 16 hexadecimal digits
     */
    public String fingerprint() {
        return RulesetText.fingerprint(this);
    }

    /** Returns the name and the fingerprint, for example {@code guideline@0123456789abcdef}; the name if a part has no text. */
    @Override
    public String toString() {
        try {
            return name + "@" + fingerprint();
        } catch (IllegalStateException e) {
            return name;
        }
    }
}
