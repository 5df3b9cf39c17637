package org.longroll.report.story;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.longroll.report.story.Effect.FellBack;
import org.longroll.report.story.Effect.Gone;
import org.longroll.report.story.Effect.Lost;

/** The effects on one unit as a predicate: “lost two figures and fell back six inches, shaken”. */
final class Predicates {

    private Predicates() {}

    /** For one unit, or for several with the same effects. */
    static String of(List<Effect> effects) {
        boolean gone = effects.stream().anyMatch(Gone.class::isInstance);
        boolean ran = effects.stream().anyMatch(Predicates::isRout);
        var told = new ArrayList<String>();
        for (var effect :
                effects.stream().sorted(comparingInt(Predicates::rank)).toList()) {
            boolean overtaken =
                    gone && !(effect instanceof Gone) && !(effect instanceof Lost) || ran && effect instanceof FellBack;
            var predicate = overtaken ? "" : of(effect);
            if (!predicate.isEmpty() && !told.contains(predicate)) {
                told.add(predicate);
            }
        }
        return Text.list(told);
    }

    /** A rout implies falling back, which is then not told. */
    private static boolean isRout(Effect effect) {
        return effect instanceof Effect.Worsened(var who, var state) && state.equals("routed");
    }

    /** Losses first, then states, then movement. */
    private static int rank(Effect effect) {
        return switch (effect) {
            case Lost lost -> 0;
            case Effect.Recovered back -> 1;
            case Effect.RanLow low -> 2;
            case Effect.Tried tried -> 3;
            case Effect.Held held -> 3;
            case Effect.Worsened worse -> 3;
            case Effect.Improved better -> 3;
            case Effect.Halted halted -> 4;
            case FellBack back -> 5;
            case Gone gone -> 6;
            case Effect.LeaderStruck struck -> 7;
        };
    }

    private static String of(Effect effect) {
        return switch (effect) {
            case Lost(var who, int count, var of) -> "lost " + strength(count, of);
            case Effect.Recovered(var who, int count, var of) -> "got back " + strength(count, of);
            case Effect.Tried tried -> "wavered";
            case Effect.Held held -> "held firm";
            case Effect.Worsened(var who, var state) -> worsened(state);
            case Effect.Improved(var who, var state) -> improved(state);
            case FellBack(var who, var inches) ->
                inches == null
                        ? "fell back"
                        : "fell back " + (inches == 1 ? "an inch" : Text.number(inches) + " inches");
            case Effect.RanLow low -> "ran low on ammunition";
            case Effect.Halted halted -> "was brought to a halt";
            case Gone(var who, var how) ->
                switch (how) {
                    case DESTROYED -> "was destroyed";
                    case SURRENDERED -> "laid down its arms";
                    case GUNS_LOST -> "lost its guns";
                };
            case Effect.LeaderStruck(var who, var fate) ->
                switch (fate) {
                    case KILLED -> "fell";
                    case WOUNDED -> "was wounded and carried off";
                    case UNHORSED -> "had his horse shot under him";
                    case UNHARMED -> "came through unharmed";
                };
        };
    }

    static String strength(int count, Effect.Strength of) {
        return Text.count(count, of.name().toLowerCase(Locale.ROOT));
    }

    private static String worsened(String state) {
        return switch (state) {
            case "disorder", "disordered" -> "fell into disorder";
            case "shaken" -> "was shaken";
            case "routed" -> "broke and ran";
            case "broken" -> "broke";
            case "worn" -> "was worn down";
            default -> "was " + state;
        };
    }

    private static String improved(String state) {
        return switch (state) {
            case "good order" -> "was in good order again";
            case "disorder", "disordered" -> "was no worse than disordered";
            case "shaken" -> "stopped running";
            default -> "was " + state + " again";
        };
    }
}
