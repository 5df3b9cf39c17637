package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;

/** The page of a report in a browser: everybody can read it, and it asks nobody for anything. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageIT {

    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run");

    static final List<String> BATTLES = Evenings.ALL;

    private Playwright playwright;
    private Browser browser;

    @BeforeAll
    void open() {
        assumeTrue(Files.isExecutable(CHROMIUM), "there is no browser here");
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(FLAGS));
    }

    @AfterAll
    void close() {
        if (playwright != null) {
            playwright.close();
        }
    }

    private Page page(String battle, List<String> asked) {
        var page = browser.newPage();
        page.onRequest(request -> asked.add(request.url()));
        page.setContent(HtmlReport.of(
                Evenings.report(battle),
                Album.EMPTY,
                new Links("https://journal.example/api/battles/1"),
                Medium.SCREEN));
        return page;
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void axe_finds_nothing_that_keeps_somebody_from_reading(String battle) {
        var page = page(battle, new ArrayList<>());
        page.querySelectorAll("details").forEach(folded -> folded.evaluate("each => each.open = true"));
        var violations = new AxeBuilder(page).analyze().getViolations();
        assertThat(violations.stream()
                        .map(rule ->
                                rule.getId() + ": " + rule.getNodes().getFirst().getHtml())
                        .toList())
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_page_asks_nobody_for_anything_and_every_link_within_it_arrives(String battle) {
        var asked = new ArrayList<String>();
        var page = page(battle, asked);
        assertThat(asked).allMatch(url -> url.startsWith("data:") || url.equals("about:blank"));
        assertThat(page.evaluate("""
                () => [...document.querySelectorAll('a[href^="#"]')].map(a => a.getAttribute('href').slice(1))
                    .filter(id => !document.getElementById(id))""")).isEqualTo(List.of());
    }
}
