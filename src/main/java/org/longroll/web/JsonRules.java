package org.longroll.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import org.longroll.codec.JournalJson;
import org.longroll.web.http.HiddenCharacters;

/**
 * Reads JSON of requests strictly. An unknown field, a field given twice, a number for a text or a text for a number is
 * a problem; depth and length are limited.
 */
@Singleton
class JsonRules implements ObjectMapperCustomizer {

    private static final int MAX_DEPTH = 32;

    /** Longer than any accepted text, so that the message names the field; bodies are limited elsewhere. */
    private static final int MAX_TEXT = 1_000_000;

    private static final int MAX_NUMBER = 40;
    private static final int MAX_NAME = 200;

    @Override
    @SuppressWarnings("deprecation") // Quarkus hands over a finished mapper; it has no builder.
    public void customize(ObjectMapper mapper) {
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MAX_DEPTH)
                        .maxStringLength(MAX_TEXT)
                        .maxNumberLength(MAX_NUMBER)
                        .maxNameLength(MAX_NAME)
                        .build());
        mapper.setAnnotationIntrospector(new JournalJson.Vocabulary());
        mapper.registerModule(new ExactFigures());
        mapper.registerModule(new HiddenCharacters());
        mapper.setSerializationInclusion(JsonInclude.Include.ALWAYS);
        mapper.enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
        mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        mapper.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        mapper.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
        mapper.enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
        mapper.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
        mapper.disable(MapperFeature.ALLOW_COERCION_OF_SCALARS);
        for (var shape : new CoercionInputShape[] {
            CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean
        }) {
            mapper.coercionConfigFor(LogicalType.Textual).setCoercion(shape, CoercionAction.Fail);
        }
    }
}
