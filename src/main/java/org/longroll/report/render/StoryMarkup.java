package org.longroll.report.render;

import java.util.Base64;
import java.util.List;
import org.longroll.report.Album;
import org.longroll.report.Chapter;
import org.longroll.report.Chapter.EditedProse;
import org.longroll.report.Chapter.Note;
import org.longroll.report.Chapter.Paragraph;
import org.longroll.report.Photo;
import org.longroll.report.Report;
import org.longroll.report.Sentence;
import org.longroll.report.Term;

/** The story, with small numbers after each sentence that link to its entries. */
record StoryMarkup(Markup page, Album album, Medium medium, boolean hasJournal) {

    /** A longer reference may begin a line. */
    private static final int MOST_TOGETHER = 2;

    private static final String SUPERIOR = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    void chapters(Report report) {
        if (report.story().isEmpty()) {
            return;
        }
        page.open("section", "id=\"story\"").leaf("h2", "The story");
        glossary(report.glossary());
        report.story().forEach(this::chapter);
        page.close("section");
    }

    /** Writes the meanings of the words of the game. */
    void glossary(List<Term> terms) {
        if (terms.isEmpty()) {
            return;
        }
        page.open("p", "class=\"glossary\"").text("Words of the game: ");
        for (int i = 0; i < terms.size(); i++) {
            page.inline("b", terms.get(i).word());
            page.text(" – " + terms.get(i).meaning() + (i + 1 < terms.size() ? "; " : "."));
        }
        page.close("p");
    }

    private void chapter(Chapter chapter) {
        page.open("section", "class=\"turn\"", "id=\"turn-" + chapter.turn() + "\"");
        page.leaf("h3", chapter.heading());
        if (chapter.edited() != null) {
            edited(chapter.edited());
        } else {
            sentences("p", "introduction", chapter.introduction());
        }
        for (var block : chapter.shown()) {
            switch (block) {
                case Paragraph paragraph -> paragraph(paragraph);
                case Note note -> note(note);
            }
        }
        if (chapter.edited() == null) {
            sentences("p", "summary", chapter.summary());
        }
        page.close("section");
    }

    private void edited(EditedProse prose) {
        for (var paragraph : prose.text().strip().split("\\n\\s*\\n")) {
            page.leaf("p", paragraph.strip(), "class=\"edited\"");
        }
        page.open("p", "class=\"by\"").text("Written by " + prose.by() + " in place of the journal's own words ");
        reference(List.of(prose.entry()));
        page.close("p");
    }

    private void paragraph(Paragraph paragraph) {
        page.open("p");
        if (!paragraph.label().isEmpty()) {
            page.inline("b", paragraph.label() + ".", "class=\"side\"").raw(" ");
        }
        write(paragraph.sentences());
        page.close("p");
    }

    private void sentences(String element, String kind, List<Sentence> sentences) {
        if (!sentences.isEmpty()) {
            page.open(element, "class=\"" + kind + "\"");
            write(sentences);
            page.close(element);
        }
    }

    void write(List<Sentence> sentences) {
        for (int i = 0; i < sentences.size(); i++) {
            var sentence = sentences.get(i);
            boolean sameAgain =
                    i + 1 < sentences.size() && sentences.get(i + 1).entries().equals(sentence.entries());
            if (hasJournal && !sentence.entries().isEmpty() && !sameAgain) {
                referring(sentence);
            } else {
                page.text(sentence.text());
            }
            page.raw(" ");
        }
    }

    /** Its last word and a short reference stay on one line. */
    private void referring(Sentence sentence) {
        int last = sentence.text().lastIndexOf(' ') + 1;
        if (medium == Medium.PAPER) {
            page.text(sentence.text().substring(0, last));
            printed(sentence.text().substring(last), Links.runs(sentence.entries()));
            return;
        }
        boolean together = Links.runs(sentence.entries()).size() <= MOST_TOGETHER;
        page.text(sentence.text().substring(0, last));
        page.raw(together ? "<span class=\"end\">" : "").text(sentence.text().substring(last));
        reference(sentence.entries());
        page.raw(together ? "</span>" : "");
    }

    /** The press breaks a line before any element, so the last word is part of the first link, in superior figures. */
    private void printed(String word, List<Links.Run> runs) {
        var before = word;
        for (var run : runs) {
            var link = "href=\"#entry-" + run.first() + "\"";
            page.inline("a", before + superior(run.label()), link, "class=\"end\"")
                    .raw(" ");
            before = "";
        }
    }

    private static String superior(String label) {
        var figures = new StringBuilder();
        label.chars().forEach(each -> figures.append(each == '–' ? '⁻' : SUPERIOR.charAt(each - '0')));
        return figures.toString();
    }

    private void reference(List<Integer> entries) {
        reference(page, entries);
    }

    /** Small numbers that link to entries of the journal. */
    static void reference(Markup page, List<Integer> entries) {
        page.open("sup");
        for (var run : Links.runs(entries)) {
            page.inline(
                    "a",
                    run.label(),
                    "href=\"#entry-" + run.first() + "\"",
                    "aria-label=\"entry " + run.label() + "\"");
            page.raw(" ");
        }
        page.raw("</sup>");
    }

    private void note(Note note) {
        page.open("blockquote");
        for (var line : note.text().strip().split("\\n+")) {
            page.leaf("p", line);
        }
        note.photos().forEach(name -> album.photo(name).ifPresent(photo -> picture(photo, note)));
        page.open("p", "class=\"by\"").text("– " + note.by() + " ");
        reference(List.of(note.entry()));
        page.close("p").close("blockquote");
    }

    /** Photos for the top of the page; those that were withdrawn are left out. */
    void photos(List<Note> notes) {
        for (var note : notes) {
            note.photos().forEach(name -> album.photo(name).ifPresent(photo -> {
                page.open("figure", "class=\"photo\"");
                picture(photo, note);
                page.leaf("figcaption", note.text()).close("figure");
            }));
        }
    }

    private void picture(Photo photo, Note note) {
        var data = "data:%s;base64,%s"
                .formatted(photo.mediaType(), Base64.getEncoder().encodeToString(photo.bytes()));
        page.raw("<div class=\"picture\"><img src=\"" + data + "\" ");
        page.raw("width=\"%d\" height=\"%d\" ".formatted(photo.width(), photo.height()));
        page.raw(Markup.attribute("alt", "Photo by %s: %s".formatted(note.by(), note.text())) + "/></div>");
    }
}
