package io.github.wallkick.game;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** The stable text of a ruleset, and its digest. */
final class RulesetText {
    private static final int DIGEST_BYTES = 8;

    private RulesetText() {}

    static String of(Ruleset rules) {
        var timing = rules.timing();
        var scoring = rules.scoring();
        var text = new StringBuilder();
        line(text, "name", rules.name());
        line(text, "size", rules.size());
        line(text, "rotation", rules.rotation());
        line(text, "pieces", rules.randomizers());
        line(text, "entry", rules.spawning());
        line(text, "hold", rules.hold());
        line(text, "inputs", rules.inputs());
        line(text, "frames", timing.frames().text());
        line(text, "gravity", timing.gravity().text());
        line(text, "lock", timing.lockDelay().text());
        line(text, "softdrop", timing.softDrop());
        line(text, "delays", timing.delays());
        line(text, "level", scoring.startLevel());
        line(text, "levels", scoring.levels().text());
        line(text, "chains", scoring.chains().text());
        line(text, "spins", scoring.spins().text());
        line(text, "scorer", scoring.scorer().text());
        line(text, "attacks", scoring.attacks().text());
        line(text, "clears", rules.clears());
        line(text, "topouts", rules.topOuts());
        line(text, "garbage", rules.garbage());
        return text.toString();
    }

    static String fingerprint(Ruleset rules) {
        var digest = sha256().digest(of(rules).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(Arrays.copyOf(digest, DIGEST_BYTES));
    }

    private static void line(StringBuilder text, String part, Object value) {
        text.append(part).append(": ").append(value).append('\n');
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
