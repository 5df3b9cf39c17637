package org.longroll.rules;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a cell is written.
 *
 * @param expected what it is called where something else was found
 * @param standIn what a reading goes on with after a mistake
 */
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
        var words = vocabulary.getEnumConstants();
        var spelled = Stream.of(words).map(Word::word).collect(Collectors.joining(", "));
        return new Grammar<>("one of " + spelled, words[0], text -> Word.find(vocabulary, text));
    }

    /** The same, or something that stands for none. */
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
