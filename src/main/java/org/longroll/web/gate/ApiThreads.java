package org.longroll.web.gate;

import io.vertx.core.impl.ContextInternal;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which calls of the API run, so many at a time; the others wait in a queue of limited length. A place is a
 * thread: it is free when the work of its call ends, whatever became of the caller. Those that wait are counted, each until
 * its turn begins, which always comes. A live stream holds no thread once it has begun. Health checks and pages have the
 * workers of Quarkus to themselves.
 */
final class ApiThreads implements AutoCloseable {

    private final ThreadPoolExecutor threads;
    private final Budget waiting;

    ApiThreads(int atOnce, int waiting) {
        this.waiting = new Budget(waiting);
        // A queue without a lock: at a full processor an event loop would wait for the thread that holds it.
        threads = new ThreadPoolExecutor(
                atOnce,
                atOnce,
                1,
                TimeUnit.MINUTES,
                new LinkedTransferQueue<>(),
                Thread.ofPlatform().name("api-", 1).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** A call with the context that it was received in, which the application finds its request scope by. */
    private record Turn(RoutingContext call, ContextInternal context, Budget waiting, long sinceNanos)
            implements Runnable {

        @Override
        public void run() {
            waiting.giveBack(1);
            if (!call.response().ended() && !call.response().closed()) {
                context.dispatch(call, RoutingContext::next);
            }
        }
    }

    /** Passes the call on, now or in its turn; false if the queue is full. */
    boolean run(RoutingContext call) {
        if (!waiting.take(1)) {
            return false;
        }
        try {
            threads.execute(
                    new Turn(call, (ContextInternal) call.vertx().getOrCreateContext(), waiting, System.nanoTime()));
            return true;
        } catch (RejectedExecutionException ending) {
            waiting.giveBack(1);
            return false;
        }
    }

    /** How many calls could begin now. */
    int free() {
        return threads.getMaximumPoolSize() - threads.getActiveCount();
    }

    int waiting() {
        return (int) waiting.taken();
    }

    /** How long the call that is next has waited. */
    Duration longestWait() {
        return threads.getQueue().peek() instanceof Turn next
                ? Duration.ofNanos(System.nanoTime() - next.sinceNanos())
                : Duration.ZERO;
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
