package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Whole short battles through the page, on a phone and on a laptop, with the taps counted. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EveningTest extends AppTest {

    @Test
    void a_short_battle_of_deadly_field_is_recorded_on_a_phone() {
        try (var anna = phone()) {
            var id = startsFromTheFirstPage(anna, "little-round-top");
            anna.tap("[data-verb=begin-part]").tap(".onward [data-verb=end-part]");
            firesAndChecks(anna);
            movesAndTakesItBack(anna);
            chargesToTheEnd(anna);
            notesAndEnds(anna);
            assertThat(anna.page().url()).contains(id);
            assertThat(anna.faults()).isEmpty();
        }
    }

    private static String startsFromTheFirstPage(Player player, String scenario) {
        player.goTo("/");
        player.tap("[data-first]").tap("[data-first]").tap("[data-first]");
        player.tap("a[href='/start']").tap("[data-scenario=" + scenario + "]").tap("[data-begin]");
        player.see("[data-link=umpire]");
        assertThat(player.page().locator(".seat svg").count()).isEqualTo(4);
        player.tap("[data-to-table]");
        player.see("[data-unit]");
        return player.page().url().replaceAll(".*/b/", "");
    }

    private static void firesAndChecks(Player player) {
        player.unit("4-texas")
                .unit("83-pennsylvania")
                .tap("[data-value=normal]")
                .die(6, 5);
        player.see(".chk");
        player.die(5, 4);
        player.seeNoMore(".chk");
        player.taps();
        player.unit("5-texas").unit("44-new-york").die(6, 5);
        player.see(".chk");
        player.die(6, 4);
        player.seeNoMore(".chk");
        assertThat(player.taps()).as("taps for a fire and its check").isLessThanOrEqualTo(8);
    }

    private static void movesAndTakesItBack(Player player) {
        player.taps();
        player.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='3']");
        player.read("The 47th Alabama moves 3");
        assertThat(player.taps()).as("taps for a move").isLessThanOrEqualTo(4);
        player.tap("nav [data-undo]");
        player.seeNoMore(".out");
        assertThat(player.taps()).as("taps for an undo").isLessThanOrEqualTo(2);
    }

    private static void chargesToTheEnd(Player player) {
        player.unit("15-alabama").tap("[data-verb=charge]").unit("20-maine");
        player.tap("[data-value=open]").tap(".opts.num [data-value='5']").die(3, 4);
        player.see(".chk");
        player.die(6, 3);
        player.seeNoMore(".chk");
        player.tap("section.due .go");
        player.see(".pad");
        // Point blank fire, the check that it calls for, and the impact: whatever the server asks for is thrown.
        for (int die = 0; die < 24 && player.page().locator(".pad").isVisible(); die++) {
            player.die(1 + die % 6);
            player.page().waitForTimeout(400);
        }
    }

    private static void notesAndEnds(Player player) {
        if (player.page().locator("[data-back]").isVisible()) {
            player.tap("[data-back]");
        }
        player.taps();
        player.tap("[data-note]");
        player.page().keyboard().type("Hold the left!");
        player.tap("[data-keep]");
        player.seeNoMore("[role=dialog]");
        assertThat(player.taps()).as("taps for a note").isLessThanOrEqualTo(3);
        player.tap("[data-more]").tap("[data-verb=end-battle]").tap("[data-record]");
        player.read("The battle is over");
    }

    @Test
    void a_short_battle_of_fire_and_fury_is_recorded_on_a_laptop() {
        try (var ben = laptop()) {
            ben.sitsDown(AppTable.of("{\"scenario\": \"mcphersons-ridge\"}"), "umpire");
            ben.unit("1-tennessee")
                    .tap("[data-verb=maneuver]")
                    .tap("[data-value=yes]")
                    .die(8);
            ben.read("makes 11");
            ben.unit("1-tennessee").tap("[data-verb=move]").tap("[data-inches='4']");
            ben.read("full move");
            ben.tap(".onward [data-verb=begin-phase]");
            ben.taps();
            ben.unit("3-indiana-cavalry")
                    .unit("1-tennessee")
                    .tap(".opts.num [data-value='3']")
                    .die(9);
            ben.see(".out");
            ben.tap("[data-value='14-tennessee']").tap("[data-record]");
            ben.read("14th Tennessee");
            ben.tap("[data-more]").tap("[data-verb=end-battle]").tap("[data-record]");
            ben.read("The battle is over");
            assertThat(ben.faults()).isEmpty();
        }
    }

    @Test
    void every_step_of_a_fire_can_be_taken_with_the_keyboard() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = laptop()) {
            ben.sitsDown(table, "confederate");
            ben.press("/");
            ben.page().keyboard().type("4th Tex");
            ben.press("Enter");
            ben.see(".acts");
            ben.press("f", "/");
            ben.page().keyboard().type("83rd");
            ben.press("Enter");
            ben.tap("[data-value=normal]");
            ben.see("[data-face='6'][aria-disabled=false]");
            ben.press("6", "1");
            ben.see(".out");
            assertThat(table.types()).endsWith("fire");
            ben.press("u");
            ben.seeNoMore(".out");
            assertThat(table.types()).endsWith("undo");
        }
    }
}
