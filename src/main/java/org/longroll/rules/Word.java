package org.longroll.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A word of a ruleset's vocabulary, written in kebab-case in data, requests, events and exports alike. */
public interface Word {

    String name();

    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E> & Word> Optional<E> find(Class<E> vocabulary, String word) {
        return Arrays.stream(vocabulary.getEnumConstants())
                .filter(each -> each.word().equals(word))
                .findFirst();
    }
}
