package org.longroll.web;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** A value of a request, or its documented default, or a problem if it is missing. */
public final class Given {

    private Given() {}

    public static <T> T needed(@Nullable T value, String field) {
        if (value == null) {
            throw invalid(field, "must be given here");
        }
        return value;
    }

    public static <T> T or(@Nullable T value, T otherwise) {
        return value == null ? otherwise : value;
    }

    public static boolean yes(@Nullable Boolean value) {
        return value != null && value;
    }

    public static int count(@Nullable Integer value) {
        return value == null ? 0 : value;
    }

    public static <T> List<T> list(@Nullable List<T> value) {
        return value == null ? List.of() : value;
    }

    public static Fraction inches(@Nullable BigDecimal value) {
        return value == null ? Fraction.ZERO : Fraction.of(value);
    }

    public static @Nullable Fraction inchesIfSaid(@Nullable BigDecimal value) {
        return value == null ? null : Fraction.of(value);
    }

    /** The constant with this word; any other word is a problem that lists those possible. */
    public static <E extends Enum<E> & Word> @Nullable E word(
            Class<E> vocabulary, @Nullable String word, String field) {
        return word == null
                ? null
                : Word.find(vocabulary, word)
                        .orElseThrow(() -> oneOf(
                                field,
                                Arrays.stream(vocabulary.getEnumConstants())
                                        .map(Word::word)
                                        .toList()));
    }

    /** A value, if it is one of those known; any other is a problem that lists them. */
    public static <T> @Nullable T known(@Nullable T value, Collection<T> known, String field) {
        if (value != null && !known.contains(value)) {
            throw oneOf(field, known);
        }
        return value;
    }

    /** A text to look for, without regard to case. */
    public static @Nullable String text(@Nullable String said, int longest, String field) {
        if (said != null && (said.isBlank() || said.length() > longest)) {
            throw invalid(field, "must be 1 to %d characters".formatted(longest));
        }
        return said == null ? null : said.strip().toLowerCase(Locale.ROOT);
    }

    private static ProblemException oneOf(String field, Collection<?> known) {
        return invalid(
                field, "must be one of: " + known.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    public static ProblemException invalid(String field, String message) {
        return new ProblemException(Problem.invalidInput(field, message));
    }
}
