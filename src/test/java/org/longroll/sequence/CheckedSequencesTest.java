package org.longroll.sequence;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;
import org.longroll.sequence.adf.AdfReading;
import org.longroll.sequence.rff.RffReading;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Mischief;
import org.longroll.simulation.Player;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.HowMany;

/**
 * Both readings of the sequence agree on every entry of {@code checked.sequences} simulated battles of each system.
 *
 * <p>Compared are the clock, the state of every unit and leader, everything that is due with its prepared situation, and
 * who may make which entry. Not compared are the targets, inches and formations that are offered with an entry, entries of
 * the umpire, and refusals that he waives: these battles are played within the rules.
 */
class CheckedSequencesTest {

    private static final int MANY = 50;

    private static final int BATTLES = HowMany.of("checked.sequences", 4, MANY);

    /** Plays at random within the rules, and tries nothing that is forbidden. */
    private record AtRandom(Chooser chooser) implements Mischief {

        @Override
        public Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
            return new BadBoy(chooser)
                    .player(rules, referee, opening)
                    .map(player -> new Together(player, referee, chooser));
        }

        @Override
        public Optional<Proposal> tempt(Battle battle, Player player) {
            return Optional.empty();
        }
    }

    @Test
    void the_second_reading_knows_nothing_of_the_first() {
        noClasses()
                .that()
                .resideInAnyPackage(AdfReading.class.getPackageName(), RffReading.class.getPackageName())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.longroll.battle..", "org.longroll.*.battle..")
                .check(new ClassFileImporter().importPackages("org.longroll.sequence"));
    }

    @Test
    void regimental_fire_and_fury_is_played_as_its_sheet_says() {
        var counts = new TreeMap<String, Integer>();
        follow("rff", BATTLES, opening -> new RffReading(opening, (RffRules) rules("rff")), counts);
        assertThat(counts.keySet())
                .containsAll(List.of("charges of several units", "countercharges", "groups", "two leaders"));
    }

    @Test
    void across_a_deadly_field_is_played_as_its_charts_say() {
        var charts = List.of("adf-15mm", "adf-15mm-2014", "adf-25mm", "adf-10mm");
        var counts = new TreeMap<String, Integer>();
        for (var chart : charts) {
            int battles = Math.ceilDiv(BATTLES, charts.size());
            follow(chart, battles, opening -> new AdfReading(opening, (AdfRules) rules(chart)), counts);
        }
        assertThat(counts.keySet())
                .containsAll(List.of(
                        "charges of several units", "countercharges", "groups", "merges", "pass-through", "pursuits"));
        if (BATTLES >= MANY) {
            assertThat(counts.keySet())
                    .contains("two leaders", "melees", "charges that fall short", "disengagements from a charge");
        }
    }

    private static Rules rules(String ruleset) {
        return Battles.library().find(new RulesetId(ruleset)).orElseThrow();
    }

    /** Plays, follows with the second reading, and counts what came up. */
    private static void follow(
            String ruleset, int battles, Function<JsonNode, SecondReading> second, Map<String, Integer> counts) {
        var scenario = Skirmishes.ofAllArms(ruleset);
        var differences = new ArrayList<String>();
        for (long seed = 1; seed <= battles; seed++) {
            var played = Simulation.of(scenario, Battles.library(), seed)
                    .with(AtRandom::new)
                    .play(seed);
            assertThat(played.broken()).isEmpty();
            var reading = second.apply(Said.json(played.opening()));
            differences.addAll(
                    new Follower("%s, battle %d".formatted(ruleset, seed), played, reading, Battles.referee(ruleset))
                            .differences());
            counts.merge("entries", played.entries().size(), Integer::sum);
            reading.counts().forEach((what, times) -> counts.merge(what, times, Integer::sum));
        }
        System.out.printf("%d battles of %s checked, in all so far: %s%n", battles, ruleset, counts);
        assertThat(differences).isEmpty();
    }
}
