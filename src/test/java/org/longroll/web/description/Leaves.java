package org.longroll.web.description;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/** Values without parts: texts, numbers, words of a vocabulary. */
final class Leaves {

    private static final Map<Class<?>, Kind> KINDS = Map.ofEntries(
            Map.entry(String.class, new Kind(SchemaType.STRING, null)),
            Map.entry(CharSequence.class, new Kind(SchemaType.STRING, null)),
            Map.entry(boolean.class, new Kind(SchemaType.BOOLEAN, null)),
            Map.entry(Boolean.class, new Kind(SchemaType.BOOLEAN, null)),
            Map.entry(int.class, new Kind(SchemaType.INTEGER, "int32")),
            Map.entry(Integer.class, new Kind(SchemaType.INTEGER, "int32")),
            Map.entry(OptionalInt.class, new Kind(SchemaType.INTEGER, "int32")),
            Map.entry(long.class, new Kind(SchemaType.INTEGER, "int64")),
            Map.entry(Long.class, new Kind(SchemaType.INTEGER, "int64")),
            Map.entry(double.class, new Kind(SchemaType.NUMBER, "double")),
            Map.entry(Double.class, new Kind(SchemaType.NUMBER, "double")),
            Map.entry(BigDecimal.class, new Kind(SchemaType.NUMBER, null)),
            Map.entry(Number.class, new Kind(SchemaType.NUMBER, null)),
            Map.entry(UUID.class, new Kind(SchemaType.STRING, "uuid")),
            Map.entry(Instant.class, new Kind(SchemaType.STRING, "date-time")),
            Map.entry(byte[].class, new Kind(SchemaType.STRING, "binary")));

    private record Kind(SchemaType type, @Nullable String format) {}

    private Leaves() {}

    static Optional<Schema> of(Class<?> type) {
        return Optional.ofNullable(KINDS.get(type)).map(kind -> {
            var schema = of(kind.type());
            return kind.format() == null ? schema : schema.format(kind.format());
        });
    }

    static Schema of(SchemaType type) {
        return OASFactory.createSchema().addType(type);
    }

    /** A vocabulary, as it is spelled. */
    static Schema words(Class<?> vocabulary) {
        var schema = of(SchemaType.STRING);
        Arrays.stream(vocabulary.getEnumConstants())
                .map(constant -> ((Word) constant).word())
                .forEach(schema::addEnumeration);
        return schema;
    }

    static Schema oneWordOf(Iterable<String> words) {
        var schema = of(SchemaType.STRING);
        words.forEach(schema::addEnumeration);
        return schema;
    }

    static Schema list(Schema of) {
        return of(SchemaType.ARRAY).items(of);
    }

    static Schema map(Schema of) {
        return of(SchemaType.OBJECT).additionalPropertiesSchema(of);
    }

    /** An object whose properties are not described. */
    static Schema open() {
        return of(SchemaType.OBJECT)
                .additionalPropertiesSchema(OASFactory.createSchema().booleanSchema(true));
    }

    /** No value at all: a field that is not described is refused. */
    static Schema never() {
        return OASFactory.createSchema().booleanSchema(false);
    }

    /** The same or null. */
    static Schema nullable(Schema schema) {
        if (schema.getType() == null) {
            return OASFactory.createSchema().addAnyOf(schema).addAnyOf(of(SchemaType.NULL));
        }
        schema.addType(SchemaType.NULL);
        if (schema.getEnumeration() != null) {
            schema.addEnumeration(null);
        }
        return schema;
    }
}
