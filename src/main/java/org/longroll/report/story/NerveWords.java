package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Beat.Rallied;
import org.longroll.report.story.Beat.Tested;

/** Checks and rallies in words. In every phrase 1 is the unit, 2 the effect. */
record NerveWords(Names names, Choice choice) {

    private static final List<String> GAVE_WAY = List.of(
            "%1$s %2$s.",
            "It was too much to ask of anybody; %1$s %2$s.",
            "When the smoke lifted, %1$s %2$s.",
            "The strain told: %1$s %2$s.");

    private static final List<String> PLAIN = List.of("%1$s %2$s.", "When the smoke lifted, %1$s %2$s.");

    private static final Ways STOOD_FIRE =
            Ways.of(Deed.HELD, "%1$s held firm.", "%1$s did not flinch.", "%1$s stood to it.");

    private static final List<String> NEIGHBOUR_LOST =
            List.of("Seeing what had become of its neighbour, %1$s %2$s.", "With its neighbour gone, %1$s %2$s.");

    private static final List<String> NEIGHBOUR_ROUTED =
            List.of("As fugitives poured past, %1$s %2$s.", "With others on the run, %1$s %2$s.");

    private static final List<String> LEADER_LOST =
            List.of("The news of the loss ran down the line, and %1$s %2$s.", "Its leader gone, %1$s %2$s.");

    private static final List<String> CHARGED = List.of(
            "With the enemy upon it, %1$s %2$s.",
            "%1$s saw the bayonets come on and %2$s.", "Before the charge struck, %1$s %2$s.");

    private static final List<String> CHARGE_OVER =
            List.of("After the clash %1$s %2$s.", "%1$s %2$s when the fighting was over.", "%1$s %2$s.");

    private static final List<String> CLOSE_BEHIND = List.of(
            "Close behind, %1$s %2$s.", "%1$s, close behind, %2$s.", "What went over struck the next line: %1$s %2$s.");

    private static final List<String> ORDERS =
            List.of("%1$s %2$s.", "Called upon to move, %1$s %2$s.", "Orders or no orders, %1$s %2$s.");

    private static final Ways RALLIED = Ways.of(
            Deed.RALLIED,
            "%1$s rallied and %2$s.",
            "The officers of %1$s had their way: it %2$s.",
            "Steadied around its colours, %1$s %2$s.");

    private static final Ways NOT_RALLIED = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "%1$s could not be rallied.",
            "The officers of %1$s shouted in vain.",
            "Nothing would steady %1$s.");

    List<Wording> of(Tested tested, UUID id) {
        var told = Predicates.of(tested.effects());
        if (told.text().equals("held firm") && tested.why() == Tested.Why.FIRE) {
            return List.of(sentence(choice.of(id, STOOD_FIRE), tested.units(), told));
        }
        return told.isEmpty() ? List.of() : List.of(sentence(choice.of(id, ways(tested)), tested.units(), told));
    }

    private static List<String> ways(Tested tested) {
        return switch (tested.why()) {
            case FIRE -> tested.effects().stream().anyMatch(NerveWords::isWorse) ? GAVE_WAY : PLAIN;
            case NEIGHBOUR_LOST -> NEIGHBOUR_LOST;
            case NEIGHBOUR_ROUTED -> NEIGHBOUR_ROUTED;
            case LEADER_LOST -> LEADER_LOST;
            case CHARGE -> CHARGED;
            case CHARGE_OVER -> CHARGE_OVER;
            case CLOSE_BEHIND -> CLOSE_BEHIND;
            case ORDERS -> ORDERS;
        };
    }

    private static boolean isWorse(Effect effect) {
        return effect instanceof Effect.Worsened || effect instanceof Effect.FellBack || effect instanceof Effect.Gone;
    }

    List<Wording> of(Rallied rallied, UUID id) {
        var units = rallied.units();
        var told = Predicates.of(rallied.effects());
        if (rallied.effects().stream().anyMatch(NerveWords::isBetter)) {
            return List.of(sentence(choice.of(id, RALLIED), units, told).claiming(RALLIED.of(units)));
        }
        boolean more = rallied.effects().stream()
                .anyMatch(effect -> !(effect instanceof Effect.Held) && !(effect instanceof Effect.Tried));
        var sentence = more
                ? sentence("%1$s could not be rallied and %2$s.", units, told)
                : sentence(choice.of(id, NOT_RALLIED), units, Wording.NOTHING);
        return List.of(sentence.claiming(NOT_RALLIED.of(units)));
    }

    private static boolean isBetter(Effect effect) {
        return effect instanceof Effect.Improved
                || effect instanceof Effect.Recovered
                || effect instanceof Effect.OfGuns guns && guns.guns() == Effect.OfGuns.Guns.SERVED_AGAIN;
    }

    private Wording sentence(String way, List<String> units, Wording told) {
        var agreeing = Text.agreeing(way, units.size());
        var predicate = units.size() == 1 ? told.text() : Fates.ofSeveral(told.text());
        return told.as(Text.capital(Text.filled(agreeing, names.those(units), predicate)));
    }
}
