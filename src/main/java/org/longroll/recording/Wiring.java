package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import org.longroll.codec.EventCodec;

/** The real clock, the real ids and the codec, for everything that asks for them by their port. */
final class Wiring {

    private Wiring() {}

    @Produces
    @Singleton
    static InstantSource clock() {
        return InstantSource.system();
    }

    @Produces
    @Singleton
    static Ids ids() {
        return UuidCreator::getTimeOrderedEpochPlus1;
    }

    @Produces
    @Singleton
    static EventCodec codec() {
        return EventCodec.standard();
    }
}
