package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Muster;
import org.longroll.battle.Sentences;

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
    void the_turn_goes_on() {
        assertThat(told(battle())).containsExactly("Turn 1: the Confederate side acts.");
    }
}
