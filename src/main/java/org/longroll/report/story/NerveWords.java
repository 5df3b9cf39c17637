package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.story.Beat.Rallied;
import org.longroll.report.story.Beat.Tested;

/** Checks and rallies in words. In every phrase 1 is the unit, 2 the effect. */
record NerveWords(Names names, Choice choice) {

    private static final List<String> UNDER_FIRE =
            List.of("%1$s %2$s.", "It was too much to ask of anybody; %1$s %2$s.", "When the smoke lifted %1$s %2$s.");

    private static final List<String> STOOD_FIRE =
            List.of("%1$s held firm.", "%1$s did not flinch.", "%1$s stood to it.");

    private static final List<String> NEIGHBOUR_LOST =
            List.of("Seeing what had become of its neighbour, %1$s %2$s.", "With its flank in the air, %1$s %2$s.");

    private static final List<String> NEIGHBOUR_ROUTED =
            List.of("As fugitives poured past, %1$s %2$s.", "With others on the run, %1$s %2$s.");

    private static final List<String> LEADER_LOST =
            List.of("The news of the loss ran down the line, and %1$s %2$s.", "Its leader gone, %1$s %2$s.");

    private static final List<String> CHARGED = List.of(
            "With the enemy upon it, %1$s %2$s.",
            "%1$s saw the bayonets come on and %2$s.", "Before the charge struck, %1$s %2$s.");

    private static final List<String> ORDERS =
            List.of("%1$s %2$s.", "Called upon to move, %1$s %2$s.", "Orders or no orders, %1$s %2$s.");

    private static final List<String> RALLIED = List.of(
            "%1$s rallied and %2$s.",
            "The officers of %1$s had their way: it %2$s.", "Steadied around its colours, %1$s %2$s.");

    private static final List<String> NOT_RALLIED = List.of(
            "%1$s could not be rallied.", "The officers of %1$s shouted in vain.", "Nothing would steady %1$s.");

    List<String> of(Tested tested, UUID id) {
        var told = Predicates.of(tested.effects());
        boolean stood = told.isEmpty() || told.equals("held firm");
        var ways =
                switch (tested.why()) {
                    case FIRE -> stood ? STOOD_FIRE : UNDER_FIRE;
                    case NEIGHBOUR_LOST -> NEIGHBOUR_LOST;
                    case NEIGHBOUR_ROUTED -> NEIGHBOUR_ROUTED;
                    case LEADER_LOST -> LEADER_LOST;
                    case CHARGE -> CHARGED;
                    case ORDERS -> ORDERS;
                };
        return List.of(sentence(choice.of(id, ways), tested.units(), told.isEmpty() ? "held firm" : told));
    }

    List<String> of(Rallied rallied, UUID id) {
        boolean better = rallied.effects().stream()
                .anyMatch(effect -> effect instanceof Effect.Improved || effect instanceof Effect.Recovered);
        var told = Predicates.of(rallied.effects());
        if (better) {
            return List.of(sentence(choice.of(id, RALLIED), rallied.units(), told));
        }
        boolean worse = rallied.effects().stream()
                .anyMatch(effect -> !(effect instanceof Effect.Held) && !(effect instanceof Effect.Tried));
        return worse
                ? List.of(sentence("%1$s could not be rallied and %2$s.", rallied.units(), told))
                : List.of(sentence(choice.of(id, NOT_RALLIED), rallied.units(), ""));
    }

    private String sentence(String way, List<String> units, String told) {
        var agreeing = Text.agreeing(way, units.size());
        var predicate = units.size() == 1 ? told : told.replace("was ", "were ");
        return Text.capital(Text.filled(agreeing, names.those(units), predicate));
    }
}
