package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Muster;
import org.longroll.battle.Sentences;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;

class SentencesTest {

    private static final Muster MAINE = named("20-maine", "20th Maine", "vincent");
    private static final Muster ALABAMA = named("15-alabama", "15th Alabama", "law");

    private static Muster named(String id, String name, String brigade) {
        return new Muster(
                id,
                name,
                brigade,
                "infantry",
                "veteran",
                "rifle-musket",
                null,
                6,
                null,
                3,
                null,
                null,
                null,
                "battle-line",
                false,
                1);
    }

    private static Given battle() {
        return Given.battle("adf-25mm").with(MAINE).with(ALABAMA).say(new TurnOrder.BeginPart());
    }

    private static List<String> told(Given battle) {
        return battle.happened().stream()
                .map(event ->
                        Sentences.of(event, new AdfSystem(), battle.field().table()))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    @Test
    void a_fire_and_what_it_did() {
        var battle = battle().say(Say.fire("20-maine", Say.thrown(6, 6), "15-alabama"));
        assertThat(told(battle))
                .containsExactly(
                        "The 15th Alabama fires at the 20th Maine (normal): 20, two hits (2H).",
                        "The 20th Maine loses two figures, with 4 left.",
                        "The 20th Maine loses one stand.",
                        "The 20th Maine must check its morale (fire).");
    }

    @Test
    void a_check_that_fails() {
        var battle = battle().say(Say.fire("20-maine", Say.thrown(6, 6), "15-alabama"));
        battle.say(Say.check(battle.due(), Say.thrown(2, 3)));
        assertThat(told(battle))
                .containsExactly(
                        "The 20th Maine checks its morale: 5 against 8, 3 under.",
                        "The 20th Maine falls back three inches.",
                        "The 20th Maine is now in disorder.");
    }

    @Test
    void a_charge_to_its_impact() {
        var battle = battle().say(Say.charge("20-maine", 2, Say.thrown(2, 2, 2), "15-alabama"));
        assertThat(told(battle))
                .contains("The 20th Maine must check its morale (fear of charge).")
                .anyMatch(sentence -> sentence.startsWith("The 15th Alabama charges the 20th Maine: "));
        battle.say(Say.check(battle.due(), Say.thrown(6, 5)))
                .say(Say.impact(battle.field().charge().id(), Say.thrown(6, 6), Say.thrown(1, 1)));
        assertThat(told(battle).getFirst()).startsWith("The 15th Alabama strikes the 20th Maine: ");
    }

    @Test
    void a_natural_roll_is_named() {
        var battle = battle().say(Say.fire("20-maine", Say.thrown(6, 6), "15-alabama"));
        battle.say(Say.check(battle.due(), Say.thrown(1, 1)));
        assertThat(told(battle).getFirst()).isEqualTo("The 20th Maine checks its morale: 2 against 8, a natural 2.");
    }

    @Test
    void reaction_fire_is_told_as_such() {
        var battle = battle().say(Say.move(2, "15-alabama"));
        battle.say("union", Say.react(battle.entry(), "15-alabama", Say.thrown(1, 1), "20-maine"));
        assertThat(told(battle).getFirst()).startsWith("The 20th Maine fires in reaction at the 15th Alabama (");
    }

    @Test
    void a_ruling_is_told_in_words() {
        var properties = new TreeMap<>(Map.of("figures", "4", "morale", "disorder", "openingVolley", "false"));
        var battle = battle().say(new CommonOrder.SetUnit("20-maine", properties, "A hit was forgotten", false));
        assertThat(told(battle).getFirst())
                .isEqualTo(
                        "The umpire rules that the 20th Maine has 4 figures, is in disorder and has no opening volley"
                                + " left: A hit was forgotten.");
    }

    @Test
    void what_the_umpire_allows_ends_with_a_full_stop() {
        var far = Say.fire("20-maine", Say.thrown(1, 1), "15-alabama");
        var allowed = new CommonOrder.Allow("out-of-range", far, "near", false);
        assertThat(Sentences.of(
                        Given.declared(allowed),
                        new AdfSystem(),
                        battle().field().table()))
                .isEqualTo("The umpire allows it (out of range): near.");
    }

    @Test
    void a_unit_has_its_article_and_a_reason_no_second_full_stop() {
        var battle = battle().say(new CommonOrder.LeaveTable(List.of("15-alabama"), "It was late."));
        assertThat(told(battle)).containsExactly("The 15th Alabama leaves the table (It was late).");
        battle.say(new CommonOrder.EndBattle(null, "Three turns were agreed."));
        assertThat(told(battle).getFirst()).startsWith("The battle is over (Three turns were agreed). ");
    }

    @Test
    void a_correction_says_what_it_does_to_which_entry() {
        var battle = battle().say(Say.move(2, "15-alabama")).now();
        var entry = battle.timeline().inForce().getLast();
        var fire = Say.fire("20-maine", Say.thrown(1, 1), "15-alabama");
        assertThat(List.of(
                        amending(entry, new Change.Replace(fire), battle),
                        amending(entry, new Change.Strike(), battle),
                        amending(entry, new Change.InsertBefore(fire, new Seat("confederate")), battle)))
                .containsExactly(
                        "Corrects entry %d (wrong).".formatted(entry.number()),
                        "Strikes entry %d (wrong).".formatted(entry.number()),
                        "Puts an entry in before entry %d (wrong).".formatted(entry.number()));
    }

    private static String amending(RecordedOrder entry, Change change, Battle battle) {
        var amend = new Correction.Amend(entry.entry(), change, new TreeMap<>(), "wrong");
        return Sentences.of(Stream.of(Given.declared(amend)), battle);
    }

    @Test
    void a_request_says_how_many_entries_are_put_back_or_decided_again() {
        var battle = battle().now();
        var entry = battle.timeline().inForce().getLast();
        assertThat(asking(new Correction.Redo("mistake"), 1, battle))
                .isEqualTo("Asks the other side to agree: Puts back what was taken back (mistake). 1 entry would be put"
                        + " back.");
        assertThat(asking(new Correction.Amend(entry.entry(), new Change.Strike(), new TreeMap<>(), null), 2, battle))
                .endsWith(" 2 entries would be decided again.");
    }

    private static String asking(Correction correction, int entries, Battle battle) {
        var ids = Stream.generate(UUID::randomUUID).limit(entries).toList();
        return Sentences.of(
                Stream.of(new CorrectionEvent.ConsentAsked("union", ids, correction, List.of(), Instant.EPOCH)),
                battle);
    }

    @Test
    void the_turn_goes_on() {
        assertThat(told(battle())).containsExactly("Turn 1: the Confederate side acts.");
    }
}
