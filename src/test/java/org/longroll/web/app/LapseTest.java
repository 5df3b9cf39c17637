package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** A network that fails: what was recorded waits with its dice, nothing is lost, nothing is recorded twice. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class LapseTest extends AppTest {

    @Test
    void what_is_recorded_without_network_is_sent_once_when_it_is_back() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            ben.read("The 47th Alabama moves 2");
            ben.losesTheNetwork();
            ben.unit("4-alabama").tap("[data-verb=move]").tap("[data-inches='1']");
            ben.read("1 waiting");
            ben.unit("15-alabama").tap("[data-verb=move]").tap("[data-inches='1']");
            ben.read("2 waiting");
            assertThat(table.types()).hasSize(4);
            ben.hasTheNetworkAgain();
            ben.seeNoMore(".net");
            assertThat(table.sentences().subList(4, 6))
                    .satisfiesExactly(
                            first -> assertThat(first).contains("4th Alabama moves 1"),
                            second -> assertThat(second).contains("15th Alabama moves 1"));
        }
    }

    @Test
    void who_recorded_without_network_is_asked_if_others_touched_the_unit_meanwhile() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.losesTheNetwork();
            ben.unit("4-alabama").tap("[data-verb=move]").tap("[data-inches='1']");
            ben.read("1 waiting");
            table.say(
                    "confederate",
                    "{\"type\": \"move\", \"unit\": \"4-alabama\", \"legs\": [{\"terrain\": \"open\", \"inches\": 6}]}");
            ben.hasTheNetworkAgain();
            ben.tap("[data-outbox].pri");
            ben.read("Meanwhile others recorded");
            assertThat(table.types()).hasSize(4);
            ben.tap(".way .pri");
            ben.seeNoMore(".way");
            assertThat(table.types()).hasSize(5);
        }
    }

    @Test
    void a_fire_and_the_check_that_it_calls_for_are_recorded_without_network() {
        var table = AppTable.withTheConfederatesActing("");
        try (var umpire = phone()) {
            umpire.sitsDown(table, "umpire");
            umpire.losesTheNetwork();
            umpire.unit("4-texas").unit("83-pennsylvania").tap("[data-value=normal]");
            umpire.read("Without network: thrown dice");
            umpire.tap("[data-more-dice]").die(6, 5);
            umpire.read("1 waiting");
            umpire.tap("[data-outbox]").tap("[data-check=morale-check]").tap("[data-more-dice]");
            umpire.die(5, 4);
            umpire.read("2 waiting");
            assertThat(table.types()).hasSize(3);
            umpire.hasTheNetworkAgain();
            umpire.seeNoMore(".net");
            assertThat(table.types()).endsWith("fire", "morale-check");
            assertThat(table.look("").<Integer>path("due.size()")).isZero();
        }
    }

    @Test
    void a_server_that_is_too_busy_to_name_the_dice_is_asked_again() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            var busy = new AtomicInteger(1);
            ben.takesCallsTo("**/entries/dice", asked -> asked.postData().contains("normal"), busy, LapseTest::busy);
            ben.sitsDown(table, "confederate").unit("4-texas").unit("83-pennsylvania");
            ben.tap("[data-value=normal]").die(1, 2);
            ben.page().waitForCondition(() -> table.types().getLast().equals("fire"));
            assertThat(busy.get()).isNegative();
        }
    }

    @Test
    void a_server_that_is_too_busy_for_what_waited_is_asked_again() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            var busy = new AtomicInteger();
            ben.takesCallsTo("**/entries", any -> true, busy, LapseTest::busy);
            ben.sitsDown(table, "confederate");
            ben.losesTheNetwork();
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            ben.read("1 waiting");
            busy.set(1);
            ben.hasTheNetworkAgain();
            ben.seeNoMore(".net");
            assertThat(busy.get()).isNegative();
            assertThat(table.types()).endsWith("end-part", "move");
        }
    }

    private static void busy(Route route) {
        route.fulfill(new Route.FulfillOptions().setStatus(503).setBody("""
                {"type": "about:blank", "title": "Busy", "status": 503, "code": "busy"}"""));
    }

    @Test
    void a_question_for_dice_that_gets_lost_on_its_way_is_asked_again() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            var losses = new AtomicInteger(1);
            ben.takesCallsTo("**/entries/dice", any -> true, losses, Route::abort);
            ben.sitsDown(table, "confederate")
                    .unit("4-texas")
                    .unit("83-pennsylvania")
                    .tap("[data-value=normal]")
                    .die(1, 2);
            ben.page().waitForCondition(() -> table.types().getLast().equals("fire"));
            assertThat(losses.get()).isNegative();
        }
    }

    @Test
    void an_entry_that_was_begun_without_network_knows_its_dice_when_it_is_back() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.losesTheNetwork();
            ben.unit("4-texas").unit("83-pennsylvania").tap("[data-value=normal]");
            ben.read("Without network: thrown dice");
            ben.hasTheNetworkAgain();
            ben.see("[data-roll]:not([disabled])");
            ben.die(1, 2);
            ben.page().waitForCondition(() -> table.types().getLast().equals("fire"));
        }
    }

    @Test
    void what_the_server_refuses_later_is_shown_with_its_reason_and_put_right() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.losesTheNetwork();
            ben.unit("4-texas").unit("83-pennsylvania").tap("[data-value=normal]");
            ben.read("Without network: thrown dice");
            ben.die(6);
            ben.read("1 waiting");
            ben.tap("[data-note]");
            ben.page().keyboard().type("They came on in the same old way.");
            ben.tap("[data-keep]");
            ben.read("2 waiting");
            ben.hasTheNetworkAgain();
            ben.tap("[data-outbox].pri");
            ben.read("This takes 2D6, not [6].");
            assertThat(table.types()).as("what follows waits").hasSize(3);
            ben.tap("[data-edit]").die(1, 2);
            ben.seeNoMore(".net");
            assertThat(table.types()).endsWith("fire", "note");
        }
    }

    @Test
    void a_photo_without_network_waits_with_its_note_outlives_a_reload_and_is_sent_in_its_turn() throws IOException {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.keepsThePage();
            ben.losesTheNetwork();
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            ben.read("1 waiting");
            ben.takesAPhoto("image/png", photo());
            ben.read("2 waiting");
            ben.page().reload();
            ben.read("2 waiting");
            ben.tap("[data-outbox]");
            ben.see(".way img");
            assertThat(table.types()).hasSize(3);
            ben.hasTheNetworkAgain();
            ben.seeNoMore(".net");
            assertThat(table.types()).endsWith("move", "note");
            assertThat(table.look("/entries/4").<List<String>>path("said.attachments"))
                    .singleElement()
                    .satisfies(sha -> table.look("/attachments/" + sha).then().statusCode(200));
        }
    }

    @Test
    void a_photo_that_the_server_refuses_later_is_shown_with_its_reason_and_the_note_goes_without_it() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.losesTheNetwork();
            ben.takesAPhoto("image/png", "no photo at all".getBytes(StandardCharsets.UTF_8));
            ben.read("1 waiting");
            ben.hasTheNetworkAgain();
            ben.tap("[data-outbox].pri");
            ben.read("The server refused it");
            assertThat(table.types()).hasSize(3);
            ben.tap("[data-without-photo]");
            ben.seeNoMore(".net");
            assertThat(table.types()).endsWith("note");
            var note = table.look("/entries/3");
            assertThat(note.<String>path("said.text")).isEqualTo("Photo");
            assertThat(note.<List<String>>path("said.attachments")).isNullOrEmpty();
        }
    }

    private static byte[] photo() throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(64, 48, BufferedImage.TYPE_INT_RGB), "png", bytes);
        return bytes.toByteArray();
    }

    @Test
    void an_entry_whose_answer_is_lost_is_recorded_once_and_nobody_is_asked() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            var cuts = new AtomicInteger(1);
            ben.takesCallsTo("**/entries", asked -> asked.method().equals("POST"), cuts, route -> {
                route.fetch();
                route.abort();
            });
            ben.sitsDown(table, "confederate")
                    .unit("47-alabama")
                    .tap("[data-verb=move]")
                    .tap("[data-inches='2']");
            ben.page().waitForCondition(() -> cuts.get() < 0);
            ben.seeNoMore(".net");
            assertThat(table.types()).endsWith("end-part", "move");
        }
    }

    @Test
    void what_waits_outlives_a_reload_without_network() {
        var table = AppTable.withTheConfederatesActing("");
        try (var ben = phone()) {
            ben.sitsDown(table, "confederate");
            ben.keepsThePage();
            ben.losesTheNetwork();
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            ben.read("1 waiting");
            ben.page().reload();
            ben.read("1 waiting");
            ben.hasTheNetworkAgain();
            ben.seeNoMore(".net");
            assertThat(table.types()).endsWith("end-part", "move");
        }
    }
}
