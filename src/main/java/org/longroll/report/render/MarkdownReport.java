package org.longroll.report.render;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Chart;
import org.longroll.report.JournalLine;
import org.longroll.report.Report;
import org.longroll.report.Roll;
import org.longroll.report.Sentence;
import org.longroll.report.Sheet;

/**
 * The report as Markdown, with tables, and with charts and maps as pictures. Numbers after sentences link to the
 * entries on the server: a link within the text would be lost where it is published.
 */
public final class MarkdownReport {

    private final Report report;
    private final Links links;
    private final Places places;
    private final StringBuilder out = new StringBuilder(1 << 16);

    private MarkdownReport(Report report, Links links, Places places) {
        this.report = report;
        this.links = links;
        this.places = places;
    }

    public static String of(Report report, Links links) {
        return of(report, links, Places.on(links, report.heading().version()));
    }

    public static String of(Report report, Links links, Places places) {
        return new MarkdownReport(report, links, places).text();
    }

    private String text() {
        var heading = report.heading();
        line("# " + escaped(heading.title()));
        line(heading.rules() + ". " + heading.result() + ".");
        line(heading.summary().stream()
                .map(Sentence::text)
                .map(MarkdownReport::escaped)
                .collect(Collectors.joining(" ")));
        if (report.story().isEmpty()) {
            glossary();
        }
        Stream.concat(report.charts().stream(), report.maps().stream())
                .filter(report::isPicture)
                .forEach(this::picture);
        report.photos().forEach(this::photos);
        if (!report.orderOfBattle().isEmpty()) {
            line("## Order of battle");
            report.orderOfBattle().forEach(this::roll);
        }
        if (!report.story().isEmpty()) {
            line("## The story");
            glossary();
            report.story().forEach(this::chapter);
        }
        if (!report.charts().isEmpty()) {
            line("## Figures");
            report.charts().forEach(chart -> {
                if (!report.isPicture(chart)) {
                    picture(chart);
                }
                chart.figures().forEach(this::sheet);
            });
        }
        var maps = report.maps().stream().filter(map -> !report.isPicture(map)).toList();
        if (!maps.isEmpty()) {
            line("## Maps");
            maps.forEach(map -> {
                picture(map);
                map.figures().forEach(this::sheet);
            });
        }
        var points = report.turningPoints();
        if (points != null) {
            line("## Turning points");
            points.forEach(point -> out.append("- ").append(escaped(point)).append('\n'));
            out.append('\n');
        }
        if (!report.losses().isEmpty()) {
            line("## Losses");
            report.losses().forEach(this::sheet);
        }
        appendices();
        if (!report.journal().isEmpty()) {
            journal();
        }
        return out.toString();
    }

    private void glossary() {
        if (!report.glossary().isEmpty()) {
            line(report.glossary().stream()
                    .map(term -> "**%s** – %s".formatted(escaped(term.word()), escaped(term.meaning())))
                    .collect(Collectors.joining("; ", "*Words of the game:* ", ".")));
        }
    }

    private void picture(Chart chart) {
        places.chart(chart.id()).ifPresent(file -> line("![%s](%s)".formatted(escaped(chart.title()), file)));
    }

    private void roll(Roll roll) {
        line("### " + escaped(roll.side()));
        for (var command : roll.commands()) {
            var leaders = command.leaders().isEmpty() ? "" : ", " + String.join(", ", command.leaders());
            out.append("  ".repeat(command.depth()))
                    .append("- **")
                    .append(escaped(command.name()))
                    .append("**");
            out.append(escaped(leaders)).append('\n');
            for (var unit : command.units()) {
                out.append("  ".repeat(command.depth() + 1)).append("- ");
                out.append(
                        escaped("%s: %s %s, %s".formatted(unit.name(), unit.quality(), unit.arm(), unit.strength())));
                out.append('\n');
            }
        }
        out.append('\n');
    }

    private void chapter(Chapter chapter) {
        line("### " + chapter.heading());
        var edited = chapter.edited();
        if (edited != null) {
            line(escaped(edited.text()));
            line("*Written by %s in place of the journal's own words* %s"
                    .formatted(escaped(edited.by()), reference(List.of(edited.entry()))));
        } else if (!chapter.introduction().isEmpty()) {
            line(prose(chapter.introduction()));
        }
        for (var block : chapter.shown()) {
            switch (block) {
                case Paragraph paragraph ->
                    line((paragraph.label().isEmpty() ? "" : "**" + escaped(paragraph.label()) + ".** ")
                            + prose(paragraph.sentences()));
                case Note note -> note(note);
            }
        }
        if (edited == null && !chapter.summary().isEmpty()) {
            line(prose(chapter.summary()));
        }
    }

    private void note(Note note) {
        line("> " + escaped(note.text()).replace("\n", "\n> ") + "\n>\n> – " + escaped(note.by()) + " "
                + reference(List.of(note.entry())));
        photos(note);
    }

    private void photos(Note note) {
        note.photos().stream()
                .flatMap(photo -> places.photo(photo).stream())
                .forEach(place -> line("![%s](%s)".formatted(escaped("Photo by " + note.by()), place)));
    }

    private String prose(List<Sentence> sentences) {
        return sentences.stream()
                .map(sentence -> escaped(sentence.text())
                        + (sentence.entries().isEmpty() ? "" : " " + reference(sentence.entries())))
                .collect(Collectors.joining(" "));
    }

    private String reference(List<Integer> entries) {
        return Links.runs(entries).stream()
                .map(run -> "[%s](%s)".formatted(run.label(), links.entry(run.first())))
                .collect(Collectors.joining(", ", "\\[", "\\]"));
    }

    private void sheet(Sheet sheet) {
        line("**" + escaped(sheet.caption()) + "**");
        row(sheet.columns());
        out.append("|").append("---|".repeat(sheet.columns().size())).append('\n');
        sheet.rows().forEach(this::row);
        out.append('\n');
    }

    private void row(List<String> cells) {
        out.append(cells.stream()
                .map(cell -> escaped(cell).replace("|", "\\|"))
                .collect(Collectors.joining(" | ", "| ", " |\n")));
    }

    private void appendices() {
        list(
                "The fallen",
                report.fallen().stream()
                        .map(fallen -> escaped("%s (%s), %s in turn %d"
                                        .formatted(fallen.name(), fallen.side(), fallen.fate(), fallen.turn()))
                                + " " + reference(List.of(fallen.entry())))
                        .toList());
        list(
                "Honours of the day",
                report.honours().stream()
                        .map(honour -> "**%s: %s** – %s"
                                .formatted(honour.title(), escaped(honour.who()), escaped(honour.reason())))
                        .toList());
        list(
                "The umpire's rulings",
                report.rulings().stream()
                        .map(ruling -> escaped("Turn %d: %s".formatted(ruling.turn(), ruling.text())) + " "
                                + reference(ruling.entries()))
                        .toList());
        list(
                "Taken back",
                report.undone().stream()
                        .map(line -> "%d, %s: ~~%s~~ %s"
                                .formatted(line.number(), line.type(), escaped(line.sentence()), line.dice()))
                        .toList());
    }

    private void list(String heading, List<String> items) {
        if (!items.isEmpty()) {
            line("## " + heading);
            items.forEach(item -> out.append("- ").append(item).append('\n'));
            out.append('\n');
        }
    }

    private void journal() {
        line("## The journal");
        row(List.of("No.", "Turn", "By", "Entry", "Dice"));
        out.append("|---|---|---|---|---|\n");
        for (var entry : report.journal()) {
            out.append("| ");
            out.append("[%d](%s)".formatted(entry.number(), links.entry(entry.number())));
            out.append(" | ")
                    .append(entry.turn())
                    .append(" | ")
                    .append(escaped(entry.by()))
                    .append(" | ");
            out.append(told(entry).replace("|", "\\|").replace("\n", " "));
            out.append(" | ").append(entry.dice()).append(" |\n");
        }
    }

    /** A line of the journal; one that is not in force is struck, and says why. */
    private static String told(JournalLine entry) {
        var told = escaped(entry.type() + ": " + entry.sentence());
        return entry.undone() ? "~~%s~~ (%s)".formatted(told, entry.fate()) : told;
    }

    private void line(String text) {
        out.append(text).append("\n\n");
    }

    private static String escaped(String text) {
        var safe = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if ("\\`*_[]<>#".indexOf(each) >= 0) {
                safe.append('\\');
            }
            safe.append(each);
        }
        return safe.toString();
    }
}
