package org.longroll.feed;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;
import org.longroll.feed.LiveSignal.Happened;
import org.longroll.feed.LiveSignal.Present;
import org.longroll.feed.Spectator.Span;
import org.longroll.ledger.CommitHint;
import org.longroll.ledger.Follower;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/**
 * The live streams of this node. One thread follows the ledger and offers each new event to the spectators of its
 * battle; a few more threads read for spectators who come and for those that are behind. Without spectators the ledger is not read.
 */
@Singleton
public class LiveHub implements CommitHint {

    private static final int BATCH = 500;
    private static final int READERS = 4;

    /** Who reads what has happened so far is not at the table. */
    private static final String NOBODY = "";

    /** Too short to be noticed. */
    private static final Duration GATHERING = Duration.ofMillis(10);

    /** A line that is cut takes others with it: they are not told of each other. */
    private static final Duration SETTLING = Duration.ofMillis(500);

    private final Ledger ledger;
    private final LedgerEnd ledgerEnd;
    private final LiveLimits limits;
    private final Duration interval;
    private final Duration heartbeat;
    private final Map<UUID, Set<Spectator>> audience = new ConcurrentHashMap<>();
    private final AtomicInteger spectators = new AtomicInteger();

    /** Battles whose followers are to be told who is here. */
    private final Set<UUID> cameOrWent = ConcurrentHashMap.newKeySet();

    /** Held while presence is sent, so that the last message to a spectator is the current one. */
    private final Object presence = new Object();

    private final ExecutorService readers = Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("live-reader-", 0).daemon().factory());
    private volatile boolean draining;
    private @Nullable Follower follower;
    private @Nullable Follower beats;

    /** The position reached; null without spectators. */
    private @Nullable Long position;

    LiveHub(
            Ledger ledger,
            LedgerEnd ledgerEnd,
            LiveLimits limits,
            @ConfigProperty(name = "longroll.live.interval", defaultValue = "0.5S") Duration interval,
            @ConfigProperty(name = "longroll.live.heartbeat", defaultValue = "15S") Duration heartbeat) {
        this.ledger = ledger;
        this.ledgerEnd = ledgerEnd;
        this.limits = limits;
        this.interval = interval;
        this.heartbeat = heartbeat;
    }

    void start(@Observes StartupEvent event, MeterRegistry meters) {
        Gauge.builder("longroll.live.spectators", spectators::get)
                .description("Open live streams on this node")
                .register(meters);
        follower = Follower.start("live-hub", interval, GATHERING, this::advance);
        beats = Follower.start("live-heartbeat", heartbeat, Duration.ZERO, this::beat);
    }

    /** This node ends in some seconds: spectators reconnect, through a proxy to another one, and miss nothing. */
    void drain(@Observes ShutdownDelayInitiatedEvent event) {
        draining = true;
        audience.values().forEach(seats -> seats.forEach(Spectator::leave));
    }

    void stop(@Observes ShutdownEvent event) {
        if (follower != null && beats != null) {
            follower.close();
            beats.close();
        }
        audience.values().forEach(seats -> seats.forEach(Spectator::leave));
        readers.shutdown();
    }

    @Override
    public void committed() {
        if (follower != null && spectators.get() > 0) {
            follower.wake();
        }
    }

    /** A hint that some node has committed up to this position; ignored if this node has read it. */
    void heardOf(long committed) {
        var from = followedFrom();
        if (from != null && committed > from) {
            committed();
        }
    }

    public Optional<Long> version(UUID battle) {
        return ledger.head(battle).map(Head::version);
    }

    /**
     * The events of a battle after a version, until a key is replaced, and who else follows it on this node; {@link
     * TooManySpectators} if a limit is reached.
     *
     * @param seat the caller's seat, as the others see it
     * @param admitted the version at which the caller's key was checked
     */
    public Flow.Publisher<LiveSignal> follow(UUID battle, String seat, long after, long admitted) {
        return draining
                ? replay(battle, after, admitted)
                : joining(line -> join(battle, line, seat, new Span(after, admitted, Long.MAX_VALUE)));
    }

    /** The events up to now. */
    public Flow.Publisher<LiveSignal> replay(UUID battle, long after, long admitted) {
        return joining(line -> join(
                battle, line, NOBODY, new Span(after, admitted, version(battle).orElse(0L))));
    }

    /** Joining asks the database. The thread that subscribes is an event loop, where all others would wait for that. */
    private Flow.Publisher<LiveSignal> joining(Flow.Publisher<LiveSignal> stream) {
        return line -> unlessStopped(() -> stream.subscribe(line));
    }

    /** Checks the limits before a stream is opened; opening it checks them again. */
    public synchronized void requireRoom(UUID battle) {
        if (audience.getOrDefault(battle, Set.of()).size() >= limits.perBattle()) {
            throw new TooManySpectators(true);
        }
        if (spectators.get() >= limits.total()) {
            throw new TooManySpectators(false);
        }
    }

    /** The hub must follow before the version is read: the version covers earlier commits, the hub later ones. */
    private void join(UUID battle, Flow.Subscriber<? super LiveSignal> line, String seat, Span span) {
        var spectator = new Spectator(
                line,
                seat,
                span,
                (version, limit) -> read(battle, version, limit),
                readers,
                gone -> remove(battle, gone));
        line.onSubscribe(spectator);
        try {
            seat(battle, spectator);
            if (spectator.isGone()) {
                // The caller hung up before there was a seat to take back.
                remove(battle, spectator);
                return;
            }
            spectator.beat();
            spectator.knows(version(battle).orElse(0L));
        } catch (RuntimeException e) {
            spectator.cancel();
            line.onError(e);
        }
    }

    private synchronized void seat(UUID battle, Spectator spectator) {
        requireRoom(battle);
        if (position == null) {
            position = ledgerEnd.safePosition();
        }
        audience.compute(battle, (id, seats) -> {
            var taken = seats == null ? ConcurrentHashMap.<Spectator>newKeySet() : seats;
            taken.add(spectator);
            return taken;
        });
        spectators.incrementAndGet();
        somebodyCameOrWent(battle);
    }

    private void remove(UUID battle, Spectator gone) {
        audience.computeIfPresent(battle, (id, seats) -> {
            if (seats.remove(gone)) {
                spectators.decrementAndGet();
            }
            return seats.isEmpty() ? null : seats;
        });
        somebodyCameOrWent(battle);
    }

    /**
     * Told a moment later, once for all who come or go meanwhile, and on a thread of its own: who goes holds the lock of
     * his own stream, and must not wait for those of others.
     */
    private void somebodyCameOrWent(UUID battle) {
        if (cameOrWent.add(battle)) {
            CompletableFuture.delayedExecutor(SETTLING.toMillis(), TimeUnit.MILLISECONDS, this::unlessStopped)
                    .execute(() -> tellWhoIsHere(battle));
        }
    }

    private void unlessStopped(Runnable work) {
        if (!readers.isShutdown()) {
            readers.execute(work);
        }
    }

    private void tellWhoIsHere(UUID battle) {
        cameOrWent.remove(battle);
        synchronized (presence) {
            var seats = audience.getOrDefault(battle, Set.of()).stream()
                    .filter(spectator -> !spectator.seat().equals(NOBODY))
                    .toList();
            var here = new Present(seats.stream().map(Spectator::seat).collect(Collectors.toCollection(TreeSet::new)));
            seats.forEach(spectator -> spectator.tell(here));
        }
    }

    private List<Happened> read(UUID battle, long after, int limit) {
        return ledger.read(battle, after, after + limit)
                .map(event -> Happened.of(event.envelope()))
                .toList();
    }

    private boolean advance() {
        var from = followedFrom();
        if (from == null) {
            return false;
        }
        var batch = ledger.readByPosition(from, BATCH);
        batch.forEach(this::handOn);
        if (!batch.isEmpty()) {
            goneOnTo(batch.getLast().position());
        }
        return batch.size() == BATCH;
    }

    private synchronized @Nullable Long followedFrom() {
        if (spectators.get() == 0) {
            position = null;
        }
        return position;
    }

    private synchronized void goneOnTo(long reached) {
        position = reached;
    }

    private void handOn(Recorded event) {
        var seats = audience.get(event.envelope().stream());
        if (seats != null) {
            var happened = Happened.of(event.envelope());
            seats.forEach(spectator -> spectator.offer(happened));
        }
    }

    private boolean beat() {
        audience.values().forEach(seats -> seats.forEach(Spectator::beat));
        return false;
    }
}
