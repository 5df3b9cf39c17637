package org.longroll.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.web.gate.ConcurrencyLimit;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Work that takes too long for a call: one piece after the other, on one thread. Results are kept for a while, so that
 * a later call gets them at once.
 *
 * @param <K> the request; equal requests are one piece of work
 * @param <P> the progress
 * @param <R> the result
 */
public final class JobQueue<K, P, R> implements AutoCloseable {

    private static final int WAITING = 16;

    /** The limit for one battle: its readers do not fill the queue for all others. */
    private static final int WAITING_OF_A_BATTLE = 3;

    /** The limit for one address: a reader of many battles does not fill it either. */
    private static final int WAITING_OF_AN_ADDRESS = 6;

    private static final int KEPT = 32;
    private static final Duration KEPT_FOR = Duration.ofMinutes(10);
    private static final String ASYNC = "respond-async";

    private final P notBegun;
    private final Function<K, UUID> battle;
    private final Work<K, P, R> work;
    private final ConcurrencyLimit<UUID> ofBattles = new ConcurrencyLimit<>(WAITING_OF_A_BATTLE);
    private final ConcurrencyLimit<Sender> ofSenders = new ConcurrencyLimit<>(WAITING_OF_AN_ADDRESS);
    private final ThreadPoolExecutor thread;

    /** Waiting or running: never evicted, or the same work would be started twice. */
    private final Map<K, Job<P, R>> underWay = new ConcurrentHashMap<>();

    private final Cache<K, Job<P, R>> done =
            Caffeine.newBuilder().maximumSize(KEPT).expireAfterAccess(KEPT_FOR).build();

    @FunctionalInterface
    public interface Work<K, P, R> {
        R make(K wanted, Consumer<P> progress) throws Exception;
    }

    /** @param battle what a piece of work is about */
    public JobQueue(String name, P notBegun, Function<K, UUID> battle, Work<K, P, R> work) {
        this.notBegun = notBegun;
        this.battle = battle;
        this.work = work;
        this.thread = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING), task -> {
            var thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** A piece of work, waiting, running or done. */
    public static final class Job<P, R> {

        private final CompletableFuture<R> made = new CompletableFuture<>();
        private volatile P progress;

        private Job(P notBegun) {
            this.progress = notBegun;
        }
    }

    /**
     * Starts a piece of work, or finds the same one; failed work is tried again.
     *
     * @param by the work counts as this sender's until it is done; who finds it later is not counted
     */
    public Job<P, R> order(K wanted, Sender by) {
        var job = underWay.computeIfAbsent(wanted, any -> done.asMap().containsKey(wanted) ? null : begin(wanted, by));
        if (job == null) {
            job = done.getIfPresent(wanted);
        }
        if (job == null) {
            return order(wanted, by);
        }
        if (job.made.isCompletedExceptionally()) {
            done.invalidate(wanted);
        }
        return job;
    }

    /** Something that was made already and is still kept. */
    public Optional<R> made(Predicate<K> what) {
        return done.asMap().entrySet().stream()
                .filter(job -> what.test(job.getKey()))
                .map(job -> job.getValue().made)
                .filter(made -> !made.isCompletedExceptionally())
                .map(CompletableFuture::join)
                .findFirst();
    }

    private Job<P, R> begin(K wanted, Sender by) {
        var about = battle.apply(wanted);
        if (!ofSenders.enter(by)) {
            throw refused("too-much-waiting", "Too much is waiting to be done for your address.");
        }
        if (!ofBattles.enter(about)) {
            ofSenders.leave(by);
            throw refused("busy", "Too much of this kind is waiting to be done.");
        }
        Runnable leave = () -> {
            ofBattles.leave(about);
            ofSenders.leave(by);
        };
        var job = new Job<P, R>(notBegun);
        try {
            thread.execute(() -> work(wanted, job, leave));
        } catch (RejectedExecutionException full) {
            leave.run();
            throw refused("busy", "Too much of this kind is waiting to be done.");
        }
        return job;
    }

    private static ProblemException refused(String code, String title) {
        return new ProblemException(
                Problem.of(429, code, title, "Ask again in a minute."), Map.of(HttpHeaders.RETRY_AFTER, "60"));
    }

    private void work(K wanted, Job<P, R> job, Runnable leave) {
        try {
            job.made.complete(work.make(wanted, progress -> job.progress = progress));
        } catch (Exception | Error failed) {
            job.made.completeExceptionally(failed);
        } finally {
            done.put(wanted, job);
            underWay.remove(wanted);
            leave.run();
        }
    }

    /**
     * The result, if it is ready or becomes ready while the caller waits; else 202 with the progress. With {@code
     * respond-async} the call does not wait.
     *
     * @param prefer the value of the {@code Prefer} header
     */
    public Response answer(Job<P, R> job, @Nullable String prefer, Duration patience, Function<R, Response> done) {
        boolean waits = prefer == null || !prefer.contains(ASYNC);
        try {
            return done.apply(job.made.get(waits ? patience.toMillis() : 0, TimeUnit.MILLISECONDS));
        } catch (TimeoutException notYet) {
            return underWay(job);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return underWay(job);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof ProblemException said
                    ? said
                    : new IllegalStateException("what was asked for could not be made", e.getCause());
        }
    }

    private Response underWay(Job<P, R> job) {
        return Response.accepted(job.progress)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.RETRY_AFTER, 1)
                .header("Preference-Applied", ASYNC)
                .build();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
