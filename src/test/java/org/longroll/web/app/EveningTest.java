package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.longroll.testing.ThrowawayDatabase;

/** Whole short battles through the page, on a phone and on a laptop, with the taps counted. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EveningTest extends AppTest {

    private enum Device {
        PHONE,
        LAPTOP
    }

    private Player on(Device device) {
        return device == Device.PHONE ? phone() : laptop();
    }

    @ParameterizedTest
    @EnumSource(Device.class)
    void a_short_battle_of_deadly_field_is_recorded(Device device) {
        try (var anna = on(device)) {
            var id = startsFromTheFirstPage(anna, "little-round-top");
            anna.tap("[data-verb=begin-part]").tap(".onward [data-verb=end-part]");
            firesAndChecks(anna);
            movesAndTakesItBack(anna);
            chargesToTheEnd(anna);
            notesAndEnds(anna);
            anna.tap("[data-after]").see(".prose");
            assertThat(anna.page().url()).contains(id);
            assertThat(anna.faults()).isEmpty();
        }
    }

    private static String startsFromTheFirstPage(Player player, String scenario) {
        player.goTo("/");
        player.tap("[data-first]").tap("[data-first]").tap("[data-first]");
        player.tap("a[href='/start']").tap("[data-scenario=" + scenario + "]").tap("[data-begin]");
        player.see(".seat .qr");
        assertThat(player.page().locator("[data-seat]").count()).isEqualTo(4);
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
        player.unit("5-texas").unit("44-new-york").tap("[data-value=normal]").die(6, 5);
        player.see(".chk");
        player.die(6, 4);
        player.seeNoMore(".chk");
        assertThat(player.taps())
                .as("taps for the first fire of two, with its range, and the check: four are dice")
                .isEqualTo(7);
    }

    private static void movesAndTakesItBack(Player player) {
        player.taps();
        player.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='3']");
        player.read("The 47th Alabama moves 3");
        assertThat(player.taps()).as("taps for a move").isEqualTo(3);
        player.tap("[data-undo]");
        player.seeNoMore(".out:has-text('47th Alabama moves')");
        assertThat(player.taps()).as("taps for an undo").isEqualTo(1);
    }

    private static void chargesToTheEnd(Player player) {
        player.unit("15-alabama").tap("[data-verb=charge]").unit("20-maine");
        player.tap("[data-value=open]").tap(".opts.num [data-value='5']").die(3, 4);
        player.see(".chk");
        player.die(6, 3);
        player.seeNoMore(".chk");
        player.tap("section.due .go");
        player.see(".pad");
        // Point blank fire, the check that it calls for, and the impact.
        player.throwWhatIsAsked();
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

    @ParameterizedTest
    @EnumSource(Device.class)
    void a_short_battle_of_fire_and_fury_is_recorded(Device device) {
        try (var ben = on(device)) {
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
            ben.tap("[data-answer='14-tennessee'] [data-value=yes]").tap("[data-rest]");
            ben.read("14th Tennessee");
            ben.tap("[data-more]").tap("[data-verb=end-battle]").tap("[data-record]");
            ben.read("The battle is over");
            assertThat(ben.faults()).isEmpty();
        }
    }

    @Test
    void several_regiments_fire_together_and_a_long_press_repeats_it() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "umpire").unit("4-texas").unit("5-texas").unit("83-pennsylvania");
            ben.tap("[data-value=normal]").die(1, 2);
            ben.see(".chk");
            // A target that falls back would be at another range.
            ben.die(6, 6);
            ben.seeNoMore(".chk");
            assertThat(table.sentences().get(3)).contains("4th Texas").contains("5th Texas");
            ben.taps();
            ben.holds("4-texas");
            ben.see("[data-value=normal][aria-pressed=true]");
            assertThat(ben.page().locator(".pair [data-unit]").allTextContents())
                    .hasSize(3);
            ben.tap("[data-drop]").taps();
            ben.unit("4-texas").unit("83-pennsylvania").see("[data-value=normal][aria-pressed=true]");
            ben.die(6, 5);
            ben.see(".chk");
            ben.die(6, 6);
            ben.seeNoMore(".chk");
            assertThat(ben.taps())
                    .as("taps for a fire whose range is known, and the check: four are dice")
                    .isEqualTo(6);
        }
    }

    @Test
    void range_is_offered_against_the_same_target_only_and_its_cover_to_whoever_fires_at_it() {
        var table = AppTable.withTheConfederatesActing("");
        table.say("confederate", """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "band": "normal",
                 "cover": ["stone-wall"], "dice": {"thrown": [1, 1]}}""");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").unit("4-texas").unit("83-pennsylvania");
            ben.see("[data-value=normal][aria-pressed=true]");
            ben.see("[data-value=stone-wall][aria-pressed=true]");
            ben.tap("[data-drop]").unit("4-texas").unit("44-new-york");
            ben.see("[data-value=normal][aria-pressed=false]");
            ben.see("[data-value=stone-wall][aria-pressed=false]");
            ben.tap("[data-drop]").unit("5-texas").unit("83-pennsylvania");
            ben.see("[data-value=normal][aria-pressed=false]");
            ben.see("[data-value=stone-wall][aria-pressed=true]");
        }
    }

    @Test
    void a_look_at_the_charts_in_the_middle_of_an_entry_keeps_it() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").unit("4-texas").unit("83-pennsylvania");
            ben.tap("[data-value=normal]").die(1).press("g");
            ben.see(".tbl");
            ben.page().goBack();
            ben.die(2);
            ben.see(".out");
            assertThat(table.look("/entries/3").<List<Integer>>path("said.dice.thrown"))
                    .containsExactly(1, 2);
            ben.tap("[data-note]");
            ben.page().keyboard().type("Hold the left!");
            ben.page().goForward();
            ben.see(".tbl");
            ben.page().goBack();
            ben.tap("[data-keep]");
            ben.seeNoMore("[role=dialog]");
            assertThat(table.sentences()).last().asString().contains("Hold the left!");
        }
    }

    @Test
    void a_choice_keeps_the_focus_when_its_inches_come_late() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = laptop()) {
            var late = new ArrayList<Route>();
            ben.takesCallsTo("**/odds/ranges", late::add);
            ben.sitsDown(table, "confederate").unit("4-texas").unit("83-pennsylvania");
            ben.see("[data-value=normal]").focus();
            ben.page().waitForCondition(() -> !late.isEmpty());
            late.forEach(Route::resume);
            ben.see("[data-value=normal] .in");
            assertThat(ben.page().evaluate("document.activeElement.dataset.value"))
                    .as("what Enter would choose")
                    .isEqualTo("normal");
        }
    }

    @Test
    void every_step_of_an_evening_can_be_taken_with_the_keyboard() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = laptop()) {
            ben.sitsDown(table, "umpire").find("4th Tex");
            ben.see(".acts");
            ben.press("f").find("83rd").reach("[data-value=normal]");
            ben.see("[data-face='6'][aria-disabled=false]");
            ben.press("6", "1");
            ben.see(".out");
            assertThat(table.types()).endsWith("fire");
            ben.press("u");
            ben.seeNoMore(".out:has-text('4th Texas')");
            assertThat(table.types()).endsWith("undo");

            ben.find("47th").see(".acts");
            ben.press("m").reach("[data-inches='3']");
            ben.read("The 47th Alabama moves 3");
            ben.find("15th").see(".acts");
            ben.press("c").find("20th").reach("[data-value=open]").reach(".opts.num [data-value='5']");
            ben.see("[data-face='3'][aria-disabled=false]");
            ben.press("3", "4");
            ben.see(".chk");
            ben.see("[data-face='6'][aria-disabled=false]");
            ben.press("6", "3");
            ben.seeNoMore(".chk");
            assertThat(table.types()).endsWith("charge", "morale-check");

            ben.press("n").see("[role=dialog]");
            ben.page().keyboard().type("Hold the left!");
            ben.reach("[data-keep]");
            ben.seeNoMore("[role=dialog]");
            ben.press("?");
            ben.read("take what is due");
            ben.press("Escape", "j");
            ben.reach("[data-entry='5']").reach("[data-amend]").reach("[data-try]");
            assertThat(ben.faults()).isEmpty();
        }
    }

    @Test
    void keys_go_where_one_types_even_if_the_answer_to_an_entry_comes_late() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = laptop()) {
            var answer = new AtomicReference<Runnable>();
            ben.takesCallsTo("**/entries", route -> {
                var late = new Route.FulfillOptions().setResponse(route.fetch());
                answer.set(() -> route.fulfill(late));
            });
            ben.sitsDown(table, "umpire").find("47th").see(".acts");
            ben.press("m").reach("[data-inches='3']");
            ben.read("The 47th Alabama moves 3");
            ben.press("/").see("[role=dialog] input");
            answer.get().run();
            ben.seeNoMore("[data-inches]");
            ben.page().keyboard().type("15th");
            ben.press("Enter").see(".acts");
        }
    }
}
