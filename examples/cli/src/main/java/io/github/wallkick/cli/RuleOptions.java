package io.github.wallkick.cli;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.game.RandomizerFactories;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.game.Rulesets;
import io.github.wallkick.randomizer.Randomizers;
import io.github.wallkick.rotation.RotationSystem;
import io.github.wallkick.rotation.RotationSystems;
import io.github.wallkick.scoring.ScoringSettings;
import io.github.wallkick.scoring.SpinRules;
import io.github.wallkick.simulation.Player;
import io.github.wallkick.simulation.SelfPlay;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say what is played. */
final class RuleOptions {
    private static final Ruleset BASIC = Rulesets.basic().untimed();
    /** The options that a ruleset leaves no choice in. */
    private static final List<String> DECIDED = List.of(
            "--rotation",
            "--kicks",
            "--randomizer",
            "--scorer",
            "--spins",
            "--level",
            "--width",
            "--height",
            "--visible");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            completionCandidates = RulesetNames.class,
            description =
                    "Games with gravity, lock delay and hold by the rules of ${COMPLETION-CANDIDATES}. Without it games"
                            + " of basic are played without time, changed by the options below.")
    private Optional<String> ruleset = Optional.empty();

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description =
                    "Games by the rules in a file, in place of --ruleset. Start it with: wallkick rules show NAME.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--rotation",
            paramLabel = "NAME",
            completionCandidates = RotationNames.class,
            description = "Rotation system: ${COMPLETION-CANDIDATES}. Default: basic.")
    private Optional<String> rotation = Optional.empty();

    @Option(
            names = "--kicks",
            paramLabel = "FILE",
            description = "Wall kicks from a file in the kick-properties format, for the shapes of --rotation.")
    private Optional<Path> kicks = Optional.empty();

    @Option(
            names = "--randomizer",
            paramLabel = "NAME",
            completionCandidates = RandomizerNames.class,
            description = "Queue of pieces: ${COMPLETION-CANDIDATES}. Without it a bag of seven.")
    private Optional<String> randomizer = Optional.empty();

    @Option(
            names = "--scorer",
            paramLabel = "NAME",
            defaultValue = "basic",
            completionCandidates = ScorerNames.class,
            description = "Points: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private String scorer = "";

    @Option(
            names = "--spins",
            paramLabel = "NAME",
            completionCandidates = SpinNames.class,
            description = "What counts as a spin: ${COMPLETION-CANDIDATES}. Without it the three-corner rule.")
    private Optional<String> spins = Optional.empty();

    @Option(
            names = "--level",
            paramLabel = "N",
            defaultValue = "1",
            description = "Level to start at. Default: ${DEFAULT-VALUE}.")
    private int level;

    @Option(
            names = "--width",
            paramLabel = "N",
            defaultValue = "10",
            description = "Columns of the board, 4 to 32. Default: ${DEFAULT-VALUE}.")
    private int width;

    @Option(
            names = "--height",
            paramLabel = "N",
            defaultValue = "30",
            description = "Rows of the board, hidden ones included, 1 to 64. Default: ${DEFAULT-VALUE}.")
    private int height;

    @Option(
            names = "--visible",
            paramLabel = "N",
            description = "Rows below the skyline. Default: 20, or all if there are fewer.")
    private Optional<Integer> visible = Optional.empty();

    @Option(
            names = "--max-pieces",
            paramLabel = "N",
            defaultValue = "" + SelfPlay.DEFAULT_MAX_PIECES,
            description = "Pieces after which a game is cut short. Default: ${DEFAULT-VALUE}.")
    private int maxPieces;

    private Optional<Ruleset> whole = Optional.empty();

    /**
     * Whether a whole ruleset is asked for.
     *
     * @throws IllegalArgumentException if there is no such ruleset; the message says why
     */
    boolean isRuleset() {
        return whole().isPresent();
    }

    /** What is played, by label, so that it can be told and played again. */
    Map<String, String> lines() {
        var lines = new LinkedHashMap<String, String>();
        var whole = whole();
        if (whole.isPresent()) {
            var rules = whole.get();
            lines.put("rules", rules.name() + (rules.isUntimed() ? ", without time" : ", with time"));
            file.ifPresent(path -> lines.put("rules file", path.toString()));
            lines.put("fingerprint", rules.fingerprint());
            lines.put("start level", String.valueOf(rules.scoring().startLevel()));
        } else {
            lines.put("rules", "piece by piece, without time");
            lines.put("rotation", rotation.orElse("basic"));
            kicks.ifPresent(file -> lines.put("kicks", file.toString()));
            lines.put("randomizer", randomizer.orElse("7-bag"));
            lines.put("scorer", scorer);
            lines.put("spins", spins.orElse("three-corner"));
            lines.put("start level", String.valueOf(level));
        }
        lines.put("piece limit", String.valueOf(maxPieces));
        return lines;
    }

    /**
     * What the options ask for.
     *
     * @param player who plays
     * @throws IllegalArgumentException if an option makes no sense; the message says which
     */
    SelfPlay run(Player player) {
        return SelfPlay.of(whole().orElseGet(this::rules), player).withMaxPieces(maxPieces);
    }

    /** The rules that a name or a file gives as a whole; the file is read once. */
    private Optional<Ruleset> whole() {
        if (whole.isEmpty() && (ruleset.isPresent() || file.isPresent())) {
            requireNoOther(file.isPresent() ? "--rules" : "--ruleset");
            whole = file.map(path -> TextFiles.read(path, "rules", Ruleset::parse))
                    .or(() -> ruleset.map(Rulesets::named));
        }
        return whole;
    }

    private void requireNoOther(String given) {
        if (ruleset.isPresent() && file.isPresent()) {
            throw new IllegalArgumentException("--ruleset cannot be given with --rules: the file decides it");
        }
        var decider = file.isPresent() ? "the file" : ruleset.orElseThrow();
        for (var option : DECIDED) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new IllegalArgumentException(
                        option + " cannot be given with " + given + ": " + decider + " decides it");
            }
        }
    }

    private Ruleset rules() {
        var rows = visible.orElse(Math.min(height, BASIC.size().visibleHeight()));
        var rules = BASIC.withSize(new BoardSize(width, height, rows))
                .withRotation(rotations())
                .withScoring(ScoringSettings.named(scorer)
                        .withSpins(spins.map(SpinRules::named)
                                .orElse(BASIC.scoring().spins()))
                        .withStartLevel(level));
        if (randomizer.isPresent()) {
            var name = randomizer.get();
            var unused = Randomizers.named(name, 0); // which refuses what is no name
            rules = rules.withRandomizers(RandomizerFactories.named(name));
        }
        return rules;
    }

    private RotationSystem rotations() {
        var system = rotation.map(RotationSystems::named).orElse(BASIC.rotation());
        return kicks.map(file -> RotationSystems.of(KickFiles.read(file, system), system))
                .orElse(system);
    }

    /** The names of the rulesets. */
    static final class RulesetNames extends Names {
        RulesetNames() {
            super(Rulesets.names());
        }
    }

    /** The names of the rotation systems, for the help page. */
    static final class RotationNames extends Names {
        RotationNames() {
            super(RotationSystems.names());
        }
    }

    /** The names of the randomizers. */
    static final class RandomizerNames extends Names {
        RandomizerNames() {
            super(Randomizers.names());
        }
    }

    /** The names of the scorers. */
    static final class ScorerNames extends Names {
        ScorerNames() {
            super(ScoringSettings.names());
        }
    }

    /** The names of the spin rules. */
    static final class SpinNames extends Names {
        SpinNames() {
            super(SpinRules.names());
        }
    }

    /** A list that picocli can make by itself. */
    abstract static class Names implements Iterable<String> {
        private final List<String> names;

        Names(List<String> names) {
            this.names = names;
        }

        @Override
        public Iterator<String> iterator() {
            return names.iterator();
        }
    }
}
