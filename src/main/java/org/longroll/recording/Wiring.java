package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import org.longroll.codec.EventCodec;

/** Produces the real clock, ids and codec. */
final class Wiring {

    /** The size of the hash that makes the dice. */
    private static final int SEED_BYTES = 32;

    private Wiring() {}

    @Produces
    @Singleton
    static InstantSource clock() {
        return new WatchedClock(InstantSource.system());
    }

    @Produces
    @Singleton
    static Ids ids() {
        return UuidCreator::getTimeOrderedEpochPlus1;
    }

    @Produces
    @Singleton
    static DiceSeeds seeds() {
        var random = new SecureRandom();
        return () -> {
            var seed = new byte[SEED_BYTES];
            random.nextBytes(seed);
            return HexFormat.of().formatHex(seed);
        };
    }

    @Produces
    @Singleton
    static EventCodec codec() {
        return EventCodec.standard();
    }
}
