package org.longroll.web.reports;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;
import org.longroll.report.render.ScrutinyPage;
import org.longroll.web.JobQueue;
import org.longroll.web.gate.Sender;

/** Prints reports one after the other, because laying out pages takes much memory. */
@ApplicationScoped
class PdfPress {

    private static final Logger LOG = Logger.getLogger(PdfPress.class);
    private static final int PAGES_A_LOG_LINE = 20;

    /** The longest wait with an open connection; the printing goes on, and the next call gets the result. */
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    /** A print from before a name was changed or a photo withdrawn is not given again. */
    record Order(BattleAccounts.Key account, Edition edition, Links links) {

        UUID battle() {
            return account.battle();
        }
    }

    /** The print of a battle that is asked for. */
    sealed interface Edition permits Length, AuditEdition {}

    /** The audit report. */
    record AuditEdition() implements Edition {}

    /** The progress of a printed report. */
    @Schema(name = "PrintingProgress")
    public record ProgressView(String stage, int page, int pages) {

        static ProgressView of(Progress progress) {
            return new ProgressView(progress.stage().word(), progress.page(), progress.pages());
        }
    }

    private final BattleAccounts accounts;
    private final Scrutinies scrutinies;
    private final JobQueue<Order, ProgressView, byte[]> press =
            new JobQueue<>("pdf-press", ProgressView.of(Progress.WAITING), Order::battle, this::print);

    PdfPress(BattleAccounts accounts, Scrutinies scrutinies) {
        this.accounts = accounts;
        this.scrutinies = scrutinies;
    }

    /** The paper, or how far it is. */
    Response printed(Order order, Sender by, @Nullable String prefer) {
        return press.answer(press.order(order, by), prefer, PATIENCE, paper -> Response.ok(paper)
                .type(Rendering.PDF.type())
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline; filename=\"battle-%s.pdf\"".formatted(order.battle()))
                .build());
    }

    private byte[] print(Order order, Consumer<ProgressView> progress) throws IOException {
        progress.accept(ProgressView.of(new Progress(Progress.Stage.WRITING_THE_STORY, 0, 0)));
        var html =
                switch (order.edition()) {
                    case Length length ->
                        HtmlReport.of(
                                length.of(accounts.toldWith(
                                        order.battle(), order.account().version())),
                                accounts.album(order.battle()),
                                order.links(),
                                Medium.PAPER);
                    case AuditEdition audit ->
                        ScrutinyPage.of(scrutinies.of(order.battle()), order.links(), Medium.PAPER);
                };
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
