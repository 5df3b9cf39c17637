package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.report.story.Effect.FellBack;
import org.longroll.report.story.Effect.Gone;
import org.longroll.report.story.Effect.Held;
import org.longroll.report.story.Effect.Improved;
import org.longroll.report.story.Effect.KeptItsGround;
import org.longroll.report.story.Effect.LeaderStruck;
import org.longroll.report.story.Effect.Lost;
import org.longroll.report.story.Effect.MustGoBack;
import org.longroll.report.story.Effect.OfGuns;
import org.longroll.report.story.Effect.Recovered;
import org.longroll.report.story.Effect.Stayed;
import org.longroll.report.story.Effect.Tried;
import org.longroll.report.story.Effect.WoreDown;
import org.longroll.report.story.Effect.Worsened;

/** Effects combined: losses add up, and of several states the last one counts. */
final class Effects {

    private Effects() {}

    static Set<String> who(List<Effect> effects) {
        return effects.stream().map(Effect::who).collect(Collectors.toUnmodifiableSet());
    }

    /** These, and all on whom there was an effect. */
    static Set<String> about(List<String> units, List<Effect> effects) {
        var all = new LinkedHashSet<>(units);
        all.addAll(who(effects));
        return Set.copyOf(all);
    }

    /** Those who broke and ran. */
    static Set<String> routed(List<Effect> effects) {
        return effects.stream()
                .filter(effect -> effect instanceof Worsened(var who, var state) && state.equals("routed"))
                .map(Effect::who)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Those who went back or ran. */
    static Set<String> gaveWay(List<Effect> effects) {
        return effects.stream()
                .filter(effect -> effect instanceof FellBack
                        || effect instanceof Worsened(var who, var state) && state.equals("routed"))
                .map(Effect::who)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whose cartridges gave out: told of all together, once the firing is over. */
    static List<Effect> ranLow(List<Effect> effects) {
        return effects.stream().filter(Effect.RanLow.class::isInstance).toList();
    }

    static List<Effect> withoutRanLow(List<Effect> effects) {
        return effects.stream()
                .filter(effect -> !(effect instanceof Effect.RanLow))
                .toList();
    }

    static boolean areAll(Class<? extends Effect> kind, List<Effect> some, List<Effect> more) {
        return Stream.concat(some.stream(), more.stream()).allMatch(kind::isInstance);
    }

    static List<Effect> marches(List<String> units) {
        return units.stream().<Effect>map(Effect.Marched::new).toList();
    }

    static boolean isBetter(Effect effect) {
        return effect instanceof Improved
                || effect instanceof Recovered
                || effect instanceof OfGuns guns && guns.guns() == OfGuns.Guns.SERVED_AGAIN;
    }

    static boolean isWorse(Effect effect) {
        return effect instanceof Worsened || effect instanceof FellBack || effect instanceof Gone;
    }

    /** Whether it left a unit as it was. */
    static boolean isQuiet(Effect effect) {
        return effect instanceof Held || effect instanceof Tried || effect instanceof Stayed;
    }

    static boolean areQuiet(List<Effect> effects) {
        return effects.stream().allMatch(Effects::isQuiet);
    }

    static List<Effect> of(List<Effect> effects, String who) {
        return effects.stream().filter(effect -> effect.who().equals(who)).toList();
    }

    static List<Effect> of(List<Effect> effects, List<String> units) {
        return effects.stream().filter(effect -> units.contains(effect.who())).toList();
    }

    static List<Effect> together(List<Effect> first, List<Effect> later) {
        var all = new ArrayList<>(first);
        later.forEach(effect -> add(all, effect));
        return all;
    }

    private static void add(List<Effect> all, Effect next) {
        var now = next;
        for (var before : List.copyOf(all)) {
            var sum = before.who().equals(now.who()) ? sum(before, now) : null;
            if (sum != null) {
                all.remove(before);
                now = sum;
            }
        }
        all.add(now);
    }

    /** Two effects on the same unit as one; null if they stay two. */
    private static @Nullable Effect sum(Effect before, Effect next) {
        return switch (before) {
            case Lost lost
            when next instanceof Lost more && more.of() == lost.of() ->
                new Lost(lost.who(), lost.count() + more.count(), lost.of());
            case Recovered back
            when next instanceof Recovered more && more.of() == back.of() ->
                new Recovered(back.who(), back.count() + more.count(), back.of());
            case Tried tried when isOutcome(next) || next instanceof Recovered -> next;
            case Held held
            when isOutcome(next) || next instanceof Tried || isFlight(next) || next instanceof KeptItsGround -> next;
            case Stayed stayed when isOutcome(next) -> next instanceof Held ? stayed : next;
            case Worsened worse when next instanceof Worsened || next instanceof Improved -> next;
            case Worsened worse when next instanceof Held || next instanceof Tried || next instanceof Stayed -> worse;
            case Improved better when next instanceof Worsened || next instanceof Improved -> next;
            case Improved better when next instanceof Held || next instanceof Stayed -> better;
            case WoreDown worn when next instanceof WoreDown -> next;
            case OfGuns guns when next instanceof OfGuns more && more.guns() == guns.guns() -> more.and(guns);
            case MustGoBack must when isFlight(next) || next instanceof KeptItsGround -> next;
            case FellBack back when next instanceof FellBack more -> farther(back, more);
            case FellBack back
            when next instanceof Held || next instanceof MustGoBack || next instanceof KeptItsGround -> back;
            case KeptItsGround kept when isFlight(next) -> next;
            case Effect.Marched marched when next instanceof Effect.Marched -> next;
            case LeaderStruck struck
            when next instanceof LeaderStruck again && (again.isLost() || again.fate() == struck.fate()) -> next;
            default -> null;
        };
    }

    private static boolean isOutcome(Effect effect) {
        return effect instanceof Held
                || effect instanceof Stayed
                || effect instanceof Worsened
                || effect instanceof Improved;
    }

    private static boolean isFlight(Effect effect) {
        return effect instanceof FellBack || effect instanceof MustGoBack || effect instanceof Gone;
    }

    private static FellBack farther(FellBack back, FellBack more) {
        return back.inches() == null || more.inches() == null
                ? new FellBack(back.who(), null)
                : new FellBack(back.who(), back.inches() + more.inches());
    }

    /** Whether all of them had the same effects, so that one predicate tells them. */
    static boolean alike(List<Effect> some, List<Effect> others) {
        return !some.isEmpty() && !others.isEmpty() && kinds(some).equals(kinds(others));
    }

    private static Set<String> kinds(List<Effect> effects) {
        return effects.stream().map(Effects::kind).collect(Collectors.toSet());
    }

    private static String kind(Effect effect) {
        return switch (effect) {
            case Worsened worse -> "worse " + worse.state();
            case Improved better -> "better " + better.state();
            case Lost lost -> "lost by " + lost.who();
            case Recovered back -> "recovered by " + back.who();
            case FellBack back -> "back " + back.inches();
            case MustGoBack must -> "must go back";
            case Held held -> "held";
            case KeptItsGround kept -> "kept";
            case Stayed stayed -> "stayed " + stayed.state();
            case WoreDown worn -> "worn " + worn.state();
            case OfGuns guns -> "guns of " + guns.who();
            case Tried tried -> "tried";
            case Effect.RanLow low -> "low";
            case Effect.Halted halted -> "halted";
            case Effect.Marched marched -> "marched";
            case Gone gone -> "gone " + gone.how();
            case LeaderStruck struck -> "struck " + struck.who();
        };
    }

    static List<String> both(List<String> some, List<String> more) {
        var all = new LinkedHashSet<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }
}
