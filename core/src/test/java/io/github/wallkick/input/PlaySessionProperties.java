package io.github.wallkick.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wallkick.StableRules;
import io.github.wallkick.game.Action;
import io.github.wallkick.game.Game;
import io.github.wallkick.game.Ruleset;
import io.github.wallkick.hardware.ButtonSet;
import io.github.wallkick.input.PlaySession.ButtonChange;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

/** The laws of play by buttons: only the times of the buttons matter. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class PlaySessionProperties {
    private static final long SECOND = 1_000_000_000;

    @Provide
    Arbitrary<List<ButtonChange>> scripts() {
        return Scripts.scripts();
    }

    @Provide
    Arbitrary<Handling> handlings() {
        return Scripts.handlings();
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(StableRules.all());
    }

    @Property(tries = 150)
    void theSameButtonTimesGiveTheSameGameAtEveryUpdateRate(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("handlings") Handling handling,
            @ForAll("scripts") List<ButtonChange> script,
            @ForAll @LongRange(min = 0, max = 1000) long seed) {
        var until = Scripts.end(script) + SECOND / 2;
        var start = PlaySession.start(rules, seed, Controller.of(KeyMap.pad(), handling));
        var expected = start.through(script, until).next();
        for (var updates : List.of(30, 60, 144, 1000)) {
            assertEquals(
                    expected,
                    Scripts.playedAt(start, script, until, SECOND / updates),
                    () -> updates + " updates a second");
        }
    }

    @Property(tries = 300)
    void inputsMadeAtTheirTimesGiveTheSameGame(
            @ForAll("rulesets") Ruleset rules,
            @ForAll("handlings") Handling handling,
            @ForAll("scripts") List<ButtonChange> script) {
        var until = Scripts.end(script);
        var start = PlaySession.start(rules, 7, Controller.of(KeyMap.pad(), handling));
        var played = start.through(script, until);
        var acted = Game.start(handling.applyTo(rules), 7).applyAll(played.actions());
        var events = new ArrayList<>(acted.events());
        var last = played.actions().isEmpty()
                ? 0
                : played.actions().get(played.actions().size() - 1).atNanos();
        var rest = acted.game().advance(until - last);
        events.addAll(rest.events());
        assertEquals(played.next().game(), rest.game());
        assertEquals(played.events(), events);
    }

    @Property(tries = 500)
    void aSpanInPartsGivesTheSameInputs(
            @ForAll("handlings") Handling handling,
            @ForAll("scripts") List<ButtonChange> script,
            @ForAll @LongRange(min = 0, max = 600_000_000) long first,
            @ForAll @LongRange(min = 0, max = 600_000_000) long second) {
        var controller = Controller.of(KeyMap.pad(), handling);
        for (var change : script.subList(0, Math.min(8, script.size()))) {
            controller =
                    controller.at(change.down(), change.atNanos() % 300_000_000).next();
        }
        var whole = controller.at(ButtonSet.NONE, first + second);
        var before = controller.at(controller.buttons(), first);
        var after = before.next().at(ButtonSet.NONE, second);
        var actions = new ArrayList<>(before.actions());
        after.actions().forEach(timed -> actions.add(new Action.Timed(first + timed.atNanos(), timed.action())));
        assertEquals(whole.actions(), actions);
        assertEquals(whole.next(), after.next());
    }

    @Property(tries = 200)
    void aButtonThatStaysDownIsNotPressedAgain(
            @ForAll("handlings") Handling handling, @ForAll("scripts") List<ButtonChange> script) {
        var repeated = new ArrayList<ButtonChange>();
        for (var change : script) {
            repeated.add(change);
            repeated.add(change);
        }
        var start = PlaySession.start(StableRules.MODERN, 3, Controller.of(KeyMap.pad(), handling));
        assertEquals(
                start.through(script, Scripts.end(script)).actions(),
                start.through(repeated, Scripts.end(script)).actions());
    }
}
