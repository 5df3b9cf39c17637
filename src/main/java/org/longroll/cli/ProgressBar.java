package org.longroll.cli;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Progress, speed and remaining time in one line, which is overwritten. */
final class ProgressBar {

    private static final int WIDTH = 30;

    /** If the output is not a terminal, a line now and then is enough. */
    private static final long LOG_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final String name;
    private final PrintWriter out;
    private final boolean watched;
    private final LongSupplier nanoTime;
    private final long startNanos;
    private long firstDone = -1;
    private long writtenNanos;

    ProgressBar(String name, PrintWriter out, boolean watched, LongSupplier nanoTime) {
        this.name = name;
        this.out = out;
        this.watched = watched;
        this.nanoTime = nanoTime;
        this.startNanos = nanoTime.getAsLong();
        this.writtenNanos = startNanos;
    }

    void reached(long done, long all) {
        if (firstDone < 0) {
            // A resumed rebuild did its first part earlier; that must not count for the speed.
            firstDone = done;
        }
        var now = nanoTime.getAsLong();
        if (watched) {
            out.print("\r" + line(done, all, now - startNanos));
            out.flush();
        } else if (now - writtenNanos >= LOG_NANOS) {
            out.println(line(done, all, now - startNanos));
            out.flush();
            writtenNanos = now;
        }
    }

    void end() {
        if (watched && firstDone >= 0) {
            out.println();
        }
    }

    String line(long done, long all, long elapsedNanos) {
        var part = all == 0 ? 1.0 : (double) done / all;
        var seconds = Math.max(1e-3, elapsedNanos / 1e9);
        var perSecond = (done - Math.max(0, firstDone)) / seconds;
        var left = perSecond > 0 ? Math.round((all - done) / perSecond) : 0;
        var filled = (int) Math.round(part * WIDTH);
        return "%-10s [%s%s] %3.0f %%  %,d events/s  %d s left "
                .formatted(
                        name, "#".repeat(filled), "-".repeat(WIDTH - filled), part * 100, Math.round(perSecond), left);
    }
}
