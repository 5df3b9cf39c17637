package org.longroll.web.reports;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jboss.logging.Logger;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;
import org.longroll.web.Workshop;

/** Prints reports one after the other, because laying out pages takes much memory. */
@ApplicationScoped
class PdfPress {

    private static final Logger LOG = Logger.getLogger(PdfPress.class);
    private static final int PAGES_A_LOG_LINE = 20;

    record Order(UUID battle, long version, Length length, Links links) {}

    /** The progress of a printed report. */
    @Schema(name = "PrintingProgress")
    public record ProgressView(String stage, int page, int pages) {

        static ProgressView of(Progress progress) {
            return new ProgressView(progress.stage().word(), progress.page(), progress.pages());
        }
    }

    private final Accounts accounts;
    private final Workshop<Order, ProgressView, byte[]> press =
            new Workshop<>("pdf-press", ProgressView.of(Progress.WAITING), Order::battle, this::print);

    PdfPress(Accounts accounts) {
        this.accounts = accounts;
    }

    Workshop<Order, ProgressView, byte[]> press() {
        return press;
    }

    private byte[] print(Order order, Consumer<ProgressView> progress) throws IOException {
        progress.accept(ProgressView.of(new Progress(Progress.Stage.WRITING_THE_STORY, 0, 0)));
        var report = order.length().of(accounts.toldWith(order.battle(), order.version()));
        var html = HtmlReport.of(report, accounts.album(order.battle()), order.links(), Medium.PAPER);
        var out = new ByteArrayOutputStream();
        PdfReport.print(html, out, now -> {
            progress.accept(ProgressView.of(now));
            log(order, now);
        });
        return out.toByteArray();
    }

    private static void log(Order order, Progress progress) {
        boolean worthALine = progress.stage() != Progress.Stage.PRINTING || progress.page() % PAGES_A_LOG_LINE == 0;
        if (worthALine) {
            LOG.infof(
                    "Report of battle %s: %s, page %d of %d",
                    order.battle(), progress.stage(), progress.page(), progress.pages());
        }
    }

    @PreDestroy
    void stop() {
        press.close();
    }
}
