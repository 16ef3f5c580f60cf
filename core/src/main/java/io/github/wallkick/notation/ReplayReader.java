package io.github.wallkick.notation;

import io.github.wallkick.NotationException;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.internal.Quote;
import io.github.wallkick.notation.Replay.Checkpoint;
import io.github.wallkick.notation.Token.Lines;
import io.github.wallkick.piece.Input;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Replays from their text form. */
final class ReplayReader {
    private static final int DECIMAL = 10;
    /** Lines before the rules. */
    private static final int RULES_LINE = 2;

    private static final String SIGNS = "!+-*^#";

    private final Lines lines;
    private final int width;
    private final List<Action.Timed> actions = new ArrayList<>();
    private final List<Checkpoint> checkpoints = new ArrayList<>();

    private ReplayReader(Lines lines, int width) {
        this.lines = lines;
        this.width = width;
    }

    static Replay read(String text, RulesetFinder finder) {
        var lines = Lines.of(text);
        title(lines);
        var head = lines.words(1, "rules", 2);
        var ruleLines = (int) head.get(1).number(DECIMAL, 0, Integer.MAX_VALUE);
        var rules = new ArrayList<Token>();
        for (var i = 0; i < ruleLines; i++) {
            var line = new Token(lines.get(2 + i, "the end of the rules"), 3 + i, 1);
            if (!line.text().startsWith(" ")) {
                throw line.error("a line of the rules after a blank is expected");
            }
            rules.add(line.from(1));
        }
        var ruleset = finder.find(head.get(0), rules);
        var index = 2 + ruleLines;
        var start = start(lines, index, ruleset);
        var perCheckpoint =
                (int) lines.words(index + 1, "checkpoints", 1).get(0).number(DECIMAL, 1, Integer.MAX_VALUE);
        var reader = new ReplayReader(lines, ruleset.size().width());
        var replay = reader.body(text, index + 2, start, perCheckpoint);
        requireSame(text, ReplayWriter.write(replay, lines.text(1, 2 + ruleLines)));
        return replay;
    }

    private static Replay.Start start(Lines lines, int index, Ruleset ruleset) {
        var line = new Token(lines.get(index, "the line \"" + ReplayWriter.SEED + "\""), index + 1, 1);
        var position = ReplayWriter.POSITION + " ";
        if (!line.text().startsWith(position)) {
            var seed = lines.words(index, ReplayWriter.SEED, 1).get(0);
            return new Replay.NewGame(ruleset, seed.number(DECIMAL, Long.MIN_VALUE, Long.MAX_VALUE));
        }
        var text = line.from(position.length());
        try {
            return new Replay.Position(Game.parse(text.text(), ruleset));
        } catch (NotationException e) {
            throw new NotationException(e.rule(), text.line(), text.column() + e.column() - 1);
        }
    }

    /** Each replay has one text only: what is read is what would be written. */
    private static void requireSame(String text, String written) {
        if (text.equals(written)) {
            return;
        }
        var at = 0;
        while (at < Math.min(text.length(), written.length()) && text.charAt(at) == written.charAt(at)) {
            at++;
        }
        var before = text.substring(0, at);
        var line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        var rest = written.substring(at).split("\n", 2)[0];
        throw new NotationException(
                "the replay must be written in one way only, with \"" + Quote.of(rest) + "\" here",
                line,
                at - before.lastIndexOf('\n'));
    }

    private static void title(Lines lines) {
        var title = new Token(lines.get(0, "its title"), 1, 1);
        if (!title.text().startsWith(ReplayWriter.TITLE + " ")) {
            throw title.error("\"" + ReplayWriter.TITLE + "\" is expected");
        }
        var unused =
                title.from(ReplayWriter.TITLE.length() + 1).number(DECIMAL, ReplayWriter.VERSION, ReplayWriter.VERSION);
    }

    /** Reads the lines of steps and the last line. */
    private Replay body(String text, int firstLine, Replay.Start start, int piecesPerCheckpoint) {
        var moment = 0L;
        var index = firstLine;
        while (!lines.get(index, "its last line").startsWith("end")) {
            moment = steps(Token.split(lines.get(index, "its last line"), index + 1), moment);
            index++;
        }
        var words = lines.words(index, "end", 3);
        var length = words.get(0).number(DECIMAL, moment, Long.MAX_VALUE);
        var end = hash(words.get(1));
        var sum = words.get(2);
        var behind = lines.all().get(index + 1);
        if (index + 1 != lines.count() || !behind.isEmpty()) {
            throw new NotationException("nothing may follow the last line of a replay", index + 2, 1);
        }
        var summed = text.substring(0, text.length() - sum.text().length() - 1);
        if (!sum.text().equals(ReplayWriter.sum(summed))) {
            throw sum.error("the replay has been changed: the checksum does not fit the text");
        }
        return new Replay(start, piecesPerCheckpoint, actions, checkpoints, length, end);
    }

    private long steps(List<Token> tokens, long earliest) {
        var moment = tokens.get(0).number(DECIMAL, earliest, Long.MAX_VALUE);
        if (tokens.size() == 1) {
            throw tokens.get(0).error("a line of steps must have a step");
        }
        for (var token : tokens.subList(1, tokens.size())) {
            var sign = sign(token);
            moment += token.to(sign).number(ReplayWriter.DELTA_RADIX, 0, Long.MAX_VALUE - moment);
            step(token.text().charAt(sign), token.from(sign + 1), moment);
        }
        return moment;
    }

    private static int sign(Token token) {
        for (var i = 0; i < token.text().length(); i++) {
            if (SIGNS.indexOf(token.text().charAt(i)) >= 0) {
                return i;
            }
        }
        throw token.error("a step needs one of the signs " + SIGNS);
    }

    private void step(char sign, Token argument, long moment) {
        switch (sign) {
            case '#' -> checkpoints.add(new Checkpoint(moment, actions.size(), hash(argument)));
            case '!' -> actions.add(new Action.Timed(moment, new Action.Tap(input(argument))));
            case '+' -> actions.add(new Action.Timed(moment, new Action.Press(input(argument))));
            case '-' -> actions.add(new Action.Timed(moment, new Action.Release(input(argument))));
            case '*' -> {
                var rows = (int) argument.number(DECIMAL, 1, Game.MAX_GARBAGE);
                actions.add(new Action.Timed(moment, new Action.Receive(rows)));
            }
            default -> actions.add(new Action.Timed(moment, new Action.ReceiveHoles(holes(argument))));
        }
    }

    private static Input input(Token letter) {
        return InputLetters.input(letter.text()).orElseThrow(() -> letter.error("the letter of an input is expected"));
    }

    private static StateHash hash(Token digits) {
        var text = digits.text();
        if (text.length() != StateHash.TEXT_LENGTH || !text.chars().allMatch(ReplayReader::isHexDigit)) {
            throw digits.error(StateHash.TEXT_LENGTH + " hexadecimal digits are expected");
        }
        return StateHash.parse(text);
    }

    private static boolean isHexDigit(int character) {
        return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
    }

    private List<Integer> holes(Token columns) {
        var text = columns.text();
        var holes = new ArrayList<Integer>();
        var begin = 0;
        for (var comma = text.indexOf(','); comma >= 0; comma = text.indexOf(',', begin)) {
            holes.add(hole(columns.part(begin, comma)));
            begin = comma + 1;
        }
        holes.add(hole(columns.from(begin)));
        if (holes.size() > Game.MAX_GARBAGE) {
            throw columns.error("at most " + Game.MAX_GARBAGE + " holes are expected");
        }
        return holes;
    }

    private int hole(Token column) {
        return (int) column.number(DECIMAL, 0, width - 1L);
    }

    /** How the rules of a replay's text become a ruleset. */
    @FunctionalInterface
    interface RulesetFinder {
        /** The ruleset of a fingerprint and the lines of a text. */
        Ruleset find(Token fingerprint, List<Token> text);

        /** The rules that the text itself describes. */
        static RulesetFinder described() {
            return (fingerprint, text) -> same(described(text), text, fingerprint);
        }

        private static Ruleset described(List<Token> text) {
            var lines = new StringBuilder();
            text.forEach(line -> lines.append(line.text()).append('\n'));
            try {
                return Ruleset.parse(lines.toString());
            } catch (NotationException e) {
                throw new NotationException(e.rule(), e.line() + RULES_LINE, e.column() + 1);
            }
        }

        static RulesetFinder always(Ruleset ruleset) {
            return (fingerprint, text) -> ruleset;
        }

        static RulesetFinder among(Collection<Ruleset> known) {
            var rulesets = List.copyOf(known);
            return (fingerprint, text) -> {
                for (var ruleset : rulesets) {
                    if (ruleset.fingerprint().equals(fingerprint.text())) {
                        return same(ruleset, text, fingerprint);
                    }
                }
                for (var ruleset : rulesets) {
                    if (!text.isEmpty() && text.get(0).text().equals("name: " + ruleset.name())) {
                        return same(ruleset, text, fingerprint);
                    }
                }
                throw fingerprint.error("the fingerprint of a known ruleset is expected");
            };
        }

        /** The ruleset, if its text is the one given. */
        private static Ruleset same(Ruleset ruleset, List<Token> text, Token fingerprint) {
            var lines = ruleset.text().split("\n", -1);
            for (var i = 0; i < Math.min(text.size(), lines.length - 1); i++) {
                if (!text.get(i).text().equals(lines[i])) {
                    throw text.get(i).error("the rules have \"" + Quote.of(lines[i]) + "\" here");
                }
            }
            if (text.size() != lines.length - 1 || !ruleset.fingerprint().equals(fingerprint.text())) {
                throw fingerprint.error("the fingerprint of these rules is expected: " + ruleset.fingerprint());
            }
            return ruleset;
        }
    }
}
