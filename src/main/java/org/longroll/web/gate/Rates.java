package org.longroll.web.gate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Duration;
import java.util.Map;
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

    /** Takes one of the calls of an address. */
    Allowance call(Sender sender) {
        return taken("address", callers, sender, calls);
    }

    /** The same for a seat, wherever its calls come from. */
    public Allowance callOf(UUID battle, String seat) {
        return taken("seat", seats, new SeatOf(battle, seat), callsOfASeat);
    }

    /** The same for battles that are started, imported or branched off. */
    public Allowance start(Sender sender) {
        return taken("start", starters, sender, starts);
    }

    private static <K> Allowance taken(String name, Cache<K, Bucket> buckets, K key, Rate rate) {
        long now = System.nanoTime();
        return buckets.get(key, any -> new Bucket(rate, now)).take(name, now);
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
