package org.longroll.rules;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a cell is written: its name in messages, and the value that a reading goes on with after a mistake. */
public record Grammar<T>(String expected, T standIn, Function<String, Optional<? extends T>> parse) {

    public static final Grammar<Integer> WHOLE = new Grammar<>("a whole number", 1, Grammar::whole);

    /** One of two words, of which the first means yes. */
    public static Grammar<Boolean> either(String yes, String no) {
        return new Grammar<>(
                yes + " or " + no,
                true,
                text -> text.equals(yes) || text.equals(no) ? Optional.of(text.equals(yes)) : Optional.empty());
    }

    public static <E extends Enum<E> & Word> Grammar<E> oneOf(Class<E> vocabulary) {
        return oneOf(vocabulary, EnumSet.allOf(vocabulary));
    }

    static <E extends Enum<E> & Word> Grammar<E> oneOf(Class<E> vocabulary, Set<E> words) {
        return new Grammar<>(
                "one of " + words.stream().map(Word::word).collect(Collectors.joining(", ")),
                vocabulary.getEnumConstants()[0],
                text -> Word.find(vocabulary, text).filter(words::contains));
    }

    /** The same, or a word that means none. */
    public Grammar<Optional<T>> or(String none) {
        return new Grammar<>(
                expected + ", or " + none,
                Optional.of(standIn),
                text -> text.equals(none)
                        ? Optional.of(Optional.empty())
                        : parse.apply(text).<Optional<T>>map(Optional::of));
    }

    public static Optional<Integer> whole(String text) {
        return text.matches("[+-]?\\d{1,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }
}
