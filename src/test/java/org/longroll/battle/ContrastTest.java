package org.longroll.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.journal.Event;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/** Each difference is told as a player reads it, not as the program writes its records. */
class ContrastTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    /** {@code SaidSituation[enemyNear=true]}, {@code OptionalInt.empty}, {@code Fraction@1f}, an id, a null. */
    private static final Pattern RAW =
            Pattern.compile("[\\[\\]{}=@]|Optional|\\bnull\\b|[a-z][A-Z]|[A-Z]_[A-Z]|[0-9a-f]{8}-[0-9a-f]{4}");

    @ParameterizedTest
    @FieldSource("RULESETS")
    void what_differs_is_said_in_a_sentence(String ruleset) {
        var played = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library())
                .with(BadBoy::new)
                .play(4);
        Map<String, List<Event>> former = new HashMap<>();
        var sentences = new ArrayList<String>();
        for (var entry : played.entries()) {
            var events = entry.events();
            var other = former.put(entry.order().type(), events);
            if (other != null) {
                sentences.addAll(told(played.end(), events, other));
            }
        }
        assertThat(sentences).hasSizeGreaterThan(500).allSatisfy(sentence -> {
            assertThat(sentence).endsWith(".").contains("the file says");
            assertThat(RAW.matcher(sentence).results().map(found -> found.group()))
                    .as(sentence)
                    .isEmpty();
        });
    }

    /** Of the lists, and of each two events of one kind in them. */
    private static List<String> told(Battle battle, List<Event> now, List<Event> then) {
        var contrast = new Contrast(battle);
        var told = new ArrayList<String>();
        if (!now.equals(then)) {
            told.add(contrast.of(now, then));
        }
        for (var one : now) {
            for (var other : then) {
                if (one.getClass() == other.getClass() && !one.equals(other)) {
                    told.add(contrast.of(List.of(one), List.of(other)));
                }
            }
        }
        return told;
    }
}
