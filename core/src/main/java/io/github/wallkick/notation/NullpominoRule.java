package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Ruleset;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A rule file of NullpoMino ({@code .rul}): which pieces come, where they spawn, how they turn, what is held, when they lock. It
 * says nothing of gravity and points, which are its modes' there, so that it becomes a ruleset only together with one.
 *
 * <pre>{@code
 * NullpominoRule.Import read = NullpominoRule.parse(text).ruleset(Rulesets.guideline());
 * Ruleset rules = read.ruleset();
 * read.notes().forEach(System.out::println); // left-out dasDelay=0: how buttons feel is not part of the rules
 * }</pre>
 *
 * <p>Source: nullpomino/nullpomino, {@code RuleOptions} and the rule files that come with it.
 *
 * @param options the options that the file names, without the player's number, in the order of their names
 * @since 0.1.0
 */
public record NullpominoRule(Map<String, String> options) {
    private static final Pattern KEY = Pattern.compile("\\d{1,9}\\.ruleopt\\.(.+)", Pattern.DOTALL);
    private static final int UNICODE_DIGITS = 4;

    /** Takes a copy of the options. */
    public NullpominoRule {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /**
     * The rule that a text holds.
     *
     * @param text the text of a rule file, or of a replay, which has the rule in it
     * @return the rule
     * @throws NotationException if a {@code \}{@code u} is not followed by four hexadecimal digits, or if the text has no option
     *     of a rule
     */
    public static NullpominoRule parse(String text) {
        var properties = properties(text);
        var options = new TreeMap<String, String>();
        for (var key : new TreeMap<>(properties).descendingKeySet()) {
            var matcher = KEY.matcher(key.toString());
            if (matcher.matches()) {
                // of several players' rules that of the first one stays
                options.put(matcher.group(1), properties.getProperty(key.toString()));
            }
        }
        if (options.isEmpty()) {
            throw new NotationException("a rule must have options such as 0.ruleopt.strRuleName", 1, 1);
        }
        return new NullpominoRule(options);
    }

    private static Properties properties(String text) {
        var properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IllegalArgumentException e) {
            throw badEscape(text);
        }
        return properties;
    }

    private static NotationException badEscape(String text) {
        var at = text.indexOf('\\');
        while (at >= 0 && (!text.startsWith("u", at + 1) || hexDigits(text, at + 2) == UNICODE_DIGITS)) {
            at = text.indexOf('\\', at + 2);
        }
        var lines = text.substring(0, Math.max(0, at)).split("\r\n|[\r\n]", -1);
        return new NotationException(
                "\\u must be followed by four hexadecimal digits", lines.length, lines[lines.length - 1].length() + 1);
    }

    private static int hexDigits(String text, int from) {
        var at = from;
        while (at < text.length() && at < from + UNICODE_DIGITS && Character.digit(text.charAt(at), 16) >= 0) {
            at++;
        }
        return at - from;
    }

    /**
     * The name of the rule.
     *
     * @return the name; empty if the file says none
     */
    public Optional<String> name() {
        return Optional.ofNullable(options.get("strRuleName")).filter(name -> !name.isBlank());
    }

    /**
     * The rule as a ruleset.
     *
     * @param mode what stands for NullpoMino's mode: gravity, scoring, garbage and all else that the rule does not say
     * @return the ruleset, and what became of each option of the file
     * @throws IllegalArgumentException if the rule is for another kind of game or if there cannot be such a board; the message names
     *     the option
     */
    public Import ruleset(Ruleset mode) {
        return new NullpominoImport(options).read(mode);
    }

    /**
     * A ruleset made of a rule.
     *
     * @param ruleset the ruleset
     * @param notes what became of each option that the file names, in the order of their names; immutable
     * @since 0.1.0
     */
    public record Import(Ruleset ruleset, List<Note> notes) {
        /** Takes a copy of the notes. */
        public Import {
            Objects.requireNonNull(ruleset, "ruleset");
            notes = List.copyOf(notes);
        }
    }

    /** What became of an option. */
    public enum Outcome {
        /** The ruleset does as the option says. */
        CARRIED,
        /** It does something near to it. */
        APPROXIMATED,
        /** It knows nothing of the kind. */
        LEFT_OUT
    }

    /**
     * What became of an option, and why.
     *
     * @param outcome how far it is in the ruleset
     * @param option the option's name
     * @param value its value in the file
     * @param reason why it is not carried over, or what stands for it; empty if it is carried over
     * @since 0.1.0
     */
    public record Note(Outcome outcome, String option, String value, String reason) {
        /** Returns the note as a line for people, for example {@code left-out skin=0: displays decide it}. */
        @Override
        public String toString() {
            var word = outcome.name().toLowerCase(Locale.ROOT).replace('_', '-');
            return word + " " + option + "=" + value + (reason.isEmpty() ? "" : ": " + reason);
        }
    }
}
