package org.longroll.adf.web.entries;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.io.IOException;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.rules.ImpactOutcome.Side;

/** Explained results of this system whose shape differs from the calculator's. */
@Singleton
class CalculatorShapes implements ObjectMapperCustomizer {

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.addMixIn(ChargeEvent.ChargeMade.class, Reaching.class);
        mapper.addMixIn(ChargeEvent.CounterchargeMade.class, Reaching.class);
        mapper.addMixIn(ChargeEvent.ImpactResolved.class, Won.class);
    }

    /** The fields of the reach are beside those of the charge. */
    private abstract static class Reaching {
        @JsonUnwrapped
        abstract ChargeEvent.Reach reach();
    }

    private abstract static class Won {
        @JsonSerialize(nullsUsing = Nobody.class)
        @Schema(enumeration = {"attacker", "defender", "none"})
        abstract @Nullable Side winner();
    }

    /** The winner if there is none. */
    static final class Nobody extends StdSerializer<Object> {

        private static final long serialVersionUID = 1L;

        Nobody() {
            super(Object.class);
        }

        @Override
        public void serialize(@Nullable Object nobody, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            out.writeString("none");
        }
    }
}
