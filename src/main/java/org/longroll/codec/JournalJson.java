package org.longroll.codec;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.EnumNamingStrategies;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Word;

/** How the journal writes JSON: records as they are, vocabulary in kebab-case, nothing for what is not there. */
public final class JournalJson {

    private JournalJson() {}

    /** A mapper for documents that this program wrote itself; anything it does not know in them is an error. */
    public static ObjectMapper mapper() {
        return JsonMapper.builder()
                .annotationIntrospector(new KebabCaseVocabulary())
                .addModule(new JournalModule())
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
                // A record is its components; a question like isPublic() is not one of them.
                .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
    }

    /**
     * Writes {@code PRIVATE} as {@code private} and {@code GOOD_ORDER} as {@code good-order}, everywhere; what has a
     * word of its own on the chart, such as {@code 6-pounder}, is written with it.
     */
    public static final class KebabCaseVocabulary extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;

        @Override
        public @Nullable Object findEnumNamingStrategy(MapperConfig<?> config, AnnotatedClass type) {
            return Word.class.isAssignableFrom(type.getRawType()) ? null : EnumNamingStrategies.KebabCaseStrategy.class;
        }

        @Override
        public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
            for (int i = 0; i < values.length; i++) {
                if (values[i] instanceof Word word) {
                    names[i] = word.word();
                }
            }
            return names;
        }
    }
}
