package org.longroll.rules;

import java.util.Map;
import java.util.Optional;

/**
 * A word of a vocabulary, written in kebab-case in data, requests, events and exports: as the constant is named, unless
 * {@link Spelled} names another spelling, or the {@link Ban} of a {@link Forbidden} one. A constant that is renamed keeps its old
 * spelling by {@link Spelled}.
 */
public interface Word {

    String name();

    int ordinal();

    default String word() {
        return Spellings.of(((Enum<?>) this).getDeclaringClass())[ordinal()];
    }

    static <E extends Enum<E> & Word> Optional<E> find(Class<E> vocabulary, String word) {
        return Optional.ofNullable(
                vocabulary.cast(Spellings.constants(vocabulary).get(word)));
    }

    /** The line of a table for a word that the chart prints; a question about any other is refused before it comes here. */
    static <W extends Word, L> L line(Map<W, L> table, W word) {
        var line = table.get(word);
        if (line == null) {
            throw new IllegalArgumentException("the chart prints no line for " + word.word());
        }
        return line;
    }
}
