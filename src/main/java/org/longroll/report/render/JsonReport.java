package org.longroll.report.render;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import org.longroll.report.Chapter;
import org.longroll.report.Claim;
import org.longroll.report.Report;

public final class JsonReport {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .addMixIn(Chapter.Block.class, NamedBlock.class)
            .addMixIn(Claim.Deed.class, Spelling.class)
            .build();

    private JsonReport() {}

    /** How reports are written. */
    public static ObjectMapper mapper() {
        return MAPPER;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Chapter.Paragraph.class, name = "paragraph"),
        @JsonSubTypes.Type(value = Chapter.Note.class, name = "note")
    })
    private abstract static class NamedBlock {}

    private abstract static class Spelling {
        @JsonValue
        abstract String word();
    }

    public static String of(Report report) {
        try {
            return MAPPER.writeValueAsString(report);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a report is records all the way down", e);
        }
    }
}
