package org.longroll.web.seats;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.web.gate.Sender;

/** Counts invalid keys by address, and says when there are too many. */
@Singleton
class FailedKeys {

    private static final int ADDRESSES = 100_000;

    private final Cache<Sender, AtomicInteger> failures;
    private final int limit;
    private final Duration window;

    FailedKeys(
            @ConfigProperty(name = "longroll.failed-keys.limit", defaultValue = "20") int limit,
            @ConfigProperty(name = "longroll.failed-keys.window", defaultValue = "60s") Duration window) {
        this.limit = limit;
        this.window = window;
        this.failures = Caffeine.newBuilder()
                .maximumSize(ADDRESSES)
                .expireAfterWrite(window)
                .build();
    }

    void count(Sender address) {
        failures.get(address, any -> new AtomicInteger()).incrementAndGet();
    }

    boolean tooManyFrom(Sender address) {
        var count = failures.getIfPresent(address);
        return count != null && count.get() >= limit;
    }

    long windowSeconds() {
        return window.toSeconds();
    }
}
