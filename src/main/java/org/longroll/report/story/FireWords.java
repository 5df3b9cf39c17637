package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.report.story.Beat.Fired;

/** Fire in words. In every phrase 1 is the firer, 2 the target, 3 the effect. */
record FireWords(Names names, Choice choice) {

    private static final List<String> TOLD = List.of(
            "%1$s fired on %2$s, which %3$s.",
            "Under the fire of %1$s, %2$s %3$s.",
            "%2$s %3$s under the fire of %1$s.",
            "%1$s found the mark: %2$s %3$s.",
            "%1$s opened on %2$s, which %3$s.",
            "A volley from %1$s struck home, and %2$s %3$s.",
            "%2$s came under the muskets of %1$s and %3$s.");

    private static final List<String> CANNONADE = List.of(
            "%1$s shelled %2$s, which %3$s.",
            "The guns of %1$s found %2$s, which %3$s.",
            "Shot and shell from %1$s fell among the ranks: %2$s %3$s.",
            "%2$s %3$s under the guns of %1$s.",
            "%1$s had the range: %2$s %3$s.");

    private static final List<String> REACTION = List.of(
            "%1$s answered, and %2$s %3$s.",
            "%1$s fired in return: %2$s %3$s.",
            "In reply %1$s fired on %2$s, which %3$s.",
            "%1$s was ready for it, and %2$s %3$s.");

    private static final List<String> POINT_BLANK = List.of(
            "At point-blank range %1$s let fly, and %2$s %3$s.",
            "%1$s held its fire to the last; then %2$s %3$s.", "Into the very muzzles of %1$s: %2$s %3$s.");

    private static final List<String> HAND_TO_HAND = List.of(
            "Hand to hand with %1$s, %2$s %3$s.",
            "In the melee with %1$s %2$s %3$s.", "%1$s fired across the length of a bayonet, and %2$s %3$s.");

    private static final List<String> HARMLESS = List.of(
            "%1$s fired on %2$s to no effect.",
            "The fire of %1$s did %2$s no harm.",
            "%1$s blazed away at %2$s and hit nothing.",
            "%1$s shot over the heads of %2$s.",
            "%2$s stood unharmed under the fire of %1$s.");

    private static final List<String> HARMLESS_SHELLS = List.of(
            "%1$s shelled %2$s to no effect.",
            "The shells of %1$s burst wide of %2$s.", "The guns of %1$s troubled %2$s little.");

    private static final List<String> HARMLESS_REPLY = List.of(
            "%1$s answered, to no effect.",
            "The reply of %1$s went high over %2$s.", "%1$s fired back and missed %2$s.");

    List<String> of(Fired fired, UUID id) {
        var firers = names.those(fired.firers());
        var targets = names.those(fired.targets());
        if (fired.harmless()) {
            return List.of(sentence(way(id, harmless(fired), fired), firers, targets, ""));
        }
        var struck = fired.targets().getFirst();
        var told = Predicates.of(Effects.of(fired.effects(), struck));
        var sentences = new ArrayList<String>();
        sentences.add(sentence(
                way(id, told.isEmpty() ? harmless(fired) : ways(fired), fired), firers, names.unit(struck), told));
        sentences.addAll(others(fired, struck));
        return sentences;
    }

    /** Effects of the same fire on others: units behind the target, a leader, the firers themselves. */
    private List<String> others(Fired fired, String struck) {
        return Fates.told(
                fired.effects().stream()
                        .filter(effect -> !effect.who().equals(struck))
                        .toList(),
                names);
    }

    private String way(UUID id, List<String> ways, Fired fired) {
        return Text.agreeing(choice.of(id, ways), fired.firers().size());
    }

    private static List<String> ways(Fired fired) {
        return switch (fired.manner()) {
            case FIRE -> TOLD;
            case CANNONADE -> CANNONADE;
            case REACTION -> REACTION;
            case POINT_BLANK -> POINT_BLANK;
            case HAND_TO_HAND -> HAND_TO_HAND;
        };
    }

    private static List<String> harmless(Fired fired) {
        return switch (fired.manner()) {
            case FIRE, POINT_BLANK, HAND_TO_HAND -> HARMLESS;
            case CANNONADE -> HARMLESS_SHELLS;
            case REACTION -> HARMLESS_REPLY;
        };
    }

    private static String sentence(String way, String firers, String target, String told) {
        return Text.capital(Text.filled(way, firers, target, told));
    }
}
