package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;

/** The page of a report in a browser: everybody can read it, and it asks nobody for anything. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageIT {

    private static final List<Path> BROWSERS = Stream.of(
                    "/usr/bin/chromium",
                    "/usr/bin/chromium-browser",
                    "/usr/bin/google-chrome",
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
            .map(Path::of)
            .filter(Files::isExecutable)
            .toList();

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run");

    static final List<String> BATTLES = Evenings.ALL;

    /**
     * Every rule over the whole page. What is found right is not described, element by element, for nobody to read, and
     * the contrast of what is all alike – rows of the journal that were not taken back, paragraphs of the story – is measured
     * in the first of them: in a page of 25,000 elements the two are most of the time.
     */
    private static final String AXE = """
            async () => {
              const told = {resultTypes: ['violations']};
              const contrast = 'color-contrast';
              const alike = {exclude: [
                ['.journal tbody tr:not(.undone):nth-child(n+40)'], ['.turn:nth-of-type(n+4) p:not(.by):not(.edited)']]};
              const found = [
                await axe.run(document, {...told, rules: {[contrast]: {enabled: false}}}),
                await axe.run(alike, {...told, runOnly: [contrast]})];
              return found.flatMap(each => each.violations).map(rule => rule.id + ': ' + rule.nodes[0].html);
            }""";

    private Playwright playwright;
    private Browser browser;

    @BeforeAll
    void open() {
        assumeTrue(!BROWSERS.isEmpty(), "there is no browser here");
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(BROWSERS.getFirst())
                        .setArgs(FLAGS));
    }

    @AfterAll
    void close() {
        if (playwright != null) {
            playwright.close();
        }
    }

    private static String html(String battle) {
        return HtmlReport.of(
                Evenings.report(battle),
                Album.EMPTY,
                new Links("https://journal.example/api/battles/1"),
                Medium.SCREEN);
    }

    /** The page with everything unfolded. */
    private Page page(String battle, ColorScheme light) {
        var page = browser.newPage(new Browser.NewPageOptions().setColorScheme(light));
        page.setContent(html(battle));
        page.evaluate("() => document.querySelectorAll('details').forEach(each => each.open = true)");
        return page;
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void axe_finds_nothing_that_keeps_somebody_from_reading(String battle) {
        try (var page = page(battle, ColorScheme.LIGHT)) {
            page.evaluate(AxeBuilder.getAxeScript());
            assertThat(page.evaluate(AXE)).isEqualTo(List.of());
        }
    }

    @Test
    void axe_finds_nothing_by_night_either() {
        try (var page = page("little-round-top", ColorScheme.DARK)) {
            page.evaluate(AxeBuilder.getAxeScript());
            assertThat(page.evaluate(AXE)).isEqualTo(List.of());
            assertThat(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
                    .isNotEqualTo(page("little-round-top", ColorScheme.LIGHT)
                            .evaluate("() => getComputedStyle(document.body).backgroundColor"));
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_page_asks_nobody_for_anything_and_every_link_within_it_arrives(String battle) {
        var asked = new ArrayList<String>();
        try (var page = browser.newPage()) {
            page.onRequest(request -> asked.add(request.url()));
            page.setContent(html(battle));
            assertThat(asked).allMatch(url -> url.startsWith("data:") || url.equals("about:blank"));
            assertThat(page.evaluate("""
                    () => [...document.querySelectorAll('a[href^="#"]')].map(a => a.getAttribute('href').slice(1))
                        .filter(id => !document.getElementById(id))""")).isEqualTo(List.of());
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void nothing_sticks_out_of_the_page_on_a_phone(String battle) {
        try (var page = page(battle, ColorScheme.LIGHT)) {
            page.setViewportSize(390, 844);
            assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
                    .isEqualTo(390);
        }
    }
}
