package org.longroll.feed;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.Metadata;
import org.eclipse.microprofile.reactive.messaging.Outgoing;
import org.jspecify.annotations.Nullable;
import org.longroll.feed.Election.Tenure;
import org.longroll.ledger.Checkpoints;
import org.longroll.ledger.CommitHint;
import org.longroll.ledger.Follower;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/**
 * Publishes every committed event on the channel {@code journal-out}, in order, at least once: the elected node reads
 * the ledger from the stored position and stores the next one when the channel has taken a batch.
 */
@Singleton
class JournalPublisher implements CommitHint, Checkpoints {

    static final String CHANNEL = "journal-out";

    private static final int BATCH = 500;
    private static final Duration GATHERING = Duration.ofMillis(20);

    private final Ledger ledger;
    private final Election election;
    private final Duration interval;
    private final boolean enabled;
    private final UnicastProcessor<Message<String>> messages = UnicastProcessor.create();
    private @Nullable Follower follower;
    private @Nullable Tenure tenure;

    JournalPublisher(
            Ledger ledger,
            Election election,
            @ConfigProperty(name = "longroll.publisher.interval", defaultValue = "1S") Duration interval,
            @ConfigProperty(name = "mp.messaging.outgoing." + CHANNEL + ".enabled") boolean enabled) {
        this.ledger = ledger;
        this.election = election;
        this.interval = interval;
        this.enabled = enabled;
    }

    void start(@Observes StartupEvent event) {
        if (enabled) {
            follower = Follower.start("journal-publisher", interval, GATHERING, this::advance);
        }
    }

    void stop(@Observes ShutdownEvent event) {
        if (follower != null) {
            follower.close();
        }
        resign();
    }

    @Override
    public void committed() {
        if (follower != null) {
            follower.wake();
        }
    }

    @Override
    public Map<String, Long> positions() {
        return enabled ? Map.of(CHANNEL, election.position()) : Map.of();
    }

    private boolean advance() {
        try {
            if (tenure == null) {
                tenure = election.stand().orElse(null);
            }
            return tenure != null && publish(tenure);
        } catch (RuntimeException e) {
            // Another node may succeed; it starts from the stored position.
            resign();
            throw e;
        }
    }

    private boolean publish(Tenure current) {
        var batch = ledger.readByPosition(current.position(), BATCH);
        if (batch.isEmpty()) {
            current.confirm();
            return false;
        }
        send(batch);
        current.advance(batch.getLast().position());
        return batch.size() == BATCH;
    }

    /** Waits as long as the broker is away: a batch that was begun anew meanwhile would be there twice, and out of order. */
    private void send(List<Recorded> batch) {
        var sending = batch.stream().map(this::sending).toList();
        Uni.join().all(sending).andFailFast().await().indefinitely();
    }

    /** What is sent; where the channel is switched off, nothing takes it and nothing is sent. */
    @Outgoing(CHANNEL)
    Multi<Message<String>> messages() {
        return messages;
    }

    /** Keyed by battle, so that its messages stay in one partition and in order. Done when the channel has taken it. */
    private Uni<Void> sending(Recorded event) {
        var key = OutgoingKafkaRecordMetadata.<String>builder()
                .withKey(event.envelope().stream().toString())
                .build();
        return Uni.createFrom()
                .emitter(taken -> messages.onNext(Message.of(
                        JournalMessage.of(event).toJson(),
                        Metadata.of(key),
                        () -> {
                            taken.complete(null);
                            return CompletableFuture.completedFuture(null);
                        },
                        failure -> {
                            taken.fail(failure);
                            return CompletableFuture.completedFuture(null);
                        })));
    }

    private void resign() {
        if (tenure != null) {
            tenure.close();
            tenure = null;
        }
    }
}
