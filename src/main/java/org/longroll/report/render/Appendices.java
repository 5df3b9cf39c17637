package org.longroll.report.render;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.longroll.report.JournalLine;
import org.longroll.report.Report;

/** The part after the story: the fallen, the honours, the rulings, undone entries, and the journal. */
record Appendices(Markup page, Links links, Medium medium) {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneOffset.UTC);

    void all(Report report) {
        fallen(report);
        honours(report);
        rulings(report);
        undone(report.undone());
        journal(report.journal());
    }

    private void fallen(Report report) {
        if (report.fallen().isEmpty()) {
            return;
        }
        page.open("section", "id=\"fallen\"").leaf("h2", "The fallen").open("ul");
        for (var fallen : report.fallen()) {
            page.open("li")
                    .inline("b", fallen.name())
                    .text(" (%s), %s in turn %d ".formatted(fallen.side(), fallen.fate(), fallen.turn()));
            if (!report.journal().isEmpty()) {
                to(List.of(fallen.entry()));
            }
            page.close("li");
        }
        page.close("ul").close("section");
    }

    private void honours(Report report) {
        if (report.honours().isEmpty()) {
            return;
        }
        page.open("section", "id=\"honours\"").leaf("h2", "Honours of the day").open("dl");
        for (var honour : report.honours()) {
            page.leaf("dt", honour.title() + ": " + honour.who()).leaf("dd", honour.reason());
        }
        page.close("dl").close("section");
    }

    private void rulings(Report report) {
        if (report.rulings().isEmpty()) {
            return;
        }
        page.open("section", "id=\"rulings\"")
                .leaf("h2", "The umpire's rulings")
                .open("ul");
        for (var ruling : report.rulings()) {
            page.open("li").text("Turn %d: %s ".formatted(ruling.turn(), ruling.text()));
            to(ruling.entries());
            page.close("li");
        }
        page.close("ul").close("section");
    }

    private void undone(List<JournalLine> undone) {
        if (undone.isEmpty()) {
            return;
        }
        page.open("section", "id=\"undone\"").leaf("h2", "Taken back");
        page.leaf(
                "p", "These entries were recorded and taken back. They count for nothing; their dice stay on record.");
        page.open("ul");
        for (var line : undone) {
            page.open("li").text("%d, turn %d, %s: ".formatted(line.number(), line.turn(), line.type()));
            page.inline("del", line.sentence().isEmpty() ? line.type() : line.sentence());
            page.text(line.dice().isEmpty() ? "" : " Dice: " + line.dice() + ".");
            page.close("li");
        }
        page.close("ul").close("section");
    }

    /** Every entry has an anchor, the target of the numbers in the story, and a link to the server. */
    private void journal(List<JournalLine> lines) {
        if (lines.isEmpty()) {
            return;
        }
        page.open("section", "id=\"journal\"").leaf("h2", "The journal");
        switch (medium) {
            case SCREEN -> table(lines);
            case PAPER -> running(lines);
        }
        page.close("section");
    }

    private void table(List<JournalLine> lines) {
        page.open("div", "class=\"wide\"", "tabindex=\"0\"", "role=\"group\"", "aria-label=\"The journal\"");
        page.open("table", "class=\"journal\"").leaf("caption", "Every entry as it was recorded; times are UTC");
        Figures.head(page, List.of("No.", "Turn", "Recorded", "By", "Entry", "Dice"));
        page.open("tbody");
        Set<Integer> placed = new HashSet<>();
        for (var line : lines) {
            boolean own = !line.undone() && placed.add(line.number());
            page.open("tr", own ? "id=\"entry-" + line.number() + "\"" : "class=\"undone\"");
            page.open("th", "scope=\"row\"");
            page.inline("a", Integer.toString(line.number()), Markup.attribute("href", links.entry(line.number())));
            page.raw("</th>");
            page.inline("td", "turn " + line.turn());
            page.inline("td", TIME.format(line.at()), "class=\"t\"");
            page.inline("td", line.by());
            page.open("td", "class=\"what\"")
                    .text(line.type())
                    .raw(line.sentence().isEmpty() ? "" : ": ");
            page.inline(line.undone() ? "del" : "span", line.sentence());
            page.text(line.undone() ? " (" + line.fate() + ")" : "");
            page.raw("</td>").inline("td", line.dice());
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    /** On paper a table would be half white: the entries of a turn run on, each behind its number. */
    private void running(List<JournalLine> lines) {
        page.leaf("p", "Every entry as it was recorded, with its dice. Struck out is what is not in force.");
        Set<Integer> placed = new HashSet<>();
        int turn = -1;
        for (var line : lines) {
            if (line.turn() != turn) {
                page.raw(turn < 0 ? "" : "</p>\n")
                        .leaf("h3", "Turn " + line.turn())
                        .open("p", "class=\"entries\"");
                turn = line.turn();
            }
            boolean own = !line.undone() && placed.add(line.number());
            page.open("span", own ? "id=\"entry-" + line.number() + "\"" : "class=\"undone\"");
            page.inline("b", "[%d]".formatted(line.number())).text(" ");
            page.inline(
                    line.undone() ? "del" : "span", line.sentence().isEmpty() ? line.type() + "." : line.sentence());
            page.text(line.undone() ? " (" + line.fate() + ")" : "");
            page.text(line.dice().isEmpty() ? "" : " (" + line.dice() + ")").raw("</span> ");
        }
        page.close("p");
    }

    private void to(List<Integer> entries) {
        StoryMarkup.reference(page, entries);
    }
}
