package org.longroll.web.gate;

import io.vertx.core.Context;
import io.vertx.ext.web.RoutingContext;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Lets a number of calls through at a time; the others wait in a queue of limited length. */
final class Turnstile {

    private record Waiting(RoutingContext call, Context loop) {}

    private final int longest;
    private final Queue<Waiting> queue = new ArrayDeque<>();
    private int free;

    Turnstile(int atOnce, int longest) {
        this.free = atOnce;
        this.longest = longest;
    }

    /** How many calls could pass now. */
    int free() {
        synchronized (queue) {
            return free;
        }
    }

    /** Passes the call on, now or in its turn; false if the queue is full. */
    boolean enter(RoutingContext call) {
        synchronized (queue) {
            if (free == 0) {
                return queue.size() < longest
                        && queue.add(new Waiting(call, call.vertx().getOrCreateContext()));
            }
            free--;
        }
        pass(call);
        return true;
    }

    /**
     * On the event loop of the call, which is also told of its end: what was closed before this is known here, and what is
     * closed after it comes to the end handler. A live stream holds no thread once it has begun.
     */
    private void pass(RoutingContext call) {
        var left = new AtomicBoolean();
        if (call.response().closed()) {
            leave(left);
            return;
        }
        call.addEndHandler(end -> leave(left));
        call.addHeadersEndHandler(headers -> {
            if (Deadline.isLiveStream(call)) {
                leave(left);
            }
        });
        call.next();
    }

    private void leave(AtomicBoolean left) {
        if (left.compareAndSet(false, true)) {
            var next = next();
            if (next != null) {
                next.loop().runOnContext(now -> pass(next.call()));
            }
        }
    }

    /** The next call whose sender still waits. */
    private @Nullable Waiting next() {
        synchronized (queue) {
            var next = queue.poll();
            while (next != null && next.call().response().closed()) {
                next = queue.poll();
            }
            if (next == null) {
                free++;
            }
            return next;
        }
    }
}
