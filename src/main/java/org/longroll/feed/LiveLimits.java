package org.longroll.feed;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

@Singleton
class LiveLimits {

    private final int total;
    private final int perBattle;

    LiveLimits(
            @ConfigProperty(name = "longroll.live.limit.total") int total,
            @ConfigProperty(name = "longroll.live.limit.per-battle") int perBattle) {
        this.total = total;
        this.perBattle = perBattle;
    }

    int total() {
        return total;
    }

    int perBattle() {
        return perBattle;
    }
}
