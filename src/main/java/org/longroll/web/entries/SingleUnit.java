package org.longroll.web.entries;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.longroll.web.problem.Misread;

/** A unit that is named by itself. It may be said as {@code "units": ["20-maine"]} too, as in entries. */
@JacksonAnnotationsInside
@JsonAlias("units")
@JsonDeserialize(using = SingleUnit.Reader.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface SingleUnit {

    /** Reads a text, or a list of one text. */
    final class Reader extends StdDeserializer<String> {

        private static final long serialVersionUID = 1L;

        Reader() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (json.currentToken() != JsonToken.START_ARRAY) {
                return context.readValue(json, String.class);
            }
            json.nextToken();
            var unit = context.readValue(json, String.class);
            if (json.nextToken() != JsonToken.END_ARRAY) {
                throw new Misread(json, "must be one unit");
            }
            return unit;
        }
    }
}
