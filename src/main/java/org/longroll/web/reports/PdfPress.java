package org.longroll.web.reports;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;
import org.longroll.web.problem.ProblemException;

/**
 * Prints reports, one after the other: laying out paper takes memory, and two at a time would take it twice. What was
 * printed is kept for a while, so that a reader who asked how far it is gets it when it is done.
 */
@ApplicationScoped
class PdfPress {

    private static final Logger LOG = Logger.getLogger(PdfPress.class);
    private static final int WAITING = 16;
    private static final int KEPT = 8;
    private static final Duration KEPT_FOR = Duration.ofMinutes(10);
    private static final int PAGES_A_LOG_LINE = 20;

    private record Key(UUID battle, long version, Links links) {}

    private final Accounts accounts;
    private final Cache<Key, Job> jobs =
            Caffeine.newBuilder().maximumSize(KEPT).expireAfterAccess(KEPT_FOR).build();
    private final ThreadPoolExecutor press =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING), work -> {
                var thread = new Thread(work, "pdf-press");
                thread.setDaemon(true);
                return thread;
            });

    PdfPress(Accounts accounts) {
        this.accounts = accounts;
    }

    /** A report on its way to paper. */
    static final class Job {

        private final CompletableFuture<byte[]> paper = new CompletableFuture<>();
        private volatile Progress progress = Progress.WAITING;

        CompletableFuture<byte[]> paper() {
            return paper;
        }

        Progress progress() {
            return progress;
        }
    }

    /** Begins to print, or finds what is being printed or was. */
    Job print(UUID battle, long version, Links links) {
        var key = new Key(battle, version, links);
        var job = jobs.get(key, this::begin);
        if (job.paper().isCompletedExceptionally()) {
            jobs.invalidate(key);
        }
        return job;
    }

    private Job begin(Key key) {
        var job = new Job();
        try {
            press.execute(() -> print(key, job));
        } catch (RejectedExecutionException full) {
            throw new ProblemException(429, "press-busy", "Too many reports wait to be printed.", "Try again later.");
        }
        return job;
    }

    private void print(Key key, Job job) {
        try {
            job.progress = new Progress(Progress.Stage.WRITING_THE_STORY, 0, 0);
            var report = accounts.of(key.battle(), key.version()).report();
            var html = HtmlReport.of(report, accounts.album(key.battle()), key.links(), Medium.PAPER);
            var out = new ByteArrayOutputStream();
            PdfReport.print(html, out, progress -> tell(key, job, progress));
            job.paper.complete(out.toByteArray());
        } catch (IOException e) {
            job.paper.completeExceptionally(new UncheckedIOException(e));
        } catch (RuntimeException | Error e) {
            job.paper.completeExceptionally(e);
        }
    }

    private static void tell(Key key, Job job, Progress progress) {
        job.progress = progress;
        boolean worthALine = progress.stage() != Progress.Stage.PRINTING || progress.page() % PAGES_A_LOG_LINE == 0;
        if (worthALine) {
            LOG.infof(
                    "Report of battle %s: %s, page %d of %d",
                    key.battle(), progress.stage(), progress.page(), progress.pages());
        }
    }

    @PreDestroy
    void stop() {
        press.shutdownNow();
    }
}
