package org.longroll.report.story;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Effect.FellBack;
import org.longroll.report.story.Effect.Gone;
import org.longroll.report.story.Effect.Lost;
import org.longroll.report.story.Effect.OfGuns;

/** The effects on one unit as a predicate: “lost two figures and fell back six inches, shaken”. */
final class Predicates {

    /** Effects that are no harm. */
    private static final List<String> GOOD =
            List.of("held firm", "kept its ground", "was in good order again", "recovered its nerve");

    private static final String RETURNED = " returned";

    private Predicates() {}

    /** For one unit, or for several with the same effects. */
    static Wording of(List<Effect> effects) {
        boolean gone = effects.stream().anyMatch(Gone.class::isInstance);
        boolean ran = effects.stream().anyMatch(Predicates::isRout);
        var told = new ArrayList<String>();
        var claims = new ArrayList<Claim>();
        for (var effect :
                effects.stream().sorted(comparingInt(Predicates::rank)).toList()) {
            boolean overtaken = gone && !(effect instanceof Gone) && !(effect instanceof Lost)
                    || ran && effect instanceof FellBack
                    || effect instanceof Effect.KeptItsGround
                            && effects.stream().anyMatch(Effects::isBetter)
                    || effect instanceof Effect.Stayed && effects.stream().anyMatch(Predicates::isMoreThanAState)
                    || effect instanceof Effect.Tried && effects.size() > 1;
            if (!overtaken) {
                var predicate = of(effect);
                claims.addAll(predicate.claims());
                if (effect instanceof Effect.Recovered back && isOfTheLost(back, effects)) {
                    told.set(0, told.getFirst() + returned(back, effects));
                } else if (!told.contains(predicate.text())) {
                    told.add(predicate.text());
                }
            }
        }
        return new Wording(joined(told), claims);
    }

    /** Where men fell or it went back, its disorder does not matter. */
    private static boolean isMoreThanAState(Effect effect) {
        return effect instanceof Lost || effect instanceof FellBack || effect instanceof Effect.Halted;
    }

    private static boolean isOfTheLost(Effect.Recovered back, List<Effect> effects) {
        return lost(back, effects) >= back.count();
    }

    /** How many its unit lost. */
    private static int lost(Effect.Recovered back, List<Effect> effects) {
        return effects.stream()
                .mapToInt(effect ->
                        effect instanceof Lost(var who, int count, var of) && who.equals(back.who()) ? count : 0)
                .max()
                .orElse(0);
    }

    private static String returned(Effect.Recovered back, List<Effect> effects) {
        if (lost(back, effects) > back.count()) {
            return ", of which " + Text.number(back.count()) + RETURNED;
        }
        return switch (back.count()) {
            case 1 -> ", which" + RETURNED;
            case 2 -> ", both of which" + RETURNED;
            default -> ", all of which" + RETURNED;
        };
    }

    /** Tells with “but” what stayed good in spite of a loss. */
    private static String joined(List<String> parts) {
        boolean lost = !parts.isEmpty() && parts.getFirst().startsWith("lost ");
        boolean good = parts.size() == 2 && lost && GOOD.stream().anyMatch(parts.getLast()::startsWith);
        if (good) {
            return String.join(parts.getFirst().endsWith(RETURNED) ? ", but " : " but ", parts);
        }
        int before = parts.size() - 2;
        if (before >= 0
                && (parts.get(before).contains(", though") || parts.get(before).endsWith(RETURNED))) {
            return Text.list(parts.subList(0, before + 1)) + ", and " + parts.getLast();
        }
        boolean commas = parts.size() > 1 && parts.getLast().contains(" and ");
        return commas ? String.join(", ", parts) : Text.list(parts);
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
            case OfGuns guns -> 1;
            case Effect.RanLow low -> 2;
            case Effect.WoreDown worn -> 2;
            case Effect.Tried tried -> 3;
            case Effect.Held held -> 3;
            case Effect.Stayed stayed -> 3;
            case Effect.Worsened worse -> 3;
            case Effect.Improved better -> 3;
            case Effect.Halted halted -> 4;
            case Effect.KeptItsGround kept -> 4;
            case Effect.MustGoBack must -> 5;
            case FellBack back -> 5;
            case Effect.Marched marched -> 5;
            case Gone gone -> 6;
            case Effect.LeaderStruck struck -> 7;
        };
    }

    private static Wording of(Effect effect) {
        var who = effect.who();
        return switch (effect) {
            case Lost lost ->
                said(
                        "lost " + strength(lost.count(), lost.of()),
                        Claim.count(who, lost.of().ofGuns() ? Deed.LOST_GUNS : Deed.LOST_TROOPS, lost.count()));
            case Effect.Recovered back ->
                said(
                        "brought " + strength(back.count(), back.of())
                                + (back.of().ofGuns() ? " back into action" : " back into the ranks"),
                        Claim.count(who, Deed.RECOVERED, back.count()));
            case Effect.Tried tried -> said("wavered", Claim.of(who, Deed.WAVERED));
            case Effect.Held held -> said("held firm", Claim.of(who, Deed.HELD));
            case Effect.KeptItsGround kept -> said("kept its ground", Claim.of(who, Deed.KEPT_ITS_GROUND));
            case Effect.Stayed stayed ->
                said(stayed(stayed.state()), Claim.state(who, Deed.WAS_NO_BETTER, stayed.state()));
            case Effect.Worsened worse ->
                said(worsened(worse.state()), Claim.state(who, Deed.GOT_WORSE, worse.state()));
            case Effect.Improved better ->
                said(improved(better.state()), Claim.state(who, Deed.GOT_BETTER, better.state()));
            case Effect.WoreDown worn ->
                said(
                        worn.state().equals("worn") ? "was worn down" : "was " + worn.state(),
                        Claim.state(who, Deed.WORE_DOWN, worn.state()));
            case OfGuns guns -> guns(guns);
            case Effect.MustGoBack must -> said("had to give ground", Claim.of(who, Deed.HAD_TO_GO_BACK));
            case FellBack back -> fellBack(back);
            case Effect.Marched marched -> said("marched on", Claim.of(who, Deed.MOVED));
            case Effect.RanLow low -> said("ran low on ammunition", Claim.of(who, Deed.RAN_LOW));
            case Effect.Halted halted -> said("was brought to a halt", Claim.of(who, Deed.WAS_HALTED));
            case Gone gone -> gone(gone);
            case Effect.LeaderStruck struck -> struck(struck);
        };
    }

    private static Wording said(String text, Claim claim) {
        return new Wording(text, List.of(claim));
    }

    private static Wording fellBack(FellBack back) {
        var inches = back.inches();
        return said(
                inches == null
                        ? "fell back"
                        : "fell back " + (inches == 1 ? "an inch" : Text.number(inches) + " inches"),
                Claim.count(back.who(), Deed.FELL_BACK, inches));
    }

    private static Wording guns(OfGuns guns) {
        var some = Text.count(guns.count(), "gun stand");
        return switch (guns.guns()) {
            case SILENCED ->
                said(
                        guns.all() ? "was silenced" : "had " + some + " silenced",
                        Claim.count(guns.who(), Deed.GUNS_SILENCED, guns.count()));
            case DAMAGED -> said("had " + some + " damaged", Claim.count(guns.who(), Deed.GUNS_DAMAGED, guns.count()));
            case SERVED_AGAIN ->
                said(
                        "brought " + some + " back into action",
                        Claim.count(guns.who(), Deed.GUNS_SERVED_AGAIN, guns.count()));
        };
    }

    private static Wording gone(Gone gone) {
        return switch (gone.how()) {
            case DESTROYED -> said("was destroyed", Claim.of(gone.who(), Deed.WAS_DESTROYED));
            case SURRENDERED -> said("laid down its arms", Claim.of(gone.who(), Deed.SURRENDERED));
            case GUNS_LOST -> said("lost its guns", Claim.of(gone.who(), Deed.GUNS_TAKEN));
        };
    }

    private static Wording struck(Effect.LeaderStruck struck) {
        return switch (struck.fate()) {
            case KILLED -> said("fell", Claim.of(struck.who(), Deed.FELL));
            case WOUNDED -> said("was wounded and carried off", Claim.of(struck.who(), Deed.WAS_WOUNDED));
            case UNHORSED -> said("had his horse shot under him", Claim.of(struck.who(), Deed.LOST_HIS_HORSE));
            case COAT_PIERCED -> said("had a ball through his coat", Claim.of(struck.who(), Deed.CAME_THROUGH));
            case AIDE_STRUCK ->
                said("saw one of his staff struck at his side", Claim.of(struck.who(), Deed.CAME_THROUGH));
        };
    }

    static String strength(int count, Effect.Strength of) {
        return Text.count(count, of.noun());
    }

    private static String worsened(String state) {
        return switch (state) {
            case "disorder", "disordered" -> "fell into disorder";
            case "shaken" -> "was shaken";
            case "routed" -> "broke and ran";
            case "broken" -> "broke";
            default -> "was " + state;
        };
    }

    private static String stayed(String state) {
        return switch (state) {
            case "disorder", "disordered" -> "was still in disorder";
            case "routed" -> "kept running";
            case "silenced" -> "had no gun left to silence";
            default -> "was still " + state;
        };
    }

    private static String improved(String state) {
        return switch (state) {
            case "good order" -> "was in good order again";
            case "disorder", "disordered" -> "recovered its nerve, though not its order";
            case "shaken" -> "stopped running, though still shaken";
            default -> "was " + state + " again";
        };
    }
}
