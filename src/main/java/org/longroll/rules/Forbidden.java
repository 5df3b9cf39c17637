package org.longroll.rules;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** A refusal of a system of rules: its word is the code, and its {@link Ban} names the rule. */
public interface Forbidden extends Word {

    Ban ban();

    @Override
    default String word() {
        return ban().word();
    }

    default String rule() {
        return ban().rule();
    }

    default boolean waivable() {
        return ban().waivable();
    }

    default Refusal of(String field, String sentence) {
        return new Refusal(word(), begun(sentence), rule(), waivable(), field);
    }

    /** A sentence may begin with the name of a unit: “the 20th Maine”. */
    private static String begun(String sentence) {
        return sentence.startsWith("the ") ? "T" + sentence.substring(1) : sentence;
    }

    /** Refuses a word for which a chart has no line. */
    default Optional<Refusal> unlessIn(Set<Word> words, Word word, String field) {
        return when(!words.contains(word), field, () -> "The chart prints no “" + word.word() + "”.");
    }

    /** The sentence is built only if it is needed. */
    default Optional<Refusal> when(boolean forbidden, String field, Supplier<String> sentence) {
        return forbidden ? Optional.of(of(field, sentence.get())) : Optional.empty();
    }
}
