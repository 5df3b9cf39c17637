package org.longroll.web.app;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Chromium;
import org.longroll.testing.ThrowawayDatabase;

/** How the page comes to the browser: addresses, size, plain http, a newer server. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PageTest extends AppTest {

    private static final int SCRIPT_BYTES_MAX = 120_000;

    @Test
    void every_screen_has_a_link_and_other_addresses_stay_as_they_are() {
        for (var path : List.of(
                "/",
                "/start",
                "/join",
                "/help",
                "/archive",
                "/charts/rff",
                "/b/01890000-0000-7000-8000-000000000001/journal")) {
            given().get(path).then().statusCode(200).contentType("text/html").header("Cache-Control", "no-cache");
        }
        given().get("/nonsense").then().statusCode(404).contentType("application/problem+json");
        for (var path : List.of("/nonsense", "/b/nonsense")) {
            given().accept("text/html,*/*;q=0.8")
                    .get(path)
                    .then()
                    .statusCode(404)
                    .contentType("text/html");
        }
        given().accept("text/html").get("/api/nonsense").then().statusCode(404).contentType("application/problem+json");
        given().get("/api/rulesets").then().statusCode(200).contentType("application/json");
        given().get("/app.json").then().statusCode(200).body(containsString("/assets/index-"));
    }

    @Test
    void the_first_load_has_at_most_120_kilobytes_of_script() {
        var table = AppTable.littleRoundTop();
        var bytes = new AtomicLong();
        try (var player = phone()) {
            player.page().onResponse(response -> {
                if (response.url().endsWith(".js")) {
                    bytes.addAndGet(response.request().sizes().responseBodySize);
                }
            });
            player.sitsDown(table, "union");
        }
        assertThat(bytes.get()).isBetween(1L, (long) SCRIPT_BYTES_MAX);
    }

    @Test
    void on_plain_http_under_another_name_the_app_records_and_says_what_it_lacks() {
        var table = AppTable.withTheConfederatesActing("");
        var port = server().replaceAll(".*:", "");
        try (var elsewhere = Chromium.open(List.of("--host-resolver-rules=MAP hall.example 127.0.0.1"));
                var ben = Player.at(elsewhere.browser(), "http://hall.example:" + port, 390, 844, ColorScheme.LIGHT)) {
            ben.sitsDown(table, "confederate");
            assertThat(ben.page().evaluate("isSecureContext")).isEqualTo(false);
            ben.unit("47-alabama").tap("[data-verb=move]").tap("[data-inches='2']");
            ben.read("The 47th Alabama moves 2");
            ben.tap("[data-more]");
            ben.read("plain http");
            assertThat(ben.faults()).isEmpty();
        }
    }

    @Test
    void on_a_secure_page_a_reload_without_network_shows_the_table() {
        var table = AppTable.littleRoundTop();
        try (var anna = phone()) {
            anna.sitsDown(table, "union");
            anna.page().evaluate("navigator.serviceWorker.ready.then(() => true)");
            anna.page().reload();
            anna.see("[data-unit]");
            anna.page().context().setOffline(true);
            anna.page().reload();
            anna.see("[data-unit]");
            anna.read("No network");
        }
    }

    @Test
    void an_older_page_offers_to_reload_when_nothing_is_half_entered() {
        try (var anna = phone()) {
            anna.takesCallsTo(
                    "**/app.json",
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setContentType("application/json")
                            .setBody(
                                    "{\"version\": \"newer\", \"entry\": \"/assets/index-newer.js\", \"files\": []}")));
            anna.goTo("/join");
            anna.see("[data-reload]");
            anna.sitsDown(AppTable.withTheConfederatesActing(""), "confederate")
                    .unit("4-texas")
                    .unit("83-pennsylvania");
            anna.read("Finish this entry, then reload.");
            assertThat(anna.page().locator("[data-reload]").count()).isZero();
            anna.tap("[data-value=normal]").die(1, 2);
            anna.see("[data-reload]");
        }
    }
}
