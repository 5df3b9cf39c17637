package org.longroll.report.render;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.longroll.report.scrutiny.DieOutOfForce;
import org.longroll.report.scrutiny.Matter;
import org.longroll.report.scrutiny.Matter.Weight;
import org.longroll.report.scrutiny.Scrutiny;

/** The audit report as one HTML file, in the style of the after-action report, for browsers and for the press. */
public final class ScrutinyPage {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private final Scrutiny scrutiny;
    private final Links links;
    private final Markup page = new Markup();

    private ScrutinyPage(Scrutiny scrutiny, Links links) {
        this.scrutiny = scrutiny;
        this.links = links;
    }

    public static String of(Scrutiny scrutiny, Links links, Medium medium) {
        return new ScrutinyPage(scrutiny, links).page(medium);
    }

    private String page(Medium medium) {
        page.raw("<!DOCTYPE html>\n").open("html", "lang=\"en\"", "xmlns=\"http://www.w3.org/1999/xhtml\"");
        page.open("head").raw("<meta charset=\"utf-8\"/>");
        page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
        page.leaf("title", scrutiny.title() + " – audit report");
        page.open("style").raw(HtmlReport.STYLE).close("style").close("head");
        page.open("body", "class=\"%s\"".formatted(medium.name().toLowerCase(Locale.ROOT)));
        page.open("header").leaf("h1", scrutiny.title() + ": audit report");
        page.leaf(
                "p",
                "%s · battle %s · version %d".formatted(scrutiny.rules(), scrutiny.battle(), scrutiny.version()),
                "class=\"when\"");
        page.leaf("p", scrutiny.verdict(), "class=\"result\"");
        page.close("header").open("main");
        matters(Weight.GRAVE, "What is wrong", "Nothing was found to be wrong.");
        matters(Weight.WATCH, "Worth a question", "Nothing.");
        matters(Weight.RECORD, "For the record", "Nothing.");
        seats();
        dice();
        diceOutOfForce();
        checkpoints();
        page.close("main").close("body").close("html");
        return page.toString();
    }

    private void matters(Weight weight, String title, String none) {
        page.open("section").leaf("h2", title);
        var found = scrutiny.matters().stream()
                .filter(each -> each.weight() == weight)
                .toList();
        if (found.isEmpty()) {
            page.leaf("p", none);
        } else {
            heads("entry", "when", "seat", "what", "proof");
            found.forEach(this::row);
            page.close("tbody").close("table");
        }
        page.close("section");
    }

    private void row(Matter matter) {
        var number = matter.entry();
        page.open("tr");
        cell(number == null ? "" : Integer.toString(number), number == null ? null : links.entry(number));
        page.leaf("td", time(matter.at()), "class=\"t\"");
        cell(matter.by() == null ? "" : matter.by(), null);
        page.open("td").text(matter.kind() + ": " + told(matter));
        if (!matter.consequences().isEmpty()) {
            page.open("ul");
            matter.consequences().forEach(each -> page.leaf("li", each));
            page.close("ul");
        }
        page.close("td");
        cell(number == null ? "" : "proof", number == null ? null : links.proof(number));
        page.close("tr");
    }

    /** With the reason, unless the sentence has it. */
    private static String told(Matter matter) {
        var reason = matter.reason();
        return reason == null || matter.sentence().contains(reason.replaceFirst("\\.$", ""))
                ? matter.sentence()
                : "%s – “%s”".formatted(matter.sentence(), reason);
    }

    private void cell(String text, @Nullable String address) {
        page.open("td");
        if (address == null) {
            page.text(text);
        } else {
            page.inline("a", text, Markup.attribute("href", address));
        }
        page.close("td");
    }

    private void heads(String... names) {
        page.open("table").open("thead").open("tr");
        for (var name : names) {
            page.leaf("th", name);
        }
        page.close("tr").close("thead").open("tbody");
    }

    private void seats() {
        page.open("section").leaf("h2", "Who recorded");
        heads("seat", "name", "person", "entries", "taken back", "decided again", "first", "last");
        for (var seat : scrutiny.seats()) {
            cells(List.of(
                    seat.seat(),
                    seat.name() == null ? "" : seat.name(),
                    seat.person() == null ? "" : seat.person().toString(),
                    Integer.toString(seat.entries()),
                    Integer.toString(seat.undone()),
                    Integer.toString(seat.decidedAgain()),
                    time(seat.first()),
                    time(seat.last())));
        }
        page.close("tbody").close("table").close("section");
    }

    private void dice() {
        page.open("section").leaf("h2", "Dice");
        page.leaf(
                "p",
                "%d dice, %d of them taken back or struck, %d corrected."
                        .formatted(
                                scrutiny.dice().dice(),
                                scrutiny.dice().undone(),
                                scrutiny.dice().corrected()));
        heads("by", "of", "dice", "mean", "expected", "faces", "order");
        for (var tally : scrutiny.dice().tallies()) {
            cells(List.of(
                    tally.by().word(),
                    (tally.of() == null ? "" : tally.of()) + " d" + tally.sides(),
                    Integer.toString(tally.dice()),
                    number(tally.mean()),
                    number(tally.expectedMean()),
                    tally.evenFaces().sentence(),
                    tally.freeOrder().sentence()));
        }
        page.close("tbody").close("table").close("section");
    }

    private void diceOutOfForce() {
        if (scrutiny.diceOutOfForce().isEmpty()) {
            return;
        }
        page.open("section").leaf("h2", "Dice that do not stand");
        heads("entry", "turn", "for", "die", "what became of it", "by entry", "seat", "reason", "agreed");
        for (var die : scrutiny.diceOutOfForce()) {
            page.open("tr");
            cell(Integer.toString(die.entry()), links.entry(die.entry()));
            cell(Integer.toString(die.turn()), null);
            cell(die.purpose() + (die.unit() == null ? "" : ", " + die.unit()), null);
            cell("%d (d%d), %s".formatted(die.face(), die.sides(), die.source().word()), null);
            cell(became(die), null);
            var correction = die.correction();
            cell(text(correction), correction == null ? null : links.entry(correction));
            cell(text(die.correctedBy()), null);
            cell(text(die.reason()), null);
            cell(text(die.agreed()), null);
            page.close("tr");
        }
        page.close("tbody").close("table").close("section");
    }

    private static String became(DieOutOfForce die) {
        var source = die.becameSource();
        return source == null
                ? die.fate().word().replace('-', ' ')
                : "%d → %d%s".formatted(die.face(), die.became(), source == die.source() ? "" : ", " + source.word());
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private void checkpoints() {
        page.open("section").leaf("h2", "Checkpoints, and who has them");
        if (scrutiny.checkpoints().isEmpty()) {
            page.leaf("p", "Nothing was signed.");
        } else {
            heads("event", "covers", "code", "signed by", "because of", "at the seat", "when");
            for (var each : scrutiny.checkpoints()) {
                cells(List.of(
                        Long.toString(each.sequence()),
                        "1–" + each.size(),
                        each.code(),
                        each.server(),
                        each.cause(),
                        each.by(),
                        time(each.at())));
            }
            page.close("tbody").close("table");
        }
        page.close("section");
    }

    private void cells(List<String> texts) {
        page.open("tr");
        texts.forEach(text -> cell(text, null));
        page.close("tr");
    }

    private static String time(@Nullable Instant at) {
        return at == null ? "" : TIME.format(at);
    }
}
