package org.longroll.codec;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.GivenDice;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.journal.Vocabularies;
import org.longroll.rules.Fraction;

/** Values with a JSON form of their own: neither a plain record nor a word. */
final class JournalModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    /** In place of thrown dice: the server rolls. */
    private static final String ROLL = "roll";

    /** The property that names the type of a nested record. */
    static final String IS = "is";

    JournalModule() {
        super("journal");
        addSerializer(GivenDice.class, ValueJson.written(JournalModule::write));
        addDeserializer(GivenDice.class, ValueJson.read(JournalModule::dice));
        addSerializer(Fraction.class, ValueJson.written(JournalModule::write));
        addDeserializer(Fraction.class, ValueJson.read(JournalModule::fraction));
        addSerializer(Instant.class, ToStringSerializer.instance);
        addDeserializer(Instant.class, ValueJson.read(in -> Instant.parse(in.getText())));
        setMixInAnnotation(Change.Replace.class, NamedOrder.class);
        setMixInAnnotation(Change.InsertBefore.class, NamedOrder.class);
        setMixInAnnotation(Correction.Amend.class, NamedChange.class);
        setMixInAnnotation(CorrectionEvent.ConsentAsked.class, NamedOrder.class);
        Stream.concat(
                        Stream.of(JournalOrder.class, Correction.class, Change.class),
                        Vocabularies.all().stream().flatMap(kind -> kind.orders().stream()))
                .flatMap(EventType::family)
                .forEach(order -> registerSubtypes(new NamedType(order, EventType.name(order))));
    }

    /** A nested order carries its type; the declaring event of an order has the name of the order. */
    private abstract static class NamedOrder {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = IS)
        abstract Order order();
    }

    private abstract static class NamedChange {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = IS)
        abstract Change change();
    }

    private static void write(GivenDice dice, JsonGenerator out) throws IOException {
        switch (dice) {
            case GivenDice.ByServer server -> out.writeString(ROLL);
            case GivenDice.Thrown(var faces) -> {
                out.writeStartObject();
                out.writeArrayFieldStart("thrown");
                for (var face : faces) {
                    out.writeNumber(face);
                }
                out.writeEndArray();
                out.writeEndObject();
            }
        }
    }

    private static GivenDice dice(JsonParser in) throws IOException {
        if (in.currentToken() == JsonToken.VALUE_STRING && ROLL.equals(in.getText())) {
            return GivenDice.ROLL;
        }
        List<Integer> faces = new ArrayList<>();
        JsonNode dice = in.readValueAsTree();
        dice.path("thrown").forEach(face -> faces.add(face.asInt()));
        return new GivenDice.Thrown(faces);
    }

    /** A decimal number if it is finite, as in 2.5; else as a fraction, as in 1/3. */
    private static void write(Fraction fraction, JsonGenerator out) throws IOException {
        var decimal = fraction.decimal();
        if (Fraction.parse(decimal).filter(fraction::equals).isPresent()) {
            out.writeNumber(decimal);
        } else {
            out.writeString(fraction.toString());
        }
    }

    private static Fraction fraction(JsonParser in) throws IOException {
        return Fraction.parse(in.getText()).orElseThrow(() -> JsonMappingException.from(in, "not a fraction"));
    }
}
