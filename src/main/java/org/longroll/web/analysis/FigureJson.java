package org.longroll.web.analysis;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import org.longroll.analysis.Strength;

/** Figures are written by their components; {@link Strength#isNone} is not one of them. */
@Singleton
class FigureJson implements ObjectMapperCustomizer {

    interface PlainStrength {
        @JsonIgnore
        boolean isNone();
    }

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.addMixIn(Strength.class, PlainStrength.class);
    }
}
