package org.longroll.report.render;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import org.longroll.analysis.DiceTally;
import org.longroll.analysis.FairnessTest;
import org.longroll.report.Chapter;
import org.longroll.report.Claim;
import org.longroll.report.Report;
import org.longroll.report.scrutiny.Matter;
import org.longroll.report.scrutiny.Scrutiny;

public final class JsonReport {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .addMixIn(Chapter.Block.class, NamedBlock.class)
            .addMixIn(Claim.Deed.class, Spelling.class)
            .addMixIn(Matter.Weight.class, Spelling.class)
            .addMixIn(DiceTally.By.class, Spelling.class)
            .addMixIn(FairnessTest.Finding.class, Spelling.class)
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
        return written(report);
    }

    public static String of(Scrutiny scrutiny) {
        return written(scrutiny);
    }

    private static String written(Record report) {
        try {
            return MAPPER.writeValueAsString(report);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a report is records all the way down", e);
        }
    }
}
