package org.longroll.web.gate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.web.problem.Problem;

/**
 * How often each address may call, each seat may call and each address may start a battle. The defaults let thirty people
 * behind one address play an evening.
 */
@Singleton
public class Rates {

    private static final int REMEMBERED = 100_000;
    private static final Duration FORGOTTEN_AFTER = Duration.ofHours(2);

    private record SeatOf(UUID battle, String seat) {}

    private final Rate calls;
    private final Rate callsOfASeat;
    private final Rate starts;
    private final Cache<Sender, Bucket> callers = buckets();
    private final Cache<SeatOf, Bucket> seats = buckets();
    private final Cache<Sender, Bucket> starters = buckets();

    Rates(
            @ConfigProperty(name = "longroll.rate.calls-of-an-address") String calls,
            @ConfigProperty(name = "longroll.rate.calls-of-a-seat") String callsOfASeat,
            @ConfigProperty(name = "longroll.rate.starts-of-an-address") String starts) {
        this.calls = Rate.of("longroll.rate.calls-of-an-address", calls);
        this.callsOfASeat = Rate.of("longroll.rate.calls-of-a-seat", callsOfASeat);
        this.starts = Rate.of("longroll.rate.starts-of-an-address", starts);
    }

    /** A setting that cannot be read is found when the server starts. */
    void start(@Observes StartupEvent event) {}

    private static <K> Cache<K, Bucket> buckets() {
        return Caffeine.newBuilder()
                .maximumSize(REMEMBERED)
                .expireAfterAccess(FORGOTTEN_AFTER)
                .build();
    }

    /** The seconds to wait, if there are too many calls of an address. */
    Optional<Long> call(Sender sender) {
        return taken(callers, sender, calls);
    }

    /** The same for a seat, wherever its calls come from. */
    public Optional<Long> callOf(UUID battle, String seat) {
        return taken(seats, new SeatOf(battle, seat), callsOfASeat);
    }

    /** The same for battles that are started, imported or branched off. */
    public Optional<Long> start(Sender sender) {
        return taken(starters, sender, starts);
    }

    private static <K> Optional<Long> taken(Cache<K, Bucket> buckets, K key, Rate rate) {
        long now = System.nanoTime();
        long wait = buckets.get(key, any -> new Bucket(rate, now)).take(now);
        return wait == 0 ? Optional.empty() : Optional.of(wait);
    }

    public static Problem tooFast(long waitSeconds) {
        return Problem.of(
                429,
                "too-many-calls",
                "There are too many calls for now.",
                "Wait %d %s.".formatted(waitSeconds, waitSeconds == 1 ? "second" : "seconds"));
    }

    public static Map<String, String> retryAfter(long waitSeconds) {
        return Map.of(HttpHeaders.RETRY_AFTER, Long.toString(waitSeconds));
    }
}
