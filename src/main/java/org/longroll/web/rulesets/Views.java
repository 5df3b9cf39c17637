package org.longroll.web.rulesets;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.Distribution;
import org.longroll.rules.Fraction;

/** Conversions from the engine's values to JSON's. */
public final class Views {

    private Views() {}

    public static @Nullable Integer orNull(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }

    /** Whole inches as whole numbers: 4, not 4.0. */
    public static Number number(Fraction fraction) {
        return fraction.denominator() == 1 ? (Number) fraction.numerator() : (Number) fraction.value();
    }

    public static <T> Map<String, Double> odds(Distribution<T> distribution, Function<T, String> name) {
        var odds = new LinkedHashMap<String, Double>();
        distribution.probabilities().forEach((outcome, probability) -> odds.put(name.apply(outcome), probability));
        return odds;
    }
}
