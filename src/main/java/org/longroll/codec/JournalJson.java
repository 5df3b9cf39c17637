package org.longroll.codec;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.longroll.rules.Word;

/** The JSON of the journal: records by their components, vocabulary in kebab-case, nothing for absent values. */
public final class JournalJson {

    private JournalJson() {}

    /** A mapper for documents that this program wrote itself; unknown properties are errors. */
    public static ObjectMapper mapper() {
        return JsonMapper.builder()
                .annotationIntrospector(new Vocabulary())
                .addModule(new JournalModule())
                .addModule(new BattleModule())
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
                // Methods like isPublic() are not components of a record.
                .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
    }

    /** Writes the constants of an enum as they are spelled; an enum without spellings cannot be written as JSON. */
    public static class Vocabulary extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
            for (int i = 0; i < values.length; i++) {
                if (!(values[i] instanceof Word word)) {
                    throw new IllegalArgumentException("%s is no vocabulary".formatted(type.getRawType()));
                }
                names[i] = word.word();
            }
            return names;
        }
    }
}
