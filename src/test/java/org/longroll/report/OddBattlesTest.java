package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.DrawObject;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.state.Concatenate;
import org.apache.pdfbox.contentstream.operator.state.Restore;
import org.apache.pdfbox.contentstream.operator.state.Save;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.OrderOfBattle;
import org.longroll.journal.Act;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent.EntriesUndone;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.Occasion;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.MarkdownReport;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;
import org.longroll.testing.HowMany;

/** Battles that went otherwise than battles go. Each has a report, and the report says what there is to say. */
class OddBattlesTest {

    private static final Links LINKS = new Links("https://journal.example/api/battles/1");

    /** Of the page at its head and foot, a little less than the style sheet says. */
    private static final float MARGIN_POINTS = 40;

    private static void isSensible(Report report) {
        assertThat(HtmlReport.of(report, Album.EMPTY, LINKS, Medium.SCREEN))
                .contains("<h1>", "Order of battle", "The story", "The journal")
                .doesNotContain("null", "NaN", "Infinity");
        assertThat(MarkdownReport.of(report, LINKS))
                .startsWith("# ")
                .contains("## Order of battle", "## The story", "## The journal")
                .doesNotContain("null", "NaN", "Infinity");
    }

    /** It prints page by page, says what it has to say, brings its fonts, and can be read aloud. */
    private static void isSensibleOnPaper(Report report) throws IOException {
        var out = new ByteArrayOutputStream();
        var stages = EnumSet.noneOf(Progress.Stage.class);
        PdfReport.print(
                HtmlReport.of(report, Album.EMPTY, LINKS, Medium.PAPER), out, progress -> stages.add(progress.stage()));
        assertThat(stages).contains(Progress.Stage.LAYING_OUT, Progress.Stage.PRINTING, Progress.Stage.DONE);
        try (var paper = Loader.loadPDF(out.toByteArray())) {
            for (var page : paper.getPages()) {
                for (var name : page.getResources().getFontNames()) {
                    assertThat(page.getResources().getFont(name).isEmbedded())
                            .as("%s", name)
                            .isTrue();
                }
            }
            var catalogue = paper.getDocumentCatalog();
            assertThat(catalogue.getMarkInfo().isMarked()).isTrue();
            assertThat(catalogue.getLanguage()).isEqualTo("en");
            assertThat(tags(catalogue.getStructureTreeRoot())).contains("H1", "H2", "Table", "TH", "P");
            var text = new PDFTextStripper().getText(paper);
            assertThat(text)
                    .contains(report.heading().title(), report.heading().result(), "The story", "The journal")
                    .doesNotContain("null", "NaN");
        }
    }

    /** The kinds of all tags; a figure must say what it shows. */
    private static Set<String> tags(PDStructureNode node) {
        var tags = new TreeSet<String>();
        for (var kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                tags.add(element.getStructureType());
                if (element.getStructureType().equals("Figure")) {
                    assertThat(element.getAlternateDescription()).isNotBlank();
                }
                tags.addAll(tags(element));
            }
        }
        return tags;
    }

    /** Where the pictures of a page were drawn. */
    private static final class Drawn extends PDFStreamEngine {
        private final List<Rectangle2D> places = new ArrayList<>();

        Drawn() {
            addOperator(new Concatenate(this));
            addOperator(new DrawObject(this));
            addOperator(new Save(this));
            addOperator(new Restore(this));
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
            if (operator.getName().equals("Do")
                    && getResources().getXObject((COSName) operands.getFirst()) instanceof PDImageXObject) {
                var matrix = getGraphicsState().getCurrentTransformationMatrix();
                places.add(new Rectangle2D.Float(
                        matrix.getTranslateX(),
                        matrix.getTranslateY(),
                        matrix.getScalingFactorX(),
                        matrix.getScalingFactorY()));
            }
            super.processOperator(operator, operands);
        }
    }

    private static byte[] tallPicture() throws IOException {
        var jpeg = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(600, 800, BufferedImage.TYPE_INT_RGB), "jpg", jpeg);
        return jpeg.toByteArray();
    }

    @Test
    void the_battle_in_a_minute_has_one_page() throws IOException {
        for (var name : Evenings.ALL) {
            var report = Evenings.report(name)
                    .with(List.of("Turn 5, entries 176 to 181: "
                            + "“The 47th Alabama charges the 44th New York.” ".repeat(5)))
                    .brief();
            var out = new ByteArrayOutputStream();
            PdfReport.print(HtmlReport.of(report, Album.EMPTY, LINKS, Medium.PAPER), out, progress -> {});
            try (var paper = Loader.loadPDF(out.toByteArray())) {
                assertThat(paper.getNumberOfPages()).as(name).isEqualTo(1);
            }
        }
    }

    @Test
    void no_photo_is_cut_by_a_page_break() throws IOException {
        var journal = Evenings.journal(Evenings.played("little-round-top"));
        int photos = 9;
        for (int i = 0; i < photos; i++) {
            var names = List.of("%064d".formatted(i));
            journal = Evenings.and(journal, new NoteTaken("Photo " + i, List.of(), names, null));
        }
        var bytes = tallPicture();
        Album album = name -> Optional.of(new Photo(name, "image/jpeg", 600, 800, bytes));
        var html = HtmlReport.of(Evenings.report(journal), album, LINKS, Medium.PAPER);
        var out = new ByteArrayOutputStream();
        PdfReport.print(html, out, progress -> {});
        int drawn = 0;
        try (var paper = Loader.loadPDF(out.toByteArray())) {
            for (var page : paper.getPages()) {
                var pictures = new Drawn();
                pictures.processPage(page);
                var sheet = page.getMediaBox();
                var margins = new Rectangle2D.Float(
                        0, MARGIN_POINTS, sheet.getWidth(), sheet.getHeight() - 2 * MARGIN_POINTS);
                assertThat(pictures.places).allMatch(margins::contains);
                drawn += pictures.places.size();
            }
        }
        assertThat(drawn).as("a photo that is cut is drawn on two pages").isEqualTo(photos);
    }

    @Test
    void a_battle_that_nobody_has_begun() throws IOException {
        var report = Evenings.report(Evenings.upTo(Evenings.played("little-round-top"), 0));
        isSensible(report);
        isSensibleOnPaper(report);
        assertThat(report.heading().result()).isEqualTo("Nothing has been played yet");
        assertThat(report.fallen()).isEmpty();
        assertThat(report.undone()).isEmpty();
    }

    @Test
    void battles_cut_off_anywhere_in_the_middle() throws IOException {
        for (var name : Evenings.ALL) {
            var battle = Evenings.played(name);
            for (int share = 1; share < 10; share += HowMany.LONG ? 1 : 4) {
                var report =
                        Evenings.report(Evenings.upTo(battle, battle.entries().size() * share / 10));
                isSensible(report);
                assertThat(report.heading().result()).startsWith("Not over: turn");
            }
            isSensibleOnPaper(
                    Evenings.report(Evenings.upTo(battle, battle.entries().size() / 5)));
        }
    }

    @Test
    void a_battle_in_which_nobody_fired() throws IOException {
        var battle = Evenings.played("little-round-top");
        int firstShot = 0;
        while (!battle.entries().get(firstShot).order().type().equals("fire")) {
            firstShot++;
        }
        var report = Evenings.report(Evenings.upTo(battle, firstShot));
        isSensible(report);
        isSensibleOnPaper(report);
        assertThat(report.losses())
                .allSatisfy(sheet -> assertThat(sheet.caption()).startsWith("Losses of"));
        assertThat(report.honours()).isEmpty();
    }

    @Test
    void a_battle_of_one_unit() throws IOException {
        var opening = Evenings.played("little-round-top").opening();
        var order = opening.orderOfBattle();
        var alone = new BattleStarted(
                "Alone",
                opening.rulebook(),
                opening.visibility(),
                opening.dicePolicy(),
                opening.undoPolicy(),
                opening.turnLimit(),
                opening.initiative(),
                new OrderOfBattle(
                        order.sides(), order.commands(), List.of(order.units().getFirst()), List.of(), List.of()),
                opening.victory(),
                opening.players(),
                null,
                null,
                null,
                null,
                null,
                null);
        var occasion = new Occasion(new UUID(1, 1), Instant.parse("2026-11-16T18:00:00Z"), "umpire");
        var journal = new History(new UUID(1, 0), List.of(new History.Line(alone, occasion)));
        var report = Evenings.report(Evenings.and(journal, new NoteTaken("Nobody came.", List.of())));
        isSensible(report);
        isSensibleOnPaper(report);
        assertThat(report.story()).hasSize(1);
        assertThat(report.orderOfBattle()).hasSize(2);
    }

    @Test
    void a_battle_all_of_whose_entries_were_taken_back() throws IOException {
        var battle = Evenings.played("little-round-top");
        var some = Evenings.upTo(battle, 40);
        var acts = some.entries().journal().timeline().acts().map(Act::entry).toList();
        var lines = new ArrayList<>(some.lines());
        var undo = new Occasion(new UUID(9, 9), Instant.parse("2026-11-16T21:00:00Z"), "umpire");
        lines.add(new History.Line(new Declared(new Correction.UndoLast(acts.size(), "Wrong table")), undo));
        lines.add(new History.Line(new EntriesUndone(acts), undo));
        var report = Evenings.report(new History(some.id(), lines));
        isSensible(report);
        isSensibleOnPaper(report);
        assertThat(report.undone()).hasSize(acts.size());
        assertThat(report.fallen()).isEmpty();
        assertThat(report.story()).hasSize(1);
        assertThat(report.story().getFirst().blocks())
                .as("notes survive an undo, nothing else does")
                .allMatch(Chapter.Note.class::isInstance);
    }
}
