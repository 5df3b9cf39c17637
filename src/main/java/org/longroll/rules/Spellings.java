package org.longroll.rules;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of each vocabulary, read from its constants once. */
final class Spellings {

    private static final ClassValue<String[]> BY_VOCABULARY = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> vocabulary) {
            var constants = vocabulary.getEnumConstants();
            var words = new String[constants.length];
            for (int i = 0; i < words.length; i++) {
                words[i] = spelled(vocabulary, ((Enum<?>) constants[i]).name());
            }
            return words;
        }
    };

    private static final ClassValue<Map<String, Object>> CONSTANTS = new ClassValue<>() {
        @Override
        protected Map<String, Object> computeValue(Class<?> vocabulary) {
            return Stream.of(vocabulary.getEnumConstants())
                    .collect(Collectors.toMap(constant -> ((Word) constant).word(), constant -> constant));
        }
    };

    private Spellings() {}

    static String[] of(Class<?> vocabulary) {
        return BY_VOCABULARY.get(vocabulary);
    }

    /** The constants of a vocabulary by their words. */
    static Map<String, Object> constants(Class<?> vocabulary) {
        return CONSTANTS.get(vocabulary);
    }

    private static String spelled(Class<?> vocabulary, String constant) {
        try {
            var spelled = vocabulary.getField(constant).getAnnotation(Spelled.class);
            return spelled == null ? constant.toLowerCase(Locale.ROOT).replace('_', '-') : spelled.value();
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
