package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Beat.Rallied;
import org.longroll.report.story.Beat.Tested;

/** Checks and rallies in words. In every phrase 1 is the unit, 2 the effect. */
record NerveWords(Names names, Choice choice) {

    private static final List<String> PLAIN = List.of("%1$s %2$s.");

    private static final List<String> GAVE_WAY =
            List.of("%1$s %2$s.", "The strain told: %1$s %2$s.", "That was too much: %1$s %2$s.");

    private static final Ways STOOD_FIRE =
            Ways.of(Deed.HELD, "%1$s held firm.", "%1$s did not flinch.", "%1$s stood to it.");

    private static final List<String> NEIGHBOUR_LOST =
            List.of("Seeing what had become of its neighbour, %1$s %2$s.", "With its neighbour gone, %1$s %2$s.");

    private static final List<String> NEIGHBOUR_LOST_BUT =
            List.of("%1$s saw its neighbour go, but %2$s.", "Its neighbour was gone, yet %1$s %2$s.");

    private static final List<String> NEIGHBOUR_ROUTED =
            List.of("As fugitives poured past, %1$s %2$s.", "The panic spread: %1$s %2$s.");

    private static final List<String> NEIGHBOUR_ROUTED_BUT =
            List.of("Others ran, but %1$s %2$s.", "Fugitives poured past, and still %1$s %2$s.");

    private static final List<String> LEADER_LOST =
            List.of("The news of the loss ran down the line, and %1$s %2$s.", "At the loss of a leader %1$s %2$s.");

    private static final List<String> LEADER_LOST_BUT =
            List.of("The news of the loss ran down the line, but %1$s %2$s.", "A leader was lost, yet %1$s %2$s.");

    private static final List<String> CHARGED = List.of(
            "With the enemy upon it, %1$s %2$s.",
            "At the sight of the bayonets %1$s %2$s.", "Before the charge struck, %1$s %2$s.");

    private static final List<String> CHARGED_BUT = List.of(
            "%1$s saw the bayonets come on and %2$s.",
            "%1$s waited for the charge and %2$s.", "The enemy was almost upon it, but %1$s %2$s.");

    private static final List<String> CHARGE_OVER =
            List.of("After the clash %1$s %2$s.", "When it was over, %1$s %2$s.", "%1$s %2$s.");

    private static final List<String> CLOSE_BEHIND = List.of(
            "Close behind, %1$s %2$s.", "%1$s, close behind, %2$s.", "The same fire reached those behind: %1$s %2$s.");

    private static final List<String> ORDERS =
            List.of("%1$s %2$s.", "Called upon to move, %1$s %2$s.", "Instead of moving as ordered, %1$s %2$s.");

    private static final Ways RALLIED = Ways.of(
            Deed.RALLIED,
            "%1$s rallied: it %2$s.",
            "The officers of %1$s made themselves heard: it %2$s.",
            "Steadied around its colours, %1$s %2$s.",
            "%1$s took heart: it %2$s.");

    private static final Ways GUNNERS_RALLIED =
            Ways.of(Deed.RALLIED, "%1$s %2$s.", "The gunners came back to their pieces, and %1$s %2$s.");

    private static final Ways NOT_RALLIED = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "%1$s could not be rallied.",
            "The officers of %1$s shouted in vain.",
            "Nothing would steady %1$s.");

    private static final Ways INSTEAD_OF_RALLYING = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "Instead of rallying, %1$s %2$s.",
            "All efforts to rally %1$s were in vain: it %2$s.");

    List<Wording> of(Tested tested, UUID id) {
        var told = Predicates.of(tested.effects());
        if (told.text().equals("held firm") && tested.why() == Tested.Why.FIRE) {
            return List.of(sentence(choice.of(id, STOOD_FIRE), tested.units(), told));
        }
        return told.isEmpty() ? List.of() : List.of(sentence(choice.of(id, ways(tested)), tested.units(), told));
    }

    /** What is as bad as before is told without a reason. */
    private static List<String> ways(Tested tested) {
        boolean worse = tested.effects().stream().anyMatch(NerveWords::isWorse);
        boolean same = tested.effects().stream().anyMatch(Effect.Stayed.class::isInstance);
        if (!worse && same) {
            return PLAIN;
        }
        return switch (tested.why()) {
            case FIRE -> worse ? GAVE_WAY : PLAIN;
            case NEIGHBOUR_LOST -> worse ? NEIGHBOUR_LOST : NEIGHBOUR_LOST_BUT;
            case NEIGHBOUR_ROUTED -> worse ? NEIGHBOUR_ROUTED : NEIGHBOUR_ROUTED_BUT;
            case LEADER_LOST -> worse ? LEADER_LOST : LEADER_LOST_BUT;
            case CHARGE -> worse ? CHARGED : CHARGED_BUT;
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
            boolean guns = rallied.effects().stream().anyMatch(Effect.OfGuns.class::isInstance);
            var ways = guns ? GUNNERS_RALLIED : RALLIED;
            return List.of(sentence(choice.of(id, ways), units, told).claiming(ways.of(units)));
        }
        boolean more = rallied.effects().stream()
                .anyMatch(effect -> !(effect instanceof Effect.Held) && !(effect instanceof Effect.Tried));
        var sentence = more
                ? sentence(choice.of(id, INSTEAD_OF_RALLYING), units, told)
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
