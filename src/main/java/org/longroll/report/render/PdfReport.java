package org.longroll.report.render;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PDFCreationListener;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.svgsupport.BatikSVGDrawer;
import com.openhtmltopdf.svgsupport.BatikSVGDrawer.SvgScriptMode;
import com.openhtmltopdf.util.XRLog;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** The report as PDF: its HTML, laid out page by page. */
public final class PdfReport {

    /** For letters that the fonts of the report lack; it is part of PDFBox. */
    private static final String FALLBACK_FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    /** A map may have a photo inside itself; nothing is fetched. */
    private static final Set<String> INSIDE = Set.of("data");

    private static final String SERIF = "Libertinus Serif";
    private static final String SANS = "Source Sans 3";

    private static final List<Face> FACES = List.of(
            new Face("LibertinusSerif_400Regular", SERIF, 400, FontStyle.NORMAL),
            new Face("LibertinusSerif_400Regular_Italic", SERIF, 400, FontStyle.ITALIC),
            new Face("LibertinusSerif_700Bold", SERIF, 700, FontStyle.NORMAL),
            new Face("SourceSans3_400Regular", SANS, 400, FontStyle.NORMAL),
            new Face("SourceSans3_700Bold", SANS, 700, FontStyle.NORMAL));

    /** A font that is part of the file, as far as its letters are used. */
    private record Face(String file, String family, int weight, FontStyle style) {

        void into(PdfRendererBuilder builder) {
            builder.useFont(
                    () -> PdfReport.class.getResourceAsStream("/report/fonts/" + file + ".ttf"),
                    family,
                    weight,
                    style,
                    true);
        }
    }

    static {
        // It would log every CSS property that it does not support; the style sheet is also for browsers.
        XRLog.setLoggingEnabled(false);
    }

    private PdfReport() {}

    /** Prints HTML that was made for {@link Medium#PAPER}; {@code progress} is called for every page. */
    public static void print(String html, OutputStream out, Consumer<Progress> progress) throws IOException {
        progress.accept(new Progress(Progress.Stage.LAYING_OUT, 0, 0));
        var press = new Press(progress);
        try (var drawer = new BatikSVGDrawer(SvgScriptMode.SECURE, INSIDE);
                var renderer = builder(html, out, drawer, press).buildPdfRenderer()) {
            renderer.setListener(press);
            renderer.layout();
            renderer.createPDF();
        }
    }

    private static PdfRendererBuilder builder(String html, OutputStream out, BatikSVGDrawer drawer, Press press) {
        var builder = new PdfRendererBuilder();
        builder.useFastMode();
        // Tagged, for those who have it read aloud: headings, tables, and what each picture shows.
        builder.usePdfUaAccessibility(true);
        builder.useSVGDrawer(drawer);
        builder.withHtmlContent(html, "about:blank");
        // Nothing is loaded from outside the page.
        builder.useUriResolver((base, uri) -> uri != null && uri.startsWith("data:") ? uri : null);
        FACES.forEach(face -> face.into(builder));
        builder.useFont(
                () -> PDDocument.class.getResourceAsStream(FALLBACK_FONT), "Fallback", 400, FontStyle.NORMAL, true);
        builder.usePageSupplier((document, width, height, number, shadow) -> press.page(document, width, height));
        builder.toStream(out);
        return builder;
    }

    private static final class Press implements PDFCreationListener {

        private final Consumer<Progress> progress;
        private int pages;
        private int page;

        Press(Consumer<Progress> progress) {
            this.progress = progress;
        }

        PDPage page(PDDocument document, float width, float height) {
            page++;
            progress.accept(new Progress(Progress.Stage.PRINTING, page, Math.max(page, pages)));
            var sheet = new PDPage(new PDRectangle(width, height));
            document.addPage(sheet);
            return sheet;
        }

        @Override
        public void preOpen(PdfBoxRenderer renderer) {}

        @Override
        public void preWrite(PdfBoxRenderer renderer, int pageCount) {
            pages = pageCount;
        }

        @Override
        public void onClose(PdfBoxRenderer renderer) {
            progress.accept(new Progress(Progress.Stage.DONE, pages, pages));
        }
    }
}
