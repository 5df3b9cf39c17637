package org.longroll.web.rulesets;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Fraction;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** What was sent, or its documented default, or the problem of its absence. */
final class Given {

    private Given() {}

    static <T> T needed(@Nullable T value, String field) {
        if (value == null) {
            throw invalid(field, "must be given here");
        }
        return value;
    }

    static <T> T or(@Nullable T value, T otherwise) {
        return value == null ? otherwise : value;
    }

    static boolean yes(@Nullable Boolean value) {
        return value != null && value;
    }

    static int count(@Nullable Integer value) {
        return value == null ? 0 : value;
    }

    static <T> List<T> list(@Nullable List<T> value) {
        return value == null ? List.of() : value;
    }

    static Fraction inches(@Nullable BigDecimal value) {
        return value == null ? Fraction.ZERO : Fraction.of(value);
    }

    static ProblemException invalid(String field, String message) {
        return new ProblemException(Problem.invalidInput(field, message));
    }
}
