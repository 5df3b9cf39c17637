package org.longroll.codec;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Ground;
import org.longroll.battle.Roster;
import org.longroll.journal.Order;

/** Values of battles with a JSON form of their own. */
final class BattleModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    BattleModule() {
        super("battle");
        addSerializer(Ground.Point.class, ValueJson.written(BattleModule::write));
        addDeserializer(Ground.Point.class, ValueJson.read(BattleModule::point));
        addSerializer(new RosterJson.Writer());
        addDeserializer(Roster.class, new RosterJson.Reader(null));
        setMixInAnnotation(CommonOrder.Allow.class, NamedEntry.class);
    }

    private abstract static class NamedEntry {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = JournalModule.IS)
        abstract Order entry();
    }

    private static void write(Ground.Point point, JsonGenerator out) throws IOException {
        out.writeStartArray();
        out.writeNumber(point.x());
        out.writeNumber(point.y());
        out.writeEndArray();
    }

    private static Ground.Point point(JsonParser in) throws IOException {
        JsonNode pair = in.readValueAsTree();
        if (pair.size() != 2 || !pair.path(0).isNumber() || !pair.path(1).isNumber()) {
            throw JsonMappingException.from(in, "not a point");
        }
        return new Ground.Point(pair.get(0).doubleValue(), pair.get(1).doubleValue());
    }
}
