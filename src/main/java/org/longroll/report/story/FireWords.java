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

    /** Where the target suffered nothing but a check. */
    private static final Ways FACED = Ways.of(
            Deed.FIRED,
            "%1$s fired on %2$s, which %3$s.",
            "%2$s %3$s under the fire of %1$s.",
            "The fire of %1$s fell on %2$s, which %3$s.",
            "%1$s opened on %2$s, which %3$s.");

    /** Where it came out better than it was. */
    private static final Ways STEADIED = Ways.of(
            Deed.FIRED,
            "The fire of %1$s only steadied %2$s, which %3$s.",
            "Even under the fire of %1$s, %2$s %3$s.",
            "Far from giving way under the fire of %1$s, %2$s %3$s.");

    /** Where it was as bad as before. */
    private static final Ways NO_BETTER =
            Ways.of(Deed.FIRED, "%1$s fired on %2$s, which %3$s.", "Under the fire of %1$s, %2$s %3$s.");

    /** At a march or a charge. */
    private static final Ways FACED_A_REACTION = Ways.of(
            Deed.FIRED,
            "%1$s opened fire at once, but %2$s %3$s.",
            "%2$s came under the fire of %1$s but %3$s.",
            "%1$s was ready and fired, but %2$s %3$s.");

    private static final Ways FACED_A_REPLY = Ways.of(
            Deed.FIRED,
            "%1$s answered, but %2$s %3$s.",
            "%1$s fired in return, but %2$s %3$s.",
            "In reply %1$s fired on %2$s, which %3$s.",
            "%2$s %3$s under the answering fire of %1$s.");

    private static final Ways FACED_AT_POINT_BLANK = Ways.of(
            Deed.FIRED,
            "At point-blank range %1$s let fly, but %2$s %3$s.",
            "%1$s held its fire to the last, but %2$s %3$s.",
            "At a few paces %1$s fired, but %2$s %3$s.");

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

    private static final Ways HARMLESS = Ways.of(
            Deed.WAS_UNHARMED,
            "%1$s fired on %2$s to no effect.",
            "The fire of %1$s did %2$s no harm.",
            "%1$s blazed away at %2$s and hit nothing.",
            "%1$s shot over the heads of %2$s.",
            "%2$s stood unharmed under the fire of %1$s.",
            "%1$s wasted powder on %2$s.");

    private static final Ways HARMLESS_SHELLS = Ways.of(
            Deed.WAS_UNHARMED,
            "%1$s shelled %2$s to no effect.",
            "The shells of %1$s burst wide of %2$s.",
            "The guns of %1$s did %2$s no harm.",
            "%1$s could not find the range of %2$s.");

    private static final Ways HARMLESS_REACTION = Ways.of(
            Deed.WAS_UNHARMED,
            "%1$s was ready but missed %2$s.",
            "%1$s opened fire at once but did %2$s no harm.",
            "%2$s came under the fire of %1$s, to no effect.");

    private static final Ways HARMLESS_REPLY = Ways.of(
            Deed.WAS_UNHARMED,
            "%1$s answered, to no effect on %2$s.",
            "The reply of %1$s went high over %2$s.",
            "%1$s fired back and missed %2$s.");

    private static final Ways HARMLESS_BLADES = Ways.of(
            Deed.WAS_UNHARMED, "In the melee %1$s did %2$s no harm.", "Even hand to hand %1$s could not hurt %2$s.");

    private static final Ways HARMLESS_AT_POINT_BLANK = Ways.of(
            Deed.WAS_UNHARMED,
            "Even at point-blank range %1$s missed %2$s.",
            "%1$s fired at a few paces and did %2$s no harm.");

    List<Wording> of(Fired fired, UUID id) {
        var struck = fired.targets().getFirst();
        var told = Predicates.of(Effects.of(fired.effects(), struck));
        var sentences = new ArrayList<Wording>();
        sentences.add(told.isEmpty() ? unharmed(fired, id) : struck(fired, struck, told, id));
        sentences.addAll(others(fired, struck));
        return sentences;
    }

    private Wording unharmed(Fired fired, UUID id) {
        var ways = harmless(fired);
        var targets = fired.targets();
        return sentence(way(id, ways, fired), fired, names.those(targets), Wording.NOTHING)
                .claiming(ways.of(targets))
                .claiming(TOLD.of(fired.firers()));
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
        boolean onlyTried = fired.effects().stream()
                .allMatch(effect -> effect instanceof Effect.Held
                        || effect instanceof Effect.Tried
                        || effect instanceof Effect.Stayed
                        || effect instanceof Effect.Improved
                        || effect instanceof Effect.Recovered);
        if (onlyTried && fired.effects().stream().anyMatch(Effects::isBetter)) {
            return STEADIED;
        }
        if (onlyTried && fired.effects().stream().anyMatch(Effect.Stayed.class::isInstance)) {
            return NO_BETTER;
        }
        return switch (fired.manner()) {
            case FIRE -> onlyTried ? FACED : TOLD;
            case CANNONADE -> onlyTried ? FACED : CANNONADE;
            case REACTION -> onlyTried ? FACED_A_REACTION : REACTION;
            case REPLY -> onlyTried ? FACED_A_REPLY : REPLY;
            case POINT_BLANK -> onlyTried ? FACED_AT_POINT_BLANK : POINT_BLANK;
            case HAND_TO_HAND -> HAND_TO_HAND;
        };
    }

    private static Ways harmless(Fired fired) {
        return switch (fired.manner()) {
            case FIRE -> HARMLESS;
            case POINT_BLANK -> HARMLESS_AT_POINT_BLANK;
            case HAND_TO_HAND -> HARMLESS_BLADES;
            case CANNONADE -> HARMLESS_SHELLS;
            case REACTION -> HARMLESS_REACTION;
            case REPLY -> HARMLESS_REPLY;
        };
    }

    private Wording sentence(String way, Fired fired, String target, Wording told) {
        return told.as(Text.capital(Text.filled(way, names.those(fired.firers()), target, told.text())));
    }
}
