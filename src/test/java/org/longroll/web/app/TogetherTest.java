package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Several devices at one table: live, keys, consent and corrections. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class TogetherTest extends AppTest {

    @Test
    void two_players_and_a_spectator_see_the_same() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone();
                var anna = laptop();
                var clara = phone()) {
            ben.sitsDown(table, "confederate");
            anna.sitsDown(table, "union");
            clara.sitsDown(table, "spectator");
            ben.unit("4-texas")
                    .unit("83-pennsylvania")
                    .tap("[data-value=normal]")
                    .die(6, 5);
            anna.see("section.due .go");
            clara.read("Check due");
            assertThat(clara.page().locator("section.due .go").count())
                    .as("a spectator takes nothing")
                    .isZero();
            assertThat(clara.page().locator("[data-undo]").count()).isZero();
            anna.tap("section.due .go").die(5, 4);
            ben.seeNoMore("section.due");
            assertThat(table.types()).endsWith("fire", "morale-check");
            for (var player : List.of(anna, ben, clara)) {
                player.see("[data-newest='4'] .say:has-text('83rd Pennsylvania')");
            }
            assertThat(ben.see("nav [data-undo='4']").innerText()).contains("83rd Pennsylvania");
            anna.tap("[data-undo='4']");
            for (var player : List.of(anna, ben, clara)) {
                player.see("[data-newest='3'] .say:has-text('4th Texas')");
            }
            assertThat(ben.see("nav [data-undo='3']").innerText())
                    .as("who fired, not who was hit")
                    .contains("4th Texas");
        }
    }

    @Test
    void who_looks_at_the_table_is_seen_to_be_there_until_he_goes() {
        var table = AppTable.littleRoundTop();
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            try (var anna = phone()) {
                anna.sitsDown(table, "union").see("[data-here=confederate]:has-text('Ben, here')");
                ben.see("[data-here=union]:has-text('Anna, here')");
                assertThat(anna.see(".line.a .sidehead small").innerText()).isEqualTo("you");
            }
            ben.seeNoMore("[data-here=union]");
            ben.read("Anna");
            ben.goTo("/b/" + table.id() + "/seats");
            try (var umpire = laptop()) {
                umpire.sitsDown(table, "umpire").goTo("/b/" + table.id() + "/seats");
                umpire.see("[data-seat=confederate]:has-text('Ben · here')");
                umpire.see("[data-seat=union]:has-text('Anna · nothing recorded yet')");
            }
        }
    }

    @Test
    void a_seat_is_offered_only_what_it_may_do() {
        var table = AppTable.withTheConfederatesActing("");
        try (var anna = phone()) {
            anna.sitsDown(table, "union").unit("20-maine");
            anna.see(".acts");
            assertThat(anna.page().locator(".acts [data-verb=move]").count()).isZero();
            assertThat(anna.page().url()).as("the key leaves the address").doesNotContain("lr1");
            anna.goTo("/b/01890000-0000-7000-8000-000000000001");
            anna.read("There is nothing here");
        }
    }

    @Test
    void an_undo_by_consent_waits_for_the_other_side() {
        var table = AppTable.withTheConfederatesActing(", \"undoPolicy\": \"consent\"");
        try (var ben = phone();
                var anna = phone()) {
            ben.sitsDown(table, "confederate");
            anna.sitsDown(table, "union");
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='3']");
            ben.read("The 47th Alabama moves 3");
            ben.tap("nav [data-undo]").tap("[data-reason]");
            anna.see(".ask");
            ben.tap("[data-withdraw]");
            anna.seeNoMore(".ask");
            assertThat(table.sentences()).anyMatch(sentence -> sentence.contains("47th Alabama moves"));
            ben.tap("nav [data-undo]").tap("[data-reason]");
            anna.see(".ask");
            assertThat((Boolean) anna.page().evaluate("""
                            () => document.querySelector('.ask .pri').getBoundingClientRect().bottom <= innerHeight"""))
                    .as("the answer is on the screen")
                    .isTrue();
            anna.tap(".ask .pri");
            ben.seeNoMore(".ask");
            assertThat(table.sentences()).noneMatch(sentence -> sentence.contains("47th Alabama moves"));
        }
    }

    @Test
    void an_entry_is_amended_after_its_consequences_were_shown() {
        var table = AppTable.withTheConfederatesActing("");
        table.say("confederate", """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "band": "normal",
                 "dice": {"thrown": [6, 5]}}""");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire")
                    .tap("[data-journal]")
                    .tap("[data-entry='3']")
                    .tap("[data-amend]");
            umpire.see("[data-amend-dice]").fill("1 1");
            umpire.tap("[data-try]");
            umpire.see(".chg");
            assertThat(table.look("").<Integer>path("entries"))
                    .as("nothing has happened yet")
                    .isEqualTo(3);
            umpire.tap("[data-apply]");
            umpire.seeNoMore("[data-apply]");
            umpire.tap("[data-table]");
            assertThat(umpire.see("[data-newest='3'] .say").innerText())
                    .as("the amended entry, under its number")
                    .contains("4th Texas");
            umpire.see("nav [data-undo='4']");
            assertThat(table.look("").<Integer>path("due.size()")).isZero();
        }
    }

    @Test
    void a_code_is_typed_in_place_of_a_key_and_works_once() {
        var table = AppTable.littleRoundTop();
        try (var umpire = laptop();
                var anna = phone();
                var late = phone()) {
            umpire.sitsDown(table, "umpire");
            umpire.goTo("/b/" + table.id() + "/seats");
            umpire.tap("[data-seat=umpire]").tap("[data-code=umpire]");
            var code = umpire.see("[data-code-of=umpire]").innerText();
            anna.goTo("/join");
            anna.see(".typed").fill(code);
            anna.press("Enter");
            anna.see("[data-unit]");
            late.goTo("/join");
            late.see(".typed").fill(code);
            late.press("Enter");
            late.read("used already");
        }
    }
}
