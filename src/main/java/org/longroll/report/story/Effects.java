package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.report.story.Effect.FellBack;
import org.longroll.report.story.Effect.Held;
import org.longroll.report.story.Effect.Improved;
import org.longroll.report.story.Effect.Lost;
import org.longroll.report.story.Effect.Recovered;
import org.longroll.report.story.Effect.Tried;
import org.longroll.report.story.Effect.Worsened;

/** Effects combined: losses add up, and of several states the last one counts. */
final class Effects {

    private Effects() {}

    static Set<String> who(List<Effect> effects) {
        return effects.stream().map(Effect::who).collect(Collectors.toUnmodifiableSet());
    }

    static List<Effect> of(List<Effect> effects, String who) {
        return effects.stream().filter(effect -> effect.who().equals(who)).toList();
    }

    static List<Effect> together(List<Effect> first, List<Effect> later) {
        var all = new ArrayList<>(first);
        later.forEach(effect -> add(all, effect));
        return all;
    }

    private static void add(List<Effect> all, Effect next) {
        for (int i = 0; i < all.size(); i++) {
            var sum = sum(all.get(i), next);
            if (all.get(i).who().equals(next.who()) && sum != null) {
                all.remove(i);
                all.add(sum);
                return;
            }
        }
        all.add(next);
    }

    /** Two effects on the same unit as one; null if they stay two. */
    private static @Nullable Effect sum(Effect before, Effect next) {
        return switch (before) {
            case Lost lost
            when next instanceof Lost more && more.of() == lost.of() ->
                new Lost(lost.who(), lost.count() + more.count(), lost.of());
            case Tried tried when isOutcome(next) -> next;
            case Held held when isOutcome(next) || next instanceof Tried -> next;
            case Worsened worse when next instanceof Worsened || next instanceof Improved -> next;
            case Worsened worse when next instanceof Held || next instanceof Tried -> worse;
            case FellBack back when next instanceof FellBack more -> farther(back, more);
            default -> null;
        };
    }

    private static boolean isOutcome(Effect effect) {
        return effect instanceof Held || effect instanceof Worsened || effect instanceof Improved;
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
            case Held held -> "held";
            case Tried tried -> "tried";
            case Effect.RanLow low -> "low";
            case Effect.Halted halted -> "halted";
            case Effect.Gone gone -> "gone " + gone.how();
            case Effect.LeaderStruck struck -> "struck " + struck.who();
        };
    }

    static List<String> both(List<String> some, List<String> more) {
        var all = new LinkedHashSet<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }
}
