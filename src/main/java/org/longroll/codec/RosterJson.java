package org.longroll.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Roster;

/** A roster as an object with one property for each unit, in their order. */
final class RosterJson {

    private RosterJson() {}

    private record Item(String id, Object value) {}

    static final class Writer extends StdSerializer<Roster<?>> {

        private static final long serialVersionUID = 1L;

        Writer() {
            super(Roster.class, false);
        }

        @Override
        public void serialize(Roster<?> roster, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeStartObject();
            for (var id : roster.ids()) {
                out.writeFieldName(id);
                provider.defaultSerializeValue(roster.get(id), out);
            }
            out.writeEndObject();
        }
    }

    static final class Reader extends StdDeserializer<Roster<?>> implements ContextualDeserializer {

        private static final long serialVersionUID = 1L;

        private final @Nullable JavaType item;

        Reader(@Nullable JavaType item) {
            super(Roster.class);
            this.item = item;
        }

        /** The type of the elements is known only from the context. */
        @Override
        public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
            return new Reader(context.getContextualType().containedType(0));
        }

        @Override
        public Roster<?> deserialize(JsonParser in, DeserializationContext context) throws IOException {
            List<Item> items = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_OBJECT) {
                var id = in.currentName();
                in.nextToken();
                items.add(new Item(id, context.readValue(in, item)));
            }
            var roster = Roster.of(items, Item::id);
            return roster.map(Item::value);
        }
    }
}
