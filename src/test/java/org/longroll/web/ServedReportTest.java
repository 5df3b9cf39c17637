package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Chromium;
import org.longroll.testing.ThrowawayDatabase;

/** The page of a report as the server sends it, in a browser. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ServedReportTest {

    private static String address(Table table) {
        return "/api/battles/%s/report.html".formatted(table.id());
    }

    /** Of two policies a browser obeys both: the stricter one would take the style away. */
    @Test
    void a_report_has_one_policy_and_it_names_the_style_by_its_hash() {
        var table = Table.startedInPublic();
        for (var encoding : List.of("identity", "gzip")) {
            var policies = given().header("Accept-Encoding", encoding)
                    .get(address(table))
                    .headers()
                    .getValues("Content-Security-Policy");
            assertThat(policies).singleElement().asString().contains("style-src 'sha256-");
        }
    }

    @Test
    void a_browser_shows_the_page_in_its_style_by_day_and_by_night() {
        var table = Table.startedInPublic();
        try (var chromium = Chromium.open()) {
            assertThat(background(chromium, table, ColorScheme.LIGHT)).isEqualTo("rgb(253, 252, 248)");
            assertThat(background(chromium, table, ColorScheme.DARK)).isEqualTo("rgb(25, 26, 28)");
        }
    }

    private static Object background(Chromium chromium, Table table, ColorScheme light) {
        var complaints = new ArrayList<String>();
        try (var page = chromium.browser().newPage(new Browser.NewPageOptions().setColorScheme(light))) {
            page.onConsoleMessage(message -> complaints.add(message.text()));
            page.navigate("http://localhost:" + RestAssured.port + address(table));
            assertThat(complaints).isEmpty();
            return page.evaluate("() => getComputedStyle(document.body).backgroundColor");
        }
    }
}
