package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.testing.Chromium;
import org.longroll.testing.OnlyLong;

/** The page of a report in a browser: everybody can read it, and it asks nobody for anything. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageIT {

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

    private Chromium chromium;
    private Browser browser;

    @BeforeAll
    void open() {
        chromium = Chromium.open();
        browser = chromium.browser();
    }

    @AfterAll
    void close() {
        if (chromium != null) {
            chromium.close();
        }
    }

    private static String html(String battle) {
        return html(Evenings.report(battle));
    }

    private static String html(Report report) {
        return HtmlReport.of(report, Album.EMPTY, new Links("https://journal.example/api/battles/1"), Medium.SCREEN);
    }

    /** The page with everything unfolded. */
    private Page page(String battle, ColorScheme light) {
        return page(html(battle), light, 1280);
    }

    private Page page(String html, ColorScheme light, int width) {
        var page = browser.newPage(
                new Browser.NewPageOptions().setColorScheme(light).setViewportSize(width, 844));
        page.setContent(html);
        page.evaluate("() => document.querySelectorAll('details').forEach(each => each.open = true)");
        return page;
    }

    @OnlyLong("axe takes half a minute for the largest report; a short one is looked at in every build")
    @ParameterizedTest
    @FieldSource("BATTLES")
    void axe_finds_nothing_that_keeps_somebody_from_reading(String battle) {
        try (var page = page(battle, ColorScheme.LIGHT)) {
            page.evaluate(AxeBuilder.getAxeScript());
            assertThat(page.evaluate(AXE)).isEqualTo(List.of());
        }
    }

    @Test
    void axe_finds_nothing_in_a_short_report_on_a_phone() {
        axe_finds_nothing_in_any_other_rendering(ColorScheme.LIGHT, 390, "short");
    }

    @OnlyLong("ten seconds for each rendering")
    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, short", "DARK, 1280, short", "DARK, 390, short", "LIGHT, 390, full", "DARK, 390, full"})
    void axe_finds_nothing_in_any_other_rendering(ColorScheme light, int width, String length) {
        var report = Evenings.report("mcphersons-ridge");
        try (var page = page(html(length.equals("short") ? report.brief() : report), light, width)) {
            page.evaluate(AxeBuilder.getAxeScript());
            assertThat(page.evaluate(AXE)).isEqualTo(List.of());
        }
    }

    /** No word of a table is broken: every cell is as wide as its longest word. */
    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_phone_splits_no_word(String battle) {
        try (var page = page(html(battle), ColorScheme.LIGHT, 390)) {
            assertThat(page.evaluate("""
                    () => [...document.querySelectorAll('p, li, td, th, caption, figcaption, h1, h2, h3')]
                        .filter(each => !['normal'].includes(getComputedStyle(each).wordBreak)
                            || getComputedStyle(each).overflowWrap === 'anywhere'
                            || getComputedStyle(each).hyphens === 'auto')
                        .map(each => each.outerHTML.slice(0, 80))""")).isEqualTo(List.of());
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
