package org.longroll.web.reports;

import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The account that was asked for last of each battle. It is kept by battle, because a cache evicts keys first that are rarely
 * read: of versions that would be the newest one.
 */
final class LatestAccounts<K extends LatestAccounts.AboutBattle, A> {

    private static final int KEPT = 12;
    private static final Duration KEPT_FOR = Duration.ofMinutes(10);

    interface AboutBattle {
        UUID battle();
    }

    private record Made<K, A>(K key, FutureTask<A> account) {}

    private final Map<UUID, Made<K, A>> latest = Caffeine.newBuilder()
            .maximumSize(KEPT)
            .expireAfterAccess(KEPT_FOR)
            .<UUID, Made<K, A>>build()
            .asMap();

    /** Callers that want the same account at the same time wait for the first one; others are not held up by it. */
    A of(K key, Callable<A> compose) {
        var made = latest.compute(
                key.battle(),
                (battle, last) ->
                        last != null && last.key().equals(key) ? last : new Made<>(key, new FutureTask<>(compose)));
        // Does nothing if it has run already, or runs on another thread.
        made.account().run();
        try {
            return made.account().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while an account was composed", e);
        } catch (ExecutionException e) {
            latest.remove(key.battle(), made);
            throw e.getCause() instanceof RuntimeException fault ? fault : new IllegalStateException(e.getCause());
        }
    }
}
