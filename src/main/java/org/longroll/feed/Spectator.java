package org.longroll.feed;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.longroll.feed.LiveSignal.Happened;
import org.longroll.feed.LiveSignal.Heartbeat;
import org.longroll.feed.LiveSignal.Present;

/**
 * One live stream of a battle. It holds no events, only the version sent. An event that is next and for which there is
 * demand is sent on; all others are read from the ledger when there is demand. So a slow stream costs no more than a
 * quiet one, and no event is sent twice or lost.
 */
final class Spectator implements Flow.Subscription {

    interface Reading {
        List<Happened> behind(long version, int limit);
    }

    /**
     * What a stream is to send.
     *
     * @param after the version that the subscriber has
     * @param admitted the version at which the subscriber's key was checked
     * @param through the version with which the stream ends
     */
    record Span(long after, long admitted, long through) {}

    /**
     * A subscriber who may no longer look must not go on watching. After an event of these types all streams end, and
     * clients that still may look reconnect. One from before the subscriber came is history, and sent on like everything
     * else.
     */
    private static final Set<String> ADMISSION = Set.of("key-reissued", "seat-revoked", "settings-changed");

    private static final int SLICE = 100;

    /** Heartbeats without demand after which the connection counts as dead. */
    private static final int MISSED_MAX = 8;

    private final Reading reading;
    private final Executor readers;
    private final Consumer<Spectator> leaving;
    private final Flow.Subscriber<? super LiveSignal> line;
    private final String seat;
    private final Span span;
    private long sent;
    private long known;
    private long demand;
    private int missed;
    private boolean busy;
    private boolean gone;
    private @Nullable Present told;

    /** Who is here, while there is no demand for it. */
    private @Nullable Present untold;

    Spectator(
            Flow.Subscriber<? super LiveSignal> line,
            String seat,
            Span span,
            Reading reading,
            Executor readers,
            Consumer<Spectator> leaving) {
        this.line = line;
        this.seat = seat;
        this.span = span;
        this.sent = span.after();
        this.known = span.after();
        this.reading = reading;
        this.readers = readers;
        this.leaving = leaving;
    }

    String seat() {
        return seat;
    }

    synchronized boolean isGone() {
        return gone;
    }

    /** Says who is here, if that has changed. */
    synchronized void tell(Present here) {
        untold = here.equals(told) ? null : here;
        sayWhoIsHere();
    }

    private void sayWhoIsHere() {
        if (!gone && untold != null && demand > 0) {
            told = untold;
            untold = null;
            demand--;
            line.onNext(told);
        }
    }

    /** The battle has at least this version. */
    synchronized void knows(long version) {
        known = Math.max(known, version);
        leaveIfThrough();
        catchUp();
    }

    synchronized void offer(Happened event) {
        known = Math.max(known, event.version());
        if (!busy && demand > 0 && event.version() == sent + 1) {
            hand(event);
        } else {
            catchUp();
        }
    }

    synchronized void beat() {
        if (gone || busy) {
            return;
        }
        if (demand > 0) {
            missed = 0;
            demand--;
            line.onNext(new Heartbeat());
        } else if (++missed >= MISSED_MAX) {
            leave();
        }
    }

    @Override
    public synchronized void request(long more) {
        demand = demand + more < 0 ? Long.MAX_VALUE : demand + more;
        sayWhoIsHere();
        catchUp();
    }

    @Override
    public void cancel() {
        synchronized (this) {
            if (gone) {
                return;
            }
            gone = true;
        }
        leaving.accept(this);
    }

    synchronized void leave() {
        if (!gone) {
            gone = true;
            leaving.accept(this);
            line.onComplete();
        }
    }

    private void hand(Happened event) {
        if (gone) {
            return;
        }
        sent = event.version();
        demand--;
        line.onNext(event);
        leaveIfThrough();
        if (ADMISSION.contains(event.type()) && event.version() > span.admitted()) {
            leave();
        }
    }

    private void leaveIfThrough() {
        if (sent >= span.through()) {
            leave();
        }
    }

    /** Reads the missing events if there is demand; one read at a time. */
    private void catchUp() {
        if (gone || busy || demand == 0 || known <= sent) {
            return;
        }
        busy = true;
        try {
            readers.execute(this::read);
        } catch (RejectedExecutionException e) {
            leave();
        }
    }

    private void read() {
        try {
            handOn(reading.behind(version(), SLICE));
        } catch (Throwable e) {
            // Errors too, or the stream would stay open and say nothing. The client comes back with its version.
            leave();
        }
    }

    private synchronized long version() {
        return sent;
    }

    private synchronized void handOn(List<Happened> events) {
        for (var event : events) {
            if (demand > 0 && !gone) {
                hand(event);
            }
        }
        if (events.isEmpty()) {
            known = sent;
        }
        busy = false;
        catchUp();
    }
}
