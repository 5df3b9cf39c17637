package org.longroll.report.render;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Report;
import org.longroll.report.Sentence;

/** The report for a forum: the battle in a minute, the story and the honours, in BBCode. */
public final class BbcodeReport {

    private final Report report;
    private final Links links;
    private final StringBuilder out = new StringBuilder(1 << 15);

    private BbcodeReport(Report report, Links links) {
        this.report = report;
        this.links = links;
    }

    public static String of(Report report, Links links) {
        return new BbcodeReport(report, links).text();
    }

    private String text() {
        var heading = report.heading();
        line("[size=150][b]" + safe(heading.title()) + "[/b][/size]");
        line("[i]" + safe(heading.rules() + ". " + heading.result() + ".") + "[/i]");
        line(prose(heading.summary()));
        line(report.glossary().stream()
                .map(term -> "[b]%s[/b] – %s".formatted(safe(term.word()), safe(term.meaning())))
                .collect(Collectors.joining("; ", report.glossary().isEmpty() ? "" : "Words of the game: ", "")));
        report.story().forEach(this::chapter);
        list(
                "The fallen",
                report.fallen().stream()
                        .map(fallen -> "%s (%s), %s in turn %d"
                                .formatted(fallen.name(), fallen.side(), fallen.fate(), fallen.turn()))
                        .toList());
        list(
                "Honours of the day",
                report.honours().stream()
                        .map(honour -> "%s: %s – %s".formatted(honour.title(), honour.who(), honour.reason()))
                        .toList());
        pictures();
        line("[url=%s/report.html]The whole report[/url]".formatted(links.battle()));
        return out.toString();
    }

    /** Forums show no SVG, which charts and maps are: they are links to the server. */
    private void pictures() {
        var all = Stream.concat(report.charts().stream(), report.maps().stream())
                .map(chart -> "[*][url=%s]%s[/url]"
                        .formatted(links.picture(chart.id(), report.heading().version()), safe(chart.title())))
                .toList();
        if (!all.isEmpty()) {
            line("[b]Charts and maps[/b]");
            line(all.stream().collect(Collectors.joining("\n", "[list]\n", "\n[/list]")));
        }
    }

    private void chapter(Chapter chapter) {
        line("[b]" + safe(chapter.heading()) + "[/b]");
        var edited = chapter.edited();
        if (edited != null) {
            line(safe(edited.text()));
        } else if (!chapter.introduction().isEmpty()) {
            line(prose(chapter.introduction()));
        }
        for (var block : chapter.shown()) {
            switch (block) {
                case Paragraph paragraph ->
                    line((paragraph.label().isEmpty() ? "" : "[b]" + safe(paragraph.label()) + ".[/b] ")
                            + prose(paragraph.sentences()));
                case Note note -> note(note);
            }
        }
        if (edited == null && !chapter.summary().isEmpty()) {
            line("[i]" + prose(chapter.summary()) + "[/i]");
        }
    }

    private void note(Note note) {
        var pictures = note.photos().stream()
                .map(photo -> "\n[img]" + links.photo(photo) + "[/img]")
                .collect(Collectors.joining());
        line("[quote=\"%s\"]%s%s[/quote]".formatted(safe(note.by()).replace('"', '\''), safe(note.text()), pictures));
    }

    private void list(String heading, List<String> items) {
        if (!items.isEmpty()) {
            line("[b]" + heading + "[/b]");
            line(items.stream()
                    .map(item -> "[*]" + safe(item))
                    .collect(Collectors.joining("\n", "[list]\n", "\n[/list]")));
        }
    }

    private static String prose(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).map(BbcodeReport::safe).collect(Collectors.joining(" "));
    }

    private void line(String text) {
        if (!text.isEmpty()) {
            out.append(text).append("\n\n");
        }
    }

    /** The text of a person, which is no markup: a bracket of another kind stands for each. */
    private static String safe(String text) {
        return text.replace('[', '(').replace(']', ')');
    }
}
