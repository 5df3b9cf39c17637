package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.FirerModifier;
import org.longroll.rules.Modifier;
import org.longroll.rules.Warning;

/** Warns of opening volleys that are spent for nothing. */
public final class OpeningVolleys {

    static final String CODE = "opening-volley-wasted";

    private OpeningVolleys() {}

    /** For a fire in which opening volleys are spent, by its modifiers and its possible results. */
    public static List<Warning> spentBy(List<Modifier> modifiers, Iterable<String> results) {
        if (!counts(modifiers)) {
            return List.of(
                    new Warning(
                            CODE,
                            "The opening volley is spent and adds nothing here; with declineOpeningVolley it is kept for another fire."));
        }
        for (var result : results) {
            if (!result.equals(FireResult.NONE.word())) {
                return List.of();
            }
        }
        return List.of(
                new Warning(
                        CODE,
                        "No roll has an effect and the opening volley is spent; with declineOpeningVolley it is kept for another fire."));
    }

    private static boolean counts(List<Modifier> modifiers) {
        return modifiers.stream()
                .anyMatch(each -> (each.id().equals(FirerModifier.OPENING_VOLLEY.word())
                                || each.id().equals(FirerModifier.OPENING_VOLLEY_BY_GREEN.word()))
                        && each.counts()
                        && each.value() > 0);
    }
}
