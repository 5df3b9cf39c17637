package org.longroll.web.description;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jspecify.annotations.Nullable;

/** What {@code @Schema} says about a value that its type does not. */
final class Remarks {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final org.eclipse.microprofile.openapi.annotations.media.Schema said;

    private Remarks(org.eclipse.microprofile.openapi.annotations.media.Schema said) {
        this.said = said;
    }

    static Optional<Remarks> of(org.eclipse.microprofile.openapi.annotations.media.@Nullable Schema said) {
        return Optional.ofNullable(said).map(Remarks::new);
    }

    /** A shape that takes the place of the type's own, if one is named. */
    Optional<Schema> instead(Function<Class<?>, Schema> described) {
        if (!said.ref().isEmpty()) {
            return Optional.of(Components.reference(said.ref()));
        }
        if (said.implementation() != Void.class) {
            return Optional.of(described.apply(said.implementation()));
        }
        if (said.anyOf().length > 0 && said.anyOf()[0] != Void.class) {
            var schema = OASFactory.createSchema();
            Arrays.stream(said.anyOf()).map(described).forEach(schema::addAnyOf);
            return Optional.of(schema);
        }
        if (said.oneOf().length > 0 && said.oneOf()[0] != Void.class) {
            var schema = OASFactory.createSchema();
            Arrays.stream(said.oneOf()).map(described).forEach(schema::addOneOf);
            return Optional.of(schema);
        }
        if (said.enumeration().length > 0) {
            return Optional.of(Leaves.oneWordOf(List.of(said.enumeration())));
        }
        return said.type() == SchemaType.OBJECT ? Optional.of(Leaves.open()) : Optional.empty();
    }

    void describe(Schema schema) {
        if (!said.description().isEmpty()) {
            schema.setDescription(said.description());
        }
        if (!said.format().isEmpty()) {
            schema.setFormat(said.format());
        }
        if (!said.pattern().isEmpty()) {
            schema.setPattern(said.pattern());
        }
        if (!said.defaultValue().isEmpty()) {
            schema.setDefaultValue(value(said.defaultValue(), schema));
        }
        if (said.examples().length > 0) {
            schema.setExamples(Arrays.stream(said.examples())
                    .map(example -> value(example, schema))
                    .toList());
        }
    }

    /** A text stands as it is; anything else is written as JSON. */
    private static Object value(String text, Schema schema) {
        boolean isText = schema.getType() != null && schema.getType().contains(Schema.SchemaType.STRING);
        if (isText) {
            return text;
        }
        try {
            return JSON.readValue(text, Object.class);
        } catch (JsonProcessingException notJson) {
            return text;
        }
    }
}
