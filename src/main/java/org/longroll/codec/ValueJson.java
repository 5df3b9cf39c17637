package org.longroll.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;

/** Writers and readers of values, each given by one method. */
public final class ValueJson {

    public interface Writing<T> {
        void write(T value, JsonGenerator out) throws IOException;
    }

    interface Reading<T> {
        T read(JsonParser in) throws IOException;
    }

    private ValueJson() {}

    public static <T> JsonSerializer<T> written(Writing<T> how) {
        return new JsonSerializer<>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
                how.write(value, out);
            }
        };
    }

    static <T> JsonDeserializer<T> read(Reading<T> how) {
        return new JsonDeserializer<>() {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
                return how.read(in);
            }
        };
    }
}
