package org.longroll.web.app;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasItem;

import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** What surrounds the play: finding units, beginning, keys, seats, corrections, help. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AroundPlayTest extends AppTest {

    private static final String CHOSEN = "#table .lines [data-unit][aria-pressed=true]";

    @Test
    void a_unit_that_is_found_by_its_name_is_chosen_and_no_other() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = laptop()) {
            ben.sitsDown(table, "confederate").see("[data-unit='15-alabama']").focus();
            ben.find("4th Tex");
            ben.see(".acts");
            assertThat(ben.page().locator(CHOSEN).evaluateAll("all => all.map(one => one.dataset.unit)"))
                    .isEqualTo(List.of("4-texas"));
        }
    }

    @Test
    void before_the_turn_begins_a_touched_unit_says_so_and_offers_to_begin() {
        var table = AppTable.littleRoundTop();
        try (var anna = phone();
                var ben = phone()) {
            anna.sitsDown(table, "union").unit("20-maine");
            anna.read("The turn has not begun: Ben begins it.");
            ben.sitsDown(table, "confederate").unit("4-texas").tap(".acts [data-verb=begin-part]");
            ben.see("#leaders [data-leader='law-gen']");
            assertThat(table.types()).endsWith("begin-part");
            ben.taps();
            ben.tap("[data-leader='robertson-gen'] [data-verb=attach-leader]").tap("[data-value='4-texas']");
            ben.read("with the 4th Texas");
            ben.read("1 leader has not moved and stays");
            assertThat(ben.taps()).as("taps for a leader").isEqualTo(2);
            ben.see("[data-leader='vincent-col']");
            assertThat(ben.page()
                            .locator("[data-leader='vincent-col'] [data-verb]")
                            .count())
                    .as("the other side's leaders are only looked at")
                    .isZero();
            assertThat(ben.pixelsBeside()).isZero();
        }
    }

    @Test
    void the_umpires_key_is_forgotten_only_when_asked_twice() {
        var table = AppTable.littleRoundTop();
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").goTo("/");
            umpire.tap("[data-forget]");
            umpire.read("no key of the seat umpire");
            assertThat(umpire.page().evaluate("localStorage['longroll.seats']").toString())
                    .contains(table.id());
            umpire.tap("[data-forget-it]");
            umpire.read("No battle yet");
        }
    }

    @Test
    void a_link_with_a_key_that_is_none_replaces_no_key_and_whatever_stands_in_a_link_the_page_is_there() {
        var table = AppTable.littleRoundTop();
        var key = table.keys().get("umpire");
        var wrong = key.substring(0, key.lastIndexOf('.') + 1) + "A".repeat(43);
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire");
            follow(umpire, table, wrong).see("[data-kept-old]");
            assertThat(kept(umpire)).contains(key);
            for (var fragment : List.of("%zz", "%", "lr1.x")) {
                umpire.goTo("/");
                umpire.goTo("/b/" + table.id() + "#" + fragment);
                umpire.see("[data-unit]");
            }
            follow(umpire, table, table.keys().get("spectator")).see("[data-unit]");
            assertThat(kept(umpire)).as("who only looks on gives up no seat").contains(key);
            follow(umpire, table, table.keys().get("union"));
            umpire.until(
                    "localStorage['longroll.seats'].includes('" + table.keys().get("union") + "')");
        }
    }

    @Test
    void the_audit_report_that_is_opened_from_the_app_looks_like_a_report() {
        var table = AppTable.littleRoundTop();
        try (var official = laptop()) {
            official.sitsDown(table, "umpire").goTo("/b/" + table.id() + "/proofs");
            official.see("[data-audit]");
            var report = official.page().context().waitForPage(() -> official.tap("[data-audit]"));
            report.waitForSelector("h1");
            assertThat(report.evaluate("[...document.styleSheets].flatMap(each => [...each.cssRules]).length > 20"))
                    .as("the style is in force")
                    .isEqualTo(true);
            assertThat(report.evaluate("getComputedStyle(document.body).fontFamily")
                            .toString())
                    .isNotEqualTo(report.evaluate("""
                            () => {
                              const plain = document.body.appendChild(document.createElement('div'));
                              plain.style.all = 'initial';
                              return getComputedStyle(plain).fontFamily;
                            }"""));
            assertThat(official.faults()).isEmpty();
        }
    }

    /** Opens a link with a key, and waits until the server was asked about one. */
    private static Player follow(Player player, AppTable table, String key) {
        player.goTo("/");
        player.page()
                .waitForResponse(
                        asked -> asked.url().endsWith("/api/battles/" + table.id()),
                        () -> player.goTo("/b/" + table.id() + "#" + key));
        return player;
    }

    private static String kept(Player player) {
        return player.page().evaluate("localStorage['longroll.seats']").toString();
    }

    @Test
    void who_comes_second_with_a_check_reads_who_recorded_what() {
        var table =
                AppTable.withTheConfederatesActing(", \"players\": {\"union\": \"Anna\", \"confederate\": \"Ben\"}");
        String due = table.say("confederate", """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "band": "normal",
                 "dice": {"thrown": [6, 5]}}""").path("due[0].id");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("section.due .go");
            umpire.see(".pad");
            table.say("union", """
                    {"type": "morale-check", "due": "%s", "dice": {"thrown": [5, 4]}}""".formatted(due));
            umpire.read("Anna has recorded it: The 83rd Pennsylvania checks its morale");
            assertThat(umpire.page().locator(".pad").count()).isZero();
            umpire.tap("[data-journal]").see(".ent .fell [aria-label='dice 5, 4']");
            assertThat(umpire.see(".ent .tx b").innerText()).isEqualTo("83rd Pennsylvania");
            umpire.tap("[data-search]").see("[data-searched]").fill("4th Texas fires");
            umpire.seeNoMore("[data-entry='4']");
            umpire.see("[data-entry='3']");
        }
    }

    @Test
    void what_was_taken_back_is_put_back_from_the_bar_and_no_undo_is_amended() {
        var table = AppTable.withTheConfederatesActing("");
        table.say("confederate", """
                {"type": "move", "unit": "47-alabama", "legs": [{"terrain": "open", "inches": 3}]}""");
        table.send("confederate", "/undo", "{\"entries\": 1}");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate").tap("nav [data-redo]");
            ben.seeNoMore("nav [data-redo]");
            assertThat(table.types()).endsWith("redo");
            ben.tap("[data-journal]").tap("[data-entry='4']");
            ben.see(".ent.open [data-undo-to]");
            assertThat(ben.page().locator("[data-amend]").count()).isZero();
        }
    }

    @Test
    void seats_are_handed_out_at_an_address_that_phones_reach_or_at_the_one_that_the_umpire_names() {
        var table = AppTable.littleRoundTop();
        List<String> addresses = given().get("/api/addresses").path("addresses");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").goTo("/b/" + table.id() + "/seats");
            if (addresses.isEmpty()) {
                umpire.see("[data-unreachable]");
            } else {
                umpire.read(addresses.getFirst().replace("http://", ""));
            }
            umpire.tap("[data-address-other]").see("[data-address-typed]").fill("https://journal.example.org/");
            umpire.tap("[data-address-use]").tap("[data-seat=umpire]");
            assertThat(umpire.see("[data-link=umpire]").inputValue())
                    .isEqualTo("https://journal.example.org/b/" + table.id() + "#"
                            + table.keys().get("umpire"));
            umpire.page().reload();
            umpire.read("journal.example.org");
            assertThat(umpire.pixelsBeside()).isZero();
        }
    }

    @Test
    void ones_own_battle_is_pasted_built_or_taken_from_another_and_a_mistake_offers_the_word_that_would_do() {
        try (var anna = phone()) {
            anna.goTo("/start/own");
            anna.see("[data-own-rules]").selectOption("adf-15mm");
            anna.tap("[data-sample]").tap("[data-own-tab=paste]");
            var pasted = anna.see(".paste");
            pasted.fill(pasted.inputValue().replaceFirst("veteran", "vetran"));
            anna.tap("[data-own-tab=build]");
            anna.read("“vetran” is no quality in these rules.");
            assertThat(anna.see("[data-begin]").isDisabled()).isTrue();
            anna.tap("[data-instead=veteran]").page().reload();
            anna.see("[data-line='5']");
            anna.see("[data-begin]:enabled");
            assertThat(anna.pixelsBeside()).isZero();
            anna.tap("[data-own-tab=from]").tap("[data-from=little-round-top]");
            anna.see("[data-line='12']");
            anna.tap("[data-begin]").tap("[data-to-table]");
            anna.read("Summit");
            anna.see("[data-unit='140th-new-york']");
        }
    }

    @Test
    void a_house_rule_is_found_by_its_words_and_stands_in_the_chart_of_the_battle() {
        try (var anna = phone()) {
            anna.goTo("/start");
            anna.tap("[data-scenario=little-round-top]").tap("[data-add-rule]");
            anna.see("[data-rule-find]").fill("turn actions");
            anna.tap("[data-cell='turn.actions']").see("[data-rule-value]").fill("3");
            assertThat(anna.pixelsBeside()).isZero();
            anna.tap("[data-begin]").tap("[data-to-table]");
            anna.see("[data-unit]");
            var seats = anna.page().evaluate("JSON.parse(localStorage['longroll.seats'])[0].key");
            given().auth()
                    .oauth2(seats.toString())
                    .get("/api/battles/" + anna.page().url().replaceAll(".*/b/", ""))
                    .then()
                    .body("houseRules.path", hasItem("turn.actions"));
        }
    }

    @Test
    void the_umpire_adds_a_unit_and_a_leader_rules_and_places_in_forms_that_speak_of_units() {
        var table = AppTable.withTheConfederatesActing("");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("[data-more]").tap("[data-verb=reinforce]");
            umpire.read("The name is missing.");
            umpire.see("[data-own=name]").fill("20th Maine");
            umpire.see("[data-own=command]").selectOption("vincent");
            umpire.see("[data-own=quality]").selectOption("veteran");
            umpire.see("[data-own=weapon]").selectOption("rifle-musket");
            umpire.see("[data-own=figures]").fill("4");
            umpire.see("[data-own=stands]").fill("2");
            umpire.see("[data-reason-for]").fill("They came late");
            umpire.tap("[data-record]").see("[data-unit='20th-maine']");

            umpire.tap("[data-more]").tap("[role=dialog] [data-verb=leader]");
            umpire.see("[data-own=name]").fill("Major Spear");
            umpire.see("[data-own=command]").selectOption("vincent");
            umpire.tap("[role=dialog] [data-value='2']")
                    .see("[data-reason-for]")
                    .fill("Nobody had counted him");
            umpire.tap("[data-record]").seeNoMore("[role=dialog]");

            umpire.tap("[data-more]").tap("[data-verb=ruling]");
            umpire.see("[data-set-unit]").selectOption("20-maine");
            umpire.see("[data-set=morale]").selectOption("shaken");
            umpire.see("[data-reason-for]").fill("A check was forgotten");
            assertThat(umpire.pixelsBeside()).isZero();
            umpire.tap("[data-record]").seeNoMore("[role=dialog]");

            umpire.tap("[data-more]").tap("[data-verb=position]");
            umpire.see("[data-place-unit]").selectOption("20-maine");
            umpire.see("[data-place-x]").fill("12");
            umpire.see("[data-place-y]").fill("20");
            umpire.tap("[data-record]").seeNoMore("[role=dialog]");
            assertThat(table.sentences())
                    .anyMatch(sentence -> sentence.contains("is added to the order of battle"))
                    .anyMatch(sentence -> sentence.contains("Major Spear"))
                    .anyMatch(sentence -> sentence.contains("The 20th Maine is now shaken"))
                    .anyMatch(sentence -> sentence.contains("The 20th Maine stands 12\" from the left"));
        }
    }

    @Test
    void the_first_visit_names_the_two_games_and_a_word_leads_to_what_it_means_and_back() {
        var table = AppTable.littleRoundTop();
        try (var ben = phone()) {
            ben.goTo("/");
            ben.read("Across A Deadly Field and Regimental Fire and Fury");
            ben.sitsDown(table, "confederate").unit("4-texas").tap(".acts [data-what=begin]");
            ben.read("Opens a turn.");
            assertThat(ben.pixelsBeside()).isZero();
            ben.tap("[data-back-from-help]").see(".acts [data-verb=begin-part]");
        }
    }

    @Test
    void a_battle_comes_from_a_file_and_is_found_in_the_archive() throws IOException {
        try (var anna = phone()) {
            anna.goTo("/archive");
            anna.see("[data-archive-search]");
            var sealed = Path.of("src/test/resources/proof/sound.ndjson");
            anna.page()
                    .locator("[data-import]")
                    .setInputFiles(
                            new FilePayload("battle.ndjson", "application/x-ndjson", Files.readAllBytes(sealed)));
            anna.see("[data-unit]");
            var title = anna.page().title().replaceAll(" – .*", "");
            anna.goTo("/archive");
            anna.see("[data-archive-search]").fill(title.substring(1, 4));
            anna.see("[data-battle]");
            anna.see("[data-archive-search]").fill("no such battle");
            anna.read("No battle has this in its title.");
            assertThat(anna.pixelsBeside()).isZero();
        }
    }

    @Test
    void each_side_is_asked_once_what_it_wants_and_may_leave_it() {
        var table = AppTable.littleRoundTop();
        try (var anna = phone();
                var ben = phone()) {
            anna.sitsDown(table, "union").see("[data-wanted] textarea").fill("Hold the summit to the last.");
            anna.tap("[data-record-wanted]").seeNoMore("[data-wanted]");
            assertThat(table.sentences()).anyMatch(sentence -> sentence.contains("Hold the summit to the last."));
            ben.sitsDown(table, "confederate").tap("[data-skip-wanted]").seeNoMore("[data-wanted]");
            ben.page().reload();
            ben.see("[data-unit]");
            assertThat(ben.page().locator("[data-wanted]").count()).isZero();
            assertThat(table.types()).as("one note, of her who answered").containsOnlyOnce("note");
        }
    }

    @Test
    void an_entry_has_its_former_dice_and_the_archive_has_names_only_if_it_is_to() throws IOException {
        var table =
                AppTable.withTheConfederatesActing(", \"players\": {\"union\": \"Anna\", \"confederate\": \"Ben\"}");
        String fire = table.say("confederate", """
                {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "inches": 4, "dice": {"thrown": [1]}}""").path("entry.id");
        table.send("umpire", "/amend", """
                {"entry": "%s", "with": {"dice": {"thrown": [2]}}, "reason": "It was a two."}""".formatted(fire));
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire").tap("[data-journal]").tap("[data-entry='3']");
            assertThat(umpire.see("[data-former-die]").innerText())
                    .contains("4th Texas", "1 thrown → 2", "“It was a two.”");
            umpire.goTo("/b/" + table.id() + "/after");
            umpire.see("[data-archive-names]");
            assertThat(archived(umpire)).doesNotContain("names.json");
            umpire.tap("[data-archive-names]");
            assertThat(archived(umpire)).contains("names.json");
        }
    }

    /** The names of the files in the archive that is downloaded. */
    private static List<String> archived(Player player) throws IOException {
        var archive = player.page().waitForDownload(() -> player.tap("[data-file='archive.zip']"));
        try (var zip = new ZipInputStream(Files.newInputStream(archive.path()))) {
            var names = new ArrayList<String>();
            for (var file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
                names.add(file.getName());
            }
            return names;
        }
    }

    @Test
    void an_address_that_is_none_is_answered_with_a_page_that_says_so() {
        try (var anna = phone()) {
            anna.goTo("/b/nonsense");
            anna.read("There is nothing here");
        }
    }

    @Test
    void sixty_units_scroll_side_by_side_and_a_filter_says_what_it_found() {
        try (var umpire = phone()) {
            umpire.sitsDown(AppTable.of("{\"scenario\": \"shiloh-hornets-nest\"}"), "umpire");
            umpire.page().evaluate("document.querySelector('.line.b').scrollTop = 200");
            assertThat(umpire.page().evaluate("[...document.querySelectorAll('.line')].map(one => one.scrollTop)"))
                    .as("one side stays where it was")
                    .isEqualTo(List.of(0, 200));
            assertThat(umpire.page().evaluate("document.documentElement.scrollHeight <= innerHeight + 1"))
                    .as("the page itself has nothing to scroll")
                    .isEqualTo(true);
            umpire.tap(".fil:has-text('In trouble')");
            umpire.read("No unit is in trouble.");
            assertThat(umpire.pixelsBeside()).isZero();
        }
    }
}
