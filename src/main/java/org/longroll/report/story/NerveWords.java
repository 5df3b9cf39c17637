package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.NerveBeat.Rallied;
import org.longroll.report.story.NerveBeat.StruckBehind;
import org.longroll.report.story.NerveBeat.Tested;

/** Checks and rallies in words. In every phrase 1 is the unit, 2 the effect. */
record NerveWords(Names names, Choice choice) {

    private static final List<String> PLAIN = List.of("%1$s %2$s.");

    private static final List<String> GAVE_WAY = List.of("%1$s %2$s.", "The strain told: %1$s %2$s.");

    private static final List<String> NEIGHBOUR_LOST =
            List.of("Seeing what had become of its neighbour, %1$s %2$s.", "With its neighbour gone, %1$s %2$s.");

    private static final List<String> NEIGHBOUR_ROUTED =
            List.of("As fugitives poured past, %1$s %2$s.", "The panic spread: %1$s %2$s.");

    private static final List<String> LEADER_LOST =
            List.of("The news of the loss ran down the line, and %1$s %2$s.", "At the loss of a leader %1$s %2$s.");

    private static final List<String> CHARGED = List.of(
            "With the enemy upon it, %1$s %2$s.",
            "At the sight of the bayonets %1$s %2$s.", "As the enemy came on, %1$s %2$s.");

    private static final List<String> CHARGE_OVER =
            List.of("After the clash %1$s %2$s.", "When it was over, %1$s %2$s.", "%1$s %2$s.");

    private static final List<String> ORDERS = List.of(
            "%1$s %2$s.", "When the order came to move, %1$s %2$s.", "Instead of moving as ordered, %1$s %2$s.");

    private static final List<String> ORDERS_BUT =
            List.of("%1$s could not be got to move but %2$s.", "%1$s made no move but %2$s.");

    /** Where nothing was left of it. */
    private static final List<String> FELL_APART =
            List.of("%1$s fell apart: it %2$s.", "There was no holding %1$s together: it %2$s.");

    private static final Ways RALLIED = Ways.of(
            Deed.RALLIED,
            "%1$s rallied and %2$s.",
            "Steadied around its colours, %1$s %2$s.",
            "%1$s took heart and %2$s.",
            "%1$s, steadied by its officers, %2$s.");

    /** Where more is told of it than its order. */
    private static final Ways RALLIED_AND_MORE = Ways.of(
            Deed.RALLIED,
            "%1$s rallied: it %2$s.",
            "Steadied around its colours, %1$s %2$s.",
            "%1$s, steadied by its officers, %2$s.");

    private static final Ways GUNNERS_RALLIED =
            Ways.of(Deed.RALLIED, "%1$s %2$s.", "The gunners came back to their pieces, and %1$s %2$s.");

    private static final Ways NOT_RALLIED = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "%1$s could not be rallied.",
            "The officers of %1$s shouted in vain.",
            "Nothing would steady %1$s.");

    private static final Ways NOT_RALLIED_BUT =
            Ways.of(Deed.COULD_NOT_BE_RALLIED, "%1$s could not be rallied but %2$s.");

    private static final Ways INSTEAD_OF_RALLYING = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "Instead of rallying, %1$s %2$s.",
            "All efforts to rally %1$s were in vain: it %2$s.");

    private static final Ways NOT_AT_FIRST = Ways.of(
            Deed.COULD_NOT_BE_RALLIED,
            "At first %1$s could not be rallied: it %2$s.",
            "At the first attempt to rally %1$s it %2$s.");

    /** A check that left all as they were is summed up at the end of its scene. */
    List<Wording> of(Tested tested, UUID id) {
        var told = Predicates.of(tested.effects());
        return List.of(sentence(choice.of(id, ways(tested)), tested.units(), told));
    }

    /** Only what made them worse came of it: who was steadier afterwards was so in spite of it. */
    private static List<String> ways(Tested tested) {
        boolean worse = tested.gaveWay();
        return switch (tested.why()) {
            case FIRE -> worse ? GAVE_WAY : PLAIN;
            case NEIGHBOUR_LOST -> worse ? NEIGHBOUR_LOST : PLAIN;
            case NEIGHBOUR_ROUTED -> worse ? NEIGHBOUR_ROUTED : PLAIN;
            case LEADER_LOST -> worse ? LEADER_LOST : PLAIN;
            case CHARGE -> worse ? CHARGED : PLAIN;
            case CHARGE_OVER -> CHARGE_OVER;
            case ORDERS -> orders(tested);
        };
    }

    private static List<String> orders(Tested tested) {
        if (tested.effects().stream().anyMatch(Effect.Gone.class::isInstance)) {
            return FELL_APART;
        }
        boolean kept = tested.effects().stream().allMatch(Effect.KeptItsGround.class::isInstance);
        return kept ? ORDERS_BUT : ORDERS;
    }

    List<Wording> of(StruckBehind struck) {
        return Fates.together("Close behind %s, ".formatted(names.unit(struck.target())), struck.effects(), names);
    }

    /** A sentence for all with the same outcome. */
    List<Wording> of(Rallied rallied, UUID id) {
        var told = new ArrayList<Wording>();
        for (var group : Fates.grouped(rallied.effects())) {
            var effects = Effects.of(rallied.effects(), group.who());
            boolean better = effects.stream().anyMatch(Effects::isBetter);
            told.add(
                    better
                            ? rallied(group, effects, told.isEmpty(), id)
                            : rallied.again() ? atFirst(group, id) : inVain(group, effects, id));
        }
        return told;
    }

    /** The second outcome is told plainly: the first sentence says that they rallied. */
    private Wording rallied(Fates.Group group, List<Effect> effects, boolean first, UUID id) {
        var ways = group.told().text().matches(".*(,| and | but ).*") ? RALLIED_AND_MORE : RALLIED;
        if (effects.stream().anyMatch(Effect.OfGuns.class::isInstance)) {
            ways = GUNNERS_RALLIED;
        }
        var way = first || ways == GUNNERS_RALLIED ? choice.of(id, ways) : "%1$s %2$s.";
        return sentence(way, group.who(), group.told()).claiming(ways.of(group.who()));
    }

    private Wording atFirst(Fates.Group group, UUID id) {
        return sentence(choice.of(id, NOT_AT_FIRST), group.who(), group.told()).claiming(NOT_AT_FIRST.of(group.who()));
    }

    private Wording inVain(Fates.Group group, List<Effect> effects, UUID id) {
        boolean nothing =
                effects.stream().allMatch(effect -> effect instanceof Effect.Held || effect instanceof Effect.Tried);
        boolean kept = effects.stream().allMatch(Effect.KeptItsGround.class::isInstance);
        var ways = nothing ? NOT_RALLIED : kept ? NOT_RALLIED_BUT : INSTEAD_OF_RALLYING;
        var told = nothing ? Wording.NOTHING : group.told();
        return sentence(choice.of(id, ways), group.who(), told).claiming(ways.of(group.who()));
    }

    private Wording sentence(String way, List<String> units, Wording told) {
        var agreeing = Text.agreeing(way, units.size());
        var predicate = units.size() == 1 ? told.text() : Fates.ofSeveral(told.text());
        return told.as(Text.capital(Text.filled(agreeing, names.those(units), predicate)));
    }
}
