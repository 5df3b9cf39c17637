package org.longroll.codec;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Upcaster;
import org.longroll.journal.Vocabularies;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;

/** Writes events in their present version and reads all older versions. */
public final class EventCodec {

    /** An event as the ledger takes it. */
    public record Encoded(String type, int version, CanonicalJson payload) {}

    private static final TypeReference<Map<String, Object>> PROPERTIES = new TypeReference<>() {};

    private record Step(String type, int fromVersion) {}

    private final ObjectMapper mapper = JournalJson.mapper().setAnnotationIntrospector(new Whole());
    private final Map<String, EventType> byName = new HashMap<>();
    private final Map<Class<?>, EventType> byRecord = new HashMap<>();
    private final Map<Step, Upcaster> upcasters = new HashMap<>();

    /** The codec of this program: all events, all upcasters. */
    public static EventCodec standard() {
        var kinds = Vocabularies.all().stream().flatMap(kind -> kind.upcasters().stream());
        return new EventCodec(
                EventType.ALL,
                Stream.concat(CommonUpcasters.ALL.stream(), kinds).toList());
    }

    /** Throws if a step from an old version to the present one is missing. */
    EventCodec(List<EventType> types, List<Upcaster> steps) {
        for (var step : steps) {
            upcasters.put(new Step(step.type(), step.fromVersion()), step);
        }
        for (var type : types) {
            if (byName.put(type.name(), type) != null) {
                throw new IllegalArgumentException("two events are called " + type.name());
            }
            byRecord.put(type.record(), type);
            for (int version = 1; version < type.version(); version++) {
                if (!upcasters.containsKey(new Step(type.name(), version))) {
                    throw new IllegalArgumentException(
                            "no upcaster for %s from version %d".formatted(type.name(), version));
                }
            }
        }
    }

    public Encoded encode(Event event) {
        var said = event instanceof Declared(var order) ? order : event;
        var type = byRecord.get(said.getClass());
        if (type == null) {
            throw new IllegalArgumentException(said.getClass() + " is not in the list of events");
        }
        try {
            return new Encoded(type.name(), type.version(), CanonicalJson.of(mapper.writeValueAsString(said)));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("an event that cannot be written: " + event, e);
        }
    }

    /** What an event of the ledger says, when and as part of which entry. */
    public History.Line line(Envelope event) {
        var occasion = new Occasion(event.entryId(), event.occurredAt(), event.actor());
        return new History.Line(decode(event.type(), event.schemaVersion(), event.payload()), occasion);
    }

    public Event decode(String typeName, int version, CanonicalJson payload) {
        var type = byName.get(typeName);
        if (type == null) {
            throw new UnreadableEvent("There is no event “%s”.".formatted(typeName));
        }
        if (version < 1 || version > type.version()) {
            throw new UnreadableEvent("“%s” is in version %d; this program reads versions 1 to %d."
                    .formatted(typeName, version, type.version()));
        }
        try {
            return event(
                    version == type.version()
                            ? mapper.readValue(payload.text(), type.record())
                            : mapper.convertValue(lifted(type, version, payload), type.record()));
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableEvent("“%s” in version %d is damaged.".formatted(typeName, version), e);
        }
    }

    private static Event event(Object read) {
        return switch (read) {
            case Event event -> event;
            case Order order -> new Declared(order);
            default -> throw new IllegalStateException("neither an event nor an order: " + read);
        };
    }

    private Map<String, Object> lifted(EventType type, int version, CanonicalJson payload)
            throws JsonProcessingException {
        var properties = mapper.readValue(payload.text(), PROPERTIES);
        for (int from = version; from < type.version(); from++) {
            var step = upcasters.get(new Step(type.name(), from));
            properties = Objects.requireNonNull(step, "the constructor asks for every step")
                    .lift()
                    .apply(properties);
        }
        return properties;
    }

    /** Refuses an event that lacks what its record does not call {@link Nullable}: a file that is imported may hold such. */
    private static final class Whole extends JournalJson.Vocabulary {

        private static final long serialVersionUID = 1L;

        @Override
        public JsonSetter.Value findSetterInfo(Annotated said) {
            return said instanceof AnnotatedParameter parameter && mustBeThere(parameter)
                    ? JsonSetter.Value.forValueNulls(Nulls.FAIL)
                    : super.findSetterInfo(said);
        }

        private static boolean mustBeThere(AnnotatedParameter parameter) {
            var record = parameter.getDeclaringClass();
            if (!record.isRecord()) {
                return false;
            }
            var component = record.getRecordComponents()[parameter.getIndex()];
            return !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }
    }
}
