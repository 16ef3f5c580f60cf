package io.github.wallkick.notation;

import io.github.wallkick.game.Ruleset;
import java.util.Collection;
import java.util.List;

/** How the rules of a replay's text become a ruleset. */
@FunctionalInterface
interface RulesetFinder {
    /** The ruleset of a fingerprint and the lines of a text. */
    Ruleset find(Token fingerprint, List<Token> text);

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
                throw text.get(i).error("the known ruleset " + ruleset.name() + " has \"" + lines[i] + "\" here");
            }
        }
        if (text.size() != lines.length - 1 || !ruleset.fingerprint().equals(fingerprint.text())) {
            throw fingerprint.error("the known ruleset is " + ruleset);
        }
        return ruleset;
    }
}
