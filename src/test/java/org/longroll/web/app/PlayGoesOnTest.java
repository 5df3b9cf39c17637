package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** Places where play through the page once stopped. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PlayGoesOnTest extends AppTest {

    private static final String COVER = "[data-field='defender.situation.cover'] [data-value=stone-wall]";

    @Test
    void a_retreat_that_is_due_is_recorded_with_one_tap() {
        var table = AppTable.inAChargeOfFireAndFury();
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").taps();
            umpire.tap("section.due .go").die(6, 5);
            umpire.read("It is back 2″");
            assertThat(umpire.taps())
                    .as("taps for a charge combat: two are dice")
                    .isEqualTo(3);
            umpire.tap("[data-record]");
            umpire.read("2nd Mississippi");
            assertThat(umpire.taps()).isEqualTo(1);
            umpire.seeNoMore(".chk");
            awaitLast(umpire, table, "retreat");
            assertThat(table.look("/entries/7").<String>path("said.unit")).isEqualTo("2-mississippi");
        }
    }

    @Test
    void an_impact_fits_on_a_phone_and_asks_for_the_die_of_an_attacker_who_stops_short() {
        var table = AppTable.atTheImpact();
        var dice = diceThatStopShort(table);
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("section.due:has-text('Impact') .go");
            umpire.see(".rows");
            assertThat(umpire.pixelsBeside()).isZero();
            umpire.read("20th Maine gives way");
            assertBothSumsAreAboveTheDice(umpire);
            umpire.tap("[data-field='defender.situation.cover'][data-unfold]").see(COVER);
            umpire.tap(COVER).see(COVER + "[aria-pressed=true]");
            umpire.tap(COVER).see(COVER + "[aria-pressed=false]");
            umpire.die(dice);
            umpire.read("Stopping short");
            assertThat(umpire.page().locator(".problem").count())
                    .as("a die that is still to be thrown is no mistake")
                    .isZero();
            umpire.die(4);
            umpire.seeNoMore(".pad");
            awaitLast(umpire, table, "impact");
            assertThat(umpire.see("[data-newest] h2").innerText()).isEqualTo("15th Alabama stops short");
        }
    }

    private static void assertBothSumsAreAboveTheDice(Player player) {
        assertThat(player.page().evaluate("""
                () => [...document.querySelectorAll('.clash .half')].map(sum =>
                  sum.getBoundingClientRect().bottom <= document.querySelector('.dice').getBoundingClientRect().top)"""))
                .as("both sums are above the dice, without scrolling")
                .isEqualTo(List.of(true, true));
    }

    @Test
    void with_thrown_dice_an_impact_and_a_melee_take_no_tap_but_the_dice() {
        var table = AppTable.atTheImpact();
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").taps();
            umpire.tap("section.due:has-text('Impact') .go").see(".clash .led");
            umpire.die(diceOfADraw(umpire));
            umpire.see("h1:has-text('Melee')");
            assertThat(umpire.taps())
                    .as("taps for an impact: one opens it, four are dice")
                    .isEqualTo(5);
            umpire.die(1, 2, 3, 4, 5).die(6, 5, 4, 3, 2);
            awaitLast(umpire, table, "melee");
            assertThat(umpire.taps())
                    .as("taps for a melee: ten are dice, and it is open already")
                    .isEqualTo(10);
        }
    }

    /** Dice after which the API asks for one more. */
    private static int[] diceThatStopShort(AppTable table) {
        String charge = table.look("/entries/3").path("id");
        for (int attack = 2; attack <= 12; attack++) {
            for (int defence = 2; defence <= 12; defence++) {
                var dice = new int[] {attack / 2, attack - attack / 2, defence / 2, defence - defence / 2};
                var asked = table.ask("/entries/dice", """
                        {"type": "impact", "charge": "%s", "attacker": {"dice": {"thrown": [%d, %d]}},
                         "defender": {"dice": {"thrown": [%d, %d]}}}""".formatted(charge, dice[0], dice[1], dice[2], dice[3]));
                if ("stopShort".equals(asked.path("missing.field"))) {
                    return dice;
                }
            }
        }
        throw new AssertionError("No dice stop this charge short.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"adf-15mm", "adf-15mm-2014", "adf-25mm", "adf-10mm", "rff"})
    void the_sample_of_ones_own_battle_can_be_started(String ruleset) {
        try (var anna = phone()) {
            anna.goTo("/start/own");
            anna.read("A title is missing");
            anna.see("[data-own-rules]").selectOption(ruleset);
            anna.tap("[data-sample]").tap("[data-begin]");
            anna.see("[data-link]");
        }
    }

    @Test
    void a_begun_entry_gets_another_target_or_is_dropped() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").unit("4-texas").unit("83-pennsylvania");
            ben.tap(".pair [data-unit='83-pennsylvania']").tap("[data-value='44-new-york']");
            ben.see(".pair [data-unit='44-new-york']");
            ben.tap("[data-back]").unit("4-texas");
            ben.see(".pair [data-unit='44-new-york']");
            ben.tap("[data-drop]").unit("4-texas");
            ben.see(".acts");
            assertThat(ben.page().locator(".pair").count()).isZero();
        }
    }

    @Test
    void every_leader_may_move_and_the_umpire_moves_those_of_both_sides() {
        var table = AppTable.littleRoundTop();
        table.say("confederate", "{\"type\": \"begin-part\"}");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").unit("20-maine");
            for (var leader : List.of("law-gen", "robertson-gen", "vincent-col")) {
                umpire.see("[data-leader='" + leader + "'] [data-verb=leader-move]");
            }
            umpire.tap("[data-leader='robertson-gen'] [data-verb=attach-leader]")
                    .tap("[data-value='5-texas']");
            umpire.read("Robertson");
            umpire.tap("[data-leader='vincent-col'] [data-verb=leader-move]");
            umpire.tap("[data-inches='4']");
            awaitLast(umpire, table, "leader-move");
            assertThat(table.types()).endsWith("attach-leader", "leader-move");
        }
    }

    @Test
    void a_side_takes_an_objective_for_itself_with_one_of_its_units() {
        var table = AppTable.littleRoundTop();
        String objective = table.look("/standing").path("objectives[0].id");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").tap("[data-more]").tap("[role=dialog] [data-verb=objective]");
            ben.tap("[data-value='" + objective + "']");
            assertThat(ben.page().locator("[data-value='20-maine']").count())
                    .as("no unit of the other side")
                    .isZero();
            ben.tap("[data-value='15-alabama']").tap("[data-record]");
            awaitLast(ben, table, "objective");
            int last = table.types().size() - 1;
            assertThat(table.look("/entries/" + last).<String>path("said.by")).isEqualTo("confederate");
        }
    }

    @Test
    void a_charged_regiment_may_fire_before_it_checks_and_a_question_takes_one_tap() {
        var table = AppTable.withTheConfederatesActing("");
        table.say("confederate", """
                {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "inches": 3,
                 "dice": {"thrown": [3, 3]}}""");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").unit("20-maine");
            umpire.see(".acts [data-verb^='fire reaction']");
            umpire.tap(".acts [data-due]").see("[data-field='situation.support']");
            assertThat(umpire.page()
                            .locator("[data-field='situation.enemyNear']")
                            .count())
                    .as("that an enemy is near is known of a charge")
                    .isZero();
            umpire.die(1, 1);
            umpire.see(".q:has-text('Who stood next to the 20th Maine?')");
            umpire.taps();
            umpire.tap("[data-rest]");
            umpire.see(".q:has-text('Does the charge still reach the 20th Maine?')");
            assertThat(umpire.taps()).as("none of them").isEqualTo(1);
            umpire.tap("[data-answer] [data-value=no]");
            umpire.seeNoMore(".q");
            assertThat(umpire.taps()).isEqualTo(1);
            assertThat(table.types()).endsWith("answer", "answer");
        }
    }

    @Test
    void the_sums_of_an_impact_add_up_and_one_tap_rolls_for_both_sides() {
        var table = AppTable.withTheConfederatesActing("");
        table.say("confederate", """
                {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "inches": 3,
                 "dice": {"thrown": [3, 3]}}""");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("section.due .go").die(6, 5);
            umpire.see("section.due:has-text('Impact') .go");
            umpire.taps();
            umpire.tap("section.due:has-text('Impact') .go").see(".clash .led");
            assertThat(sums(umpire)).hasSize(2).allSatisfy(sum -> assertThat(sum.get(0))
                    .isEqualTo(sum.get(1)));
            umpire.read("20th Maine gives way");
            assertThat(umpire.pixelsBeside()).isZero();
            umpire.tap("[data-roll]");
            awaitLast(umpire, table, "impact");
            assertThat(umpire.taps()).isEqualTo(2);
        }
    }

    @Test
    void hand_to_hand_opens_by_itself_and_one_tap_rolls_for_both_sides() {
        var table = AppTable.atTheImpact();
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("section.due:has-text('Impact') .go");
            umpire.see(".clash .led");
            umpire.die(diceOfADraw(umpire));
            umpire.see(".rhead:has-text('Melee'), h1:has-text('Melee')");
            assertThat(umpire.pixelsBeside()).isZero();
            umpire.taps();
            umpire.see("[data-roll]:not([disabled])");
            umpire.tap("[data-roll]");
            awaitLast(umpire, table, "melee");
            assertThat(umpire.taps()).isEqualTo(1);
        }
    }

    /** Two dice for each side that make both sums the same. */
    private static int[] diceOfADraw(Player player) {
        var sums = player.page().locator(".clash .tot [data-total]").all().stream()
                .map(sum -> Integer.parseInt(sum.getAttribute("data-total")))
                .toList();
        int behind = sums.get(1) - sums.get(0);
        int attack = Math.max(2, 7 + behind / 2);
        int defence = attack - behind;
        return new int[] {attack / 2, attack - attack / 2, defence / 2, defence - defence / 2};
    }

    /** Of every sum on the screen: what its lines make, less the figures that it starts from, and what it says. */
    @SuppressWarnings("unchecked")
    private static List<List<Integer>> sums(Player player) {
        return (List<List<Integer>>) player.page().evaluate("""
                () => [...document.querySelectorAll('.clash .led')].map(sum => {
                  const number = cell => Number(cell.textContent.replace('−', '-').replace('+', ''));
                  const rows = [...sum.querySelectorAll('tr')];
                  const lines = rows.filter(row => !row.matches('.sub, .tot, .nil')).map(row => number(row.lastElementChild));
                  return [lines.reduce((a, b) => a + b, 0), number(sum.querySelector('.sub td:last-child'))];
                })""");
    }

    @Test
    void a_first_fire_is_not_scolded_and_its_ranges_have_inches() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").unit("15-alabama").unit("20-maine");
            ben.read("How far is it?");
            ben.see("[data-field=band].todo [data-value=normal]:has-text('≤ 3″')");
            assertThat(ben.page().locator(".problem").count()).isZero();
            ben.tap("[data-value=normal]").die(3, 4);
            awaitLast(ben, table, "fire");
        }
    }

    @Test
    void a_charge_combat_offers_only_what_can_be_and_the_end_of_a_phase_says_whom_it_skips() {
        var table = AppTable.inAChargeOfFireAndFury();
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").see("[data-unit='6-wisconsin']:has-text('charging')");
            umpire.tap("section.due .go");
            umpire.see("[data-field='defender.conditions']");
            assertThat(umpire.page().locator("[data-field='attacker.conditions'] [data-value]").all().stream()
                            .map(one -> one.getAttribute("data-value")))
                    .containsExactly("outflanked", "brave-colonel");
            assertThat(umpire.page()
                            .locator("[data-field='defender.conditions'] [data-value=limbered]")
                            .count())
                    .isZero();
            umpire.see("[data-face='6'][aria-disabled=false]");
            assertBothSumsAreAboveTheDice(umpire);
            assertThat(umpire.pixelsBeside()).isZero();
        }
        var moving = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(moving, "confederate").see("[data-skips]:has-text('5 units have not acted')");
        }
    }

    /** Waits until the newest entry of the journal is of this type. */
    private static void awaitLast(Player player, AppTable table, String type) {
        player.page().waitForCondition(() -> table.types().getLast().equals(type));
    }
}
