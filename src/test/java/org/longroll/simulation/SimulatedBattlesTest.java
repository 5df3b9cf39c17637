package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.adf.battle.AdfBattleRefusal;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Possibility;
import org.longroll.battle.SeatOutlook;
import org.longroll.journal.EntryType;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Seat;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Forbidden;
import org.longroll.rules.Word;
import org.longroll.testing.HowMany;

/**
 * Whole battles of every ruleset, played by the house itself. A dozen of each in every build, a thousand in the
 * long one.
 */
class SimulatedBattlesTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    private static final int BATTLES = HowMany.of("simulated.battles", 12, 1_000);

    /** Of a thousand battles everything is met often; of a few it is enough that nothing is missing. */
    private static final int AT_LEAST = HowMany.LONG ? 20 : 1;

    private static final Set<String> EARLIER_OVERVIEW = Set.of(
            "competence-test",
            "competence-tested",
            "not-the-leaders-part",
            "too-short-a-move",
            "desperation-at-a-move");

    /** What a ruleset does not have, so that it never comes up. */
    private static final Map<String, Set<String>> NOT_PRINTED = Map.of(
            "adf-15mm",
            Set.of("desperation-if-charged"),
            "adf-15mm-2014",
            Set.of("desperation-if-charged"),
            "adf-25mm",
            EARLIER_OVERVIEW,
            "adf-10mm",
            EARLIER_OVERVIEW);

    /** What only happens to a journal on a server, and what only a calculator says: a battle knows who won. */
    private static final Set<String> NOT_AT_THE_TABLE = Set.of(
            "key-reissued",
            "reissue-key",
            "give-seat",
            "revoke-seat",
            "seat-given",
            "seat-revoked",
            "prose-edited",
            "prose",
            "note-corrected",
            "correct-note",
            "nothing-to-pursue",
            "checkpoint-signed");

    @ParameterizedTest
    @FieldSource("RULESETS")
    void battles_break_no_rule_of_the_house_and_leave_nothing_untried(String ruleset) {
        var scenario = Skirmishes.ofAllArms(ruleset);
        var played = LongStream.rangeClosed(1, BATTLES)
                .parallel()
                .mapToObj(seed -> Simulation.of(scenario, Battles.library(), seed)
                        .with(BadBoy::new)
                        .play(seed))
                .toList();
        assertThat(played.stream().flatMap(SimulatedBattlesTest::broken)).isEmpty();
        var census = new Census();
        played.forEach(census::add);
        print(ruleset, census);
        assertThat(tooRare(ruleset, census))
                .as("less often than %d times".formatted(AT_LEAST))
                .isEmpty();
    }

    private static Stream<String> broken(SimulatedBattle battle) {
        return battle.broken().stream().map(rule -> "seed %d: %s".formatted(battle.seed(), rule));
    }

    @ParameterizedTest
    @FieldSource("RULESETS")
    void whatever_is_recorded_was_offered_before(String ruleset) {
        var simulation =
                Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library()).with(BadBoy::new);
        for (long seed = 1; seed <= 3; seed++) {
            var played = simulation.play(seed);
            var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
            for (var entry : played.entries()) {
                assertThat(new SeatOutlook(battle, Seat.UMPIRE)
                                .next(Battles.referee(ruleset)).stream().map(Possibility::type))
                        .as("seed %d, entry %d", seed, entry.number())
                        .contains(entry.order().type());
                for (var event : entry.events()) {
                    battle = battle.after(event, entry.occasion());
                }
            }
        }
    }

    @Test
    void the_same_seed_plays_the_same_battle() {
        var simulation = Simulation.of(Skirmishes.ofAllArms("adf-15mm"), Battles.library());
        var once = simulation.play(1863);
        assertThat(simulation.play(1863)).isEqualTo(once);
        assertThat(simulation.play(1864).entries()).isNotEqualTo(once.entries());
    }

    static Stream<Arguments> shipped() {
        return Stream.of(
                arguments("little-round-top"), arguments("shiloh-hornets-nest"), arguments("mcphersons-ridge"));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void what_ships_can_be_played_to_its_last_turn(String id) {
        var scenario = Skirmishes.shipped(id);
        var battle = Simulation.of(scenario, Battles.library()).play(1);
        assertThat(battle.broken()).isEmpty();
        assertThat(battle.end().table().over()).isTrue();
        assertThat(battle.end().field().turn()).isGreaterThanOrEqualTo(scenario.turnLimit());
    }

    private static void print(String ruleset, Census census) {
        System.out.printf(
                "%d battles of %s%n  entries  %s%n  events   %s%n  results  %s%n  refusals %s%n",
                census.battles(), ruleset, census.entries(), census.events(), census.outcomes(), census.refusals());
    }

    /** What came up less often than it should, with how often it did. */
    private static Map<String, Integer> tooRare(String ruleset, Census census) {
        var rare = new TreeMap<String, Integer>();
        rare.putAll(tooRare("entry ", expectedEntries(ruleset), census.entries()));
        rare.putAll(tooRare("event ", expectedEvents(ruleset), census.events()));
        rare.putAll(tooRare("refusal ", expectedRefusals(ruleset), census.refusals()));
        rare.putAll(tooRare("result ", expectedOutcomes(ruleset), census.outcomes()));
        return rare;
    }

    private static Map<String, Integer> tooRare(String kind, Set<String> expected, Map<String, Integer> counts) {
        var rare = new TreeMap<String, Integer>();
        expected.stream()
                .filter(each -> counts.getOrDefault(each, 0) < AT_LEAST)
                .forEach(each -> rare.put(kind + each, counts.getOrDefault(each, 0)));
        return rare;
    }

    private static Set<String> expectedEvents(String ruleset) {
        var system = GameSystem.ALL.named(system(ruleset));
        return without(
                ruleset,
                Stream.of(
                                JournalEvent.class,
                                CommonEvent.class,
                                system.families().events())
                        .flatMap(SimulatedBattlesTest::family)
                        .map(event -> Census.name(event.asSubclass(Event.class))));
    }

    private static Set<String> expectedEntries(String ruleset) {
        var system = GameSystem.ALL.named(system(ruleset));
        return without(
                ruleset,
                Stream.of(
                                JournalOrder.class,
                                CommonOrder.class,
                                system.families().orders())
                        .flatMap(SimulatedBattlesTest::family)
                        .flatMap(order ->
                                Stream.of(order.getAnnotation(EntryType.class).value())));
    }

    private static Set<String> expectedRefusals(String ruleset) {
        var own = ruleset.equals("rff")
                ? Stream.<Forbidden[]>of(RffRefusal.values(), RffBattleRefusal.values())
                : Stream.<Forbidden[]>of(AdfRefusal.values(), AdfBattleRefusal.values());
        return without(
                ruleset,
                Stream.concat(Stream.<Forbidden[]>of(JournalRefusal.values(), BattleRefusal.values()), own)
                        .flatMap(Arrays::stream)
                        .filter(Forbidden::waivable)
                        .map(Word::word));
    }

    private static Set<String> expectedOutcomes(String ruleset) {
        return without(
                ruleset,
                ruleset.equals("rff")
                        ? words("charge: ", ChargeResult.values())
                        : Stream.concat(
                                words("morale: ", MoraleResult.values()), words("impact: ", ImpactResult.values())));
    }

    private static Stream<String> words(String prefix, Word[] words) {
        return Arrays.stream(words).map(word -> prefix + word.word());
    }

    private static Set<String> without(String ruleset, Stream<String> all) {
        var expected = new TreeSet<String>();
        all.filter(each -> !NOT_AT_THE_TABLE.contains(each))
                .filter(each -> !NOT_PRINTED.getOrDefault(ruleset, Set.of()).contains(each))
                .forEach(expected::add);
        return expected;
    }

    private static String system(String ruleset) {
        return ruleset.equals("rff") ? "rff" : "adf";
    }

    private static Stream<Class<?>> family(Class<?> sealed) {
        var permitted = sealed.getPermittedSubclasses();
        return permitted == null ? Stream.of(sealed) : Arrays.stream(permitted).flatMap(SimulatedBattlesTest::family);
    }
}
