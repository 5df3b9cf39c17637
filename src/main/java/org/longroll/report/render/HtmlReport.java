package org.longroll.report.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.report.Album;
import org.longroll.report.Chart;
import org.longroll.report.Heading;
import org.longroll.report.Report;
import org.longroll.report.Roll;

/** The report as one HTML file: styles, charts and photos are inside, and nothing is loaded from elsewhere. */
public final class HtmlReport {

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    static final String STYLE = resource("/report/report.css");

    /** The style of reports, as a source in a policy. The app's own policy names it too: a report opened from there has both. */
    public static final String STYLE_SOURCE = "'sha256-%s'".formatted(hash(STYLE));

    /** Allows the style and the pictures inside the page, and nothing else. */
    public static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; style-src %s; img-src data:; frame-ancestors 'none'".formatted(STYLE_SOURCE);

    private final Report report;
    private final Medium medium;
    private final Markup page = new Markup();
    private final StoryMarkup story;
    private final Figures figures;
    private final Appendices appendices;

    private HtmlReport(Report report, Album album, Links links, Medium medium) {
        this.report = report;
        this.medium = medium;
        this.figures = new Figures(page, medium);
        this.story = new StoryMarkup(page, album, medium, !report.journal().isEmpty());
        this.appendices = new Appendices(page, links, medium);
    }

    public static String of(Report report, Album album, Links links, Medium medium) {
        return new HtmlReport(report, album, links, medium).page();
    }

    private String page() {
        page.raw("<!DOCTYPE html>\n").open("html", "lang=\"en\"", "xmlns=\"http://www.w3.org/1999/xhtml\"");
        page.open("head").raw("<meta charset=\"utf-8\"/>");
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
        page.leaf("title", report.heading().title() + " – after-action report");
        page.open("style").raw(STYLE).close("style").close("head");
        var medium = this.medium.name().toLowerCase(Locale.ROOT);
        page.open("body", "class=\"%s\"".formatted(report.journal().isEmpty() ? medium + " brief" : medium));
        header(report.heading());
        page.open("main");
        orderOfBattle();
        story.chapters(report);
        figures.section("charts", "Charts", others(report.charts()));
        figures.maps(others(report.maps()));
        turningPoints();
        losses();
        appendices.all(report);
        page.close("main");
        footer(report.heading());
        page.close("body").close("html");
        return page.toString();
    }

    private void header(Heading heading) {
        page.open("header").leaf("h1", heading.title());
        page.leaf("p", "%s · %s".formatted(when(heading), heading.rules()), "class=\"when\"");
        page.leaf(
                "p",
                heading.sides().stream()
                        .map(side -> side.player().isEmpty() ? side.name() : side.name() + " (" + side.player() + ")")
                        .collect(Collectors.joining(" against ")),
                "class=\"sides\"");
        page.leaf("p", heading.result(), "class=\"result\"");
        page.open("p", "class=\"summary\"");
        story.write(heading.summary());
        page.close("p");
        if (report.story().isEmpty()) {
            story.glossary(report.glossary());
        }
        figures.pictures(Stream.concat(report.charts().stream(), report.maps().stream())
                .filter(report::isPicture)
                .toList());
        story.photos(report.photos());
        contents();
        page.close("header");
    }

    /** Those that do not stand at the top already. */
    private List<Chart> others(List<Chart> charts) {
        return charts.stream().filter(chart -> !report.isPicture(chart)).toList();
    }

    private static String when(Heading heading) {
        var began = DAY.format(heading.began());
        var latest = DAY.format(heading.latest());
        return began.equals(latest) ? began : began + " to " + latest;
    }

    private void contents() {
        page.open("nav", "aria-label=\"Contents\"").open("ul");
        link("order-of-battle", "Order of battle", report.orderOfBattle().isEmpty());
        report.story().forEach(chapter -> link("turn-" + chapter.turn(), chapter.heading(), false));
        link("charts", "Charts", others(report.charts()).isEmpty());
        link("maps", "Maps", others(report.maps()).isEmpty());
        link("turning-points", "Turning points", report.turningPoints() == null);
        link("losses", "Losses", report.losses().isEmpty());
        link("fallen", "The fallen", report.fallen().isEmpty());
        link("honours", "Honours of the day", report.honours().isEmpty());
        link("rulings", "Rulings", report.rulings().isEmpty());
        link("undone", "Taken back", report.undone().isEmpty());
        link("journal", "The journal", report.journal().isEmpty());
        page.close("ul").close("nav");
    }

    private void link(String id, String words, boolean absent) {
        if (!absent) {
            page.open("li").inline("a", words, "href=\"#" + id + "\"").close("li");
        }
    }

    private void orderOfBattle() {
        if (report.orderOfBattle().isEmpty()) {
            return;
        }
        page.open("section", "id=\"order-of-battle\"").leaf("h2", "Order of battle");
        for (var roll : report.orderOfBattle()) {
            page.leaf("h3", roll.side());
            page.leaf("p", Objects.toString(roll.strength()), "class=\"strength\"");
            roll.commands().forEach(this::command);
        }
        page.close("section");
    }

    private void command(Roll.Command command) {
        var leaders = command.leaders().isEmpty() ? "" : " – " + String.join(", ", command.leaders());
        if (command.units().isEmpty()) {
            page.leaf("p", command.name() + leaders, "class=\"command depth-" + command.depth() + "\"");
            return;
        }
        page.open(
                "div",
                "class=\"roll wide depth-" + command.depth() + "\"",
                "tabindex=\"0\"",
                "role=\"group\"",
                Markup.attribute("aria-label", command.name()));
        page.open("table").leaf("caption", command.name() + leaders);
        Figures.head(page, List.of("Unit", "Arm", "Quality", "Weapon", "Strength", "Arrives"));
        page.open("tbody");
        for (var unit : command.units()) {
            page.open("tr").inline("th", unit.name(), "scope=\"row\"");
            for (var cell : List.of(unit.arm(), unit.quality(), unit.weapon(), unit.strength(), unit.arrives())) {
                page.inline("td", cell);
            }
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private void turningPoints() {
        var points = report.turningPoints();
        if (points != null) {
            page.open("section", "id=\"turning-points\"").leaf("h2", "Turning points");
            page.open("ul");
            points.forEach(point -> page.leaf("li", point));
            page.close("ul").close("section");
        }
    }

    private void losses() {
        if (!report.losses().isEmpty()) {
            page.open("section", "id=\"losses\"").leaf("h2", "Losses");
            report.losses().forEach(sheet -> Figures.table(page, sheet));
            page.close("section");
        }
    }

    private void footer(Heading heading) {
        page.open("footer");
        page.leaf(
                "p",
                "Longroll tells the battle %s as it stood at version %d. Small numbers lead to the entries of the journal."
                        .formatted(heading.battle(), heading.version()));
        page.close("footer");
    }

    private static String hash(String style) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static String resource(String name) {
        try (var in = Objects.requireNonNull(HtmlReport.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
