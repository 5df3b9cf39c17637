package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Beat.Fired;

/** Fire in words. In every phrase 1 is the firer, 2 the target, 3 the effect. */
record FireWords(Names names, Choice choice) {

    private static final Ways TOLD = Ways.of(
            Deed.FIRED,
            "%1$s fired on %2$s, which %3$s.",
            "Under the fire of %1$s, %2$s %3$s.",
            "%2$s %3$s under the fire of %1$s.",
            "%1$s found the mark: %2$s %3$s.",
            "%1$s opened on %2$s, which %3$s.",
            "A volley from %1$s struck home, and %2$s %3$s.",
            "%1$s fired, and %2$s %3$s.",
            "The fire of %1$s told: %2$s %3$s.");

    /** Where it came out better: not because of the fire. */
    private static final Ways ALL_THE_SAME =
            Ways.of(Deed.FIRED, "%1$s fired on %2$s, which all the same %3$s.", "For all the fire of %1$s, %2$s %3$s.");

    /** Where it came out as it was. */
    private static final Ways PLAIN =
            Ways.of(Deed.FIRED, "%1$s fired on %2$s, which %3$s.", "Under the fire of %1$s, %2$s %3$s.");

    private static final Ways CANNONADE = Ways.of(
            Deed.FIRED,
            "%1$s shelled %2$s, which %3$s.",
            "The guns of %1$s found %2$s, which %3$s.",
            "Shot and shell from %1$s fell among the ranks: %2$s %3$s.",
            "%2$s %3$s under the guns of %1$s.",
            "%1$s had the range: %2$s %3$s.");

    private static final Ways REACTION = Ways.of(
            Deed.FIRED,
            "%1$s opened fire at once, and %2$s %3$s.",
            "%1$s was waiting: %2$s %3$s.",
            "%2$s came under the fire of %1$s: it %3$s.",
            "%1$s was ready and fired, and %2$s %3$s.");

    private static final Ways REPLY = Ways.of(
            Deed.FIRED,
            "%1$s answered, and %2$s %3$s.",
            "%1$s fired in return: %2$s %3$s.",
            "In reply %1$s fired on %2$s, which %3$s.");

    private static final Ways POINT_BLANK = Ways.of(
            Deed.FIRED,
            "At point-blank range %1$s let fly, and %2$s %3$s.",
            "%1$s held its fire to the last; then %2$s %3$s.",
            "At a few paces %1$s fired, and %2$s %3$s.");

    private static final Ways HAND_TO_HAND = Ways.of(
            Deed.FIRED,
            "Hand to hand with %1$s, %2$s %3$s.",
            "In the melee with %1$s, %2$s %3$s.",
            "%1$s fired across the length of a bayonet, and %2$s %3$s.");

    /** Fire without any effect is summed up at the end of its scene. */
    List<Wording> of(Fired fired, UUID id) {
        var struck = fired.targets().getFirst();
        var told = Predicates.of(Effects.of(fired.effects(), struck));
        var sentences = new ArrayList<Wording>();
        if (!told.isEmpty()) {
            sentences.add(struck(fired, struck, told, id));
        }
        sentences.addAll(others(fired, struck));
        return sentences;
    }

    private Wording struck(Fired fired, String struck, Wording told, UUID id) {
        var ways = ways(fired);
        return sentence(way(id, ways, fired), fired, names.unit(struck), told)
                .claiming(ways.of(fired.firers(), struck));
    }

    /** Effects of the same fire on others: units behind the target, a leader, the firers themselves. */
    private List<Wording> others(Fired fired, String struck) {
        var behind = new ArrayList<Effect>();
        var here = new ArrayList<Effect>();
        for (var effect : fired.effects()) {
            if (!effect.who().equals(struck)) {
                (isBehind(effect.who(), fired) ? behind : here).add(effect);
            }
        }
        var told = new ArrayList<>(Fates.together("Close behind, ", behind, names));
        told.addAll(Fates.told(here, names));
        return told;
    }

    private boolean isBehind(String who, Fired fired) {
        return !names.isLeader(who)
                && !fired.firers().contains(who)
                && !fired.targets().contains(who);
    }

    private String way(UUID id, Ways ways, Fired fired) {
        return Text.agreeing(choice.of(id, ways), fired.firers().size());
    }

    private static Ways ways(Fired fired) {
        if (fired.effects().stream().allMatch(effect -> isUnharmed(effect) || isBetter(effect))) {
            return fired.effects().stream().anyMatch(FireWords::isBetter) ? ALL_THE_SAME : PLAIN;
        }
        return switch (fired.manner()) {
            case FIRE -> TOLD;
            case CANNONADE -> CANNONADE;
            case REACTION -> REACTION;
            case REPLY -> REPLY;
            case POINT_BLANK -> POINT_BLANK;
            case HAND_TO_HAND -> HAND_TO_HAND;
        };
    }

    private static boolean isUnharmed(Effect effect) {
        return effect instanceof Effect.Held || effect instanceof Effect.Tried || effect instanceof Effect.Stayed;
    }

    private static boolean isBetter(Effect effect) {
        return effect instanceof Effect.Improved || effect instanceof Effect.Recovered;
    }

    private Wording sentence(String way, Fired fired, String target, Wording told) {
        return told.as(Text.capital(Text.filled(way, names.those(fired.firers()), target, told.text())));
    }
}
