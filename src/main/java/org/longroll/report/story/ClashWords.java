package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.ChargeBeat.Clashed;
import org.longroll.report.story.ChargeBeat.Clashed.Outcome;

/** Results of charges in words. In every phrase 1 is the attacker, 2 the defender, 3 what became of the loser. */
record ClashWords(Names names, Choice choice) {

    private static final Ways WON = Ways.of(
            Deed.BEAT,
            "%1$s drove %2$s before it.",
            "%1$s went over the position of %2$s.",
            "%2$s could not stand against %1$s.");

    /** With what came of it for the loser, 3. */
    private static final Ways WON_AND = Ways.of(
            Deed.BEAT,
            "%1$s drove off %2$s, which %3$s.",
            "%1$s went over the position of %2$s, which %3$s.",
            "The charge of %1$s struck home: %2$s %3$s.");

    /** Where nothing was left of the loser. */
    private static final Ways OVERRAN_AND = Ways.of(
            Deed.BEAT,
            "%1$s overran %2$s, which %3$s.",
            "%1$s went over the position of %2$s, which %3$s.",
            "The charge of %1$s struck home: %2$s %3$s.");

    private static final Ways CHARGED_AND_WON = Ways.of(
            Deed.BEAT, "%1$s charged %2$s and had the better of it.", "%1$s charged, and %2$s could not stand.");

    private static final Ways CHARGED_AND_WON_AND = Ways.of(
            Deed.BEAT,
            "%1$s charged and drove off %2$s, which %3$s.",
            "%1$s charged and went over the position of %2$s, which %3$s.",
            "With a yell %1$s drove off %2$s, which %3$s.");

    private static final Ways CHARGED_AND_OVERRAN = Ways.of(
            Deed.BEAT,
            "%1$s charged and overran %2$s, which %3$s.",
            "%1$s charged and went over the position of %2$s, which %3$s.",
            "With a yell %1$s overran %2$s, which %3$s.");

    private static final Ways CHARGED_AND_LOST =
            Ways.of(Deed.BEAT, "%1$s charged, but %2$s beat off the attack.", "%1$s charged but could not break %2$s.");

    private static final Ways CHARGED_AND_LOST_AND = Ways.of(
            Deed.BEAT,
            "%2$s beat off a charge of %1$s, which %3$s.",
            "%1$s charged but could not break %2$s: it %3$s.");

    private static final Ways CHARGED_AND_LOCKED = Ways.of(
            Deed.WAS_LOCKED_WITH,
            "%1$s charged %2$s, and it came to clubbed muskets.",
            "%1$s charged, and neither it nor %2$s would yield: they were locked together.");

    private static final Ways CHARGED_AND_STOPPED = Ways.of(
            Deed.STOPPED_SHORT_OF,
            "%1$s charged but stopped short of %2$s.",
            "%1$s charged but would not close with %2$s.",
            "A few yards from %2$s %1$s, which had charged, came to a stand.");

    /** Where the loser had gone back before. */
    private static final Ways CAUGHT_AND =
            Ways.of(Deed.BEAT, "%1$s caught up with %2$s, which %3$s.", "%1$s overtook %2$s, which %3$s.");

    private static final Ways CAUGHT = Ways.of(Deed.BEAT, "%1$s caught up with %2$s and had the better of it.");

    /** Where the loser kept its position. */
    private static final Ways PRESSED_AND =
            Ways.of(Deed.BEAT, "%1$s had the better of %2$s, which %3$s.", "%1$s pressed hard on %2$s, which %3$s.");

    private static final Ways PRESSED =
            Ways.of(Deed.BEAT, "%1$s had the better of %2$s.", "%1$s pressed hard on %2$s.");

    private static final Ways LOST = Ways.of(
            Deed.BEAT, "%2$s threw %1$s back.", "%1$s could not break %2$s.", "%2$s beat off the attack of %1$s.");

    private static final Ways LOST_AND = Ways.of(
            Deed.BEAT,
            "%2$s threw back %1$s, which %3$s.",
            "%2$s beat off the attack of %1$s, which %3$s.",
            "%1$s could not break %2$s: it %3$s.");

    /** Where the winner had gone back before. */
    private static final Ways TURNED =
            Ways.of(Deed.BEAT, "%2$s turned and threw %1$s back.", "%2$s turned and beat off the attack of %1$s.");

    private static final Ways TURNED_AND = Ways.of(
            Deed.BEAT,
            "%2$s turned and threw back %1$s, which %3$s.",
            "%2$s turned and beat off the attack of %1$s, which %3$s.");

    private static final Ways LOCKED = Ways.of(
            Deed.WAS_LOCKED_WITH,
            "%1$s and %2$s fought it out hand to hand.",
            "Neither %1$s nor %2$s would yield: it came to clubbed muskets.",
            "%1$s and %2$s were locked together.");

    private static final Ways STOPPED = Ways.of(
            Deed.STOPPED_SHORT_OF,
            "%1$s stopped short of %2$s.",
            "A few yards from %2$s the attack of %1$s came to a stand.",
            "%1$s would not close with %2$s.");

    private static final Ways PURSUED = Ways.of(Deed.BEAT, "%1$s went on against %2$s and had the better of it.");

    private static final Ways PURSUED_AND =
            Ways.of(Deed.BEAT, "%1$s went on against %2$s, which %3$s.", "Next %1$s fell upon %2$s, which %3$s.");

    private static final Ways PURSUED_OVER =
            Ways.of(Deed.BEAT, "%1$s went on and overran %2$s, which %3$s.", "Next %1$s overran %2$s, which %3$s.");

    private static final Ways PURSUED_IN_VAIN = Ways.of(Deed.BEAT, "%1$s went on but could not break %2$s.");

    private static final Ways PURSUED_IN_VAIN_AND =
            Ways.of(Deed.BEAT, "%1$s went on but could not break %2$s: it %3$s.");

    private static final Ways PURSUED_AND_LOCKED =
            Ways.of(Deed.WAS_LOCKED_WITH, "%1$s went on against %2$s, and they were locked together.");

    private static final Ways PURSUED_AND_STOPPED =
            Ways.of(Deed.STOPPED_SHORT_OF, "%1$s went on but stopped short of %2$s.");

    List<Wording> of(Clashed clashed, UUID id) {
        return switch (clashed.prelude()) {
            case NONE, DEFENDERS_WENT_BACK -> met(clashed, id);
            case CHARGE -> claiming(ChargeWords.CHARGED, clashed, fromTheCharge(clashed, id));
            case PURSUIT -> claiming(ChargeWords.WENT_ON, clashed, fromThePursuit(clashed, id));
        };
    }

    /** The first sentence claims too how they came to it. */
    private static List<Wording> claiming(Ways how, Clashed clashed, List<Wording> told) {
        var all = new ArrayList<>(told);
        all.set(0, told.getFirst().claiming(how.of(clashed.attackers(), clashed.defenders())));
        return all;
    }

    private List<Wording> fromThePursuit(Clashed clashed, UUID id) {
        return switch (clashed.outcome()) {
            case ATTACKERS_WON, ATTACKERS_PRESSED ->
                beaten(clashed, clashed.defenders(), PURSUED, isGone(clashed) ? PURSUED_OVER : PURSUED_AND, id);
            case DEFENDERS_WON -> beaten(clashed, clashed.attackers(), PURSUED_IN_VAIN, PURSUED_IN_VAIN_AND, id);
            case LOCKED -> undecided(clashed, PURSUED_AND_LOCKED, id);
            case STOPPED_SHORT -> undecided(clashed, PURSUED_AND_STOPPED, id);
        };
    }

    private List<Wording> fromTheCharge(Clashed clashed, UUID id) {
        var defenders = clashed.defenders();
        return switch (clashed.outcome()) {
            case ATTACKERS_WON ->
                beaten(
                        clashed,
                        defenders,
                        CHARGED_AND_WON,
                        isGone(clashed) ? CHARGED_AND_OVERRAN : CHARGED_AND_WON_AND,
                        id);
            case ATTACKERS_PRESSED -> beaten(clashed, defenders, CHARGED_AND_WON, PRESSED_AND, id);
            case DEFENDERS_WON -> beaten(clashed, clashed.attackers(), CHARGED_AND_LOST, CHARGED_AND_LOST_AND, id);
            case LOCKED -> undecided(clashed, CHARGED_AND_LOCKED, id);
            case STOPPED_SHORT -> undecided(clashed, CHARGED_AND_STOPPED, id);
        };
    }

    private List<Wording> met(Clashed clashed, UUID id) {
        return switch (clashed.outcome()) {
            case ATTACKERS_WON -> won(clashed, id);
            case ATTACKERS_PRESSED -> beaten(clashed, clashed.defenders(), PRESSED, PRESSED_AND, id);
            case DEFENDERS_WON ->
                clashed.turned()
                        ? beaten(clashed, clashed.attackers(), TURNED, TURNED_AND, id)
                        : beaten(clashed, clashed.attackers(), LOST, LOST_AND, id);
            case LOCKED -> undecided(clashed, LOCKED, id);
            case STOPPED_SHORT -> undecided(clashed, STOPPED, id);
        };
    }

    private static boolean isGone(Clashed clashed) {
        return Effects.of(clashed.effects(), clashed.defenders()).stream().anyMatch(Effect.Gone.class::isInstance);
    }

    private List<Wording> won(Clashed clashed, UUID id) {
        return clashed.turned()
                ? beaten(clashed, clashed.defenders(), CAUGHT, CAUGHT_AND, id)
                : beaten(clashed, clashed.defenders(), WON, isGone(clashed) ? OVERRAN_AND : WON_AND, id);
    }

    private List<Wording> undecided(Clashed clashed, Ways ways, UUID id) {
        var told =
                new Wording(clash(clashed, choice.of(id, ways), ""), ways.of(clashed.attackers(), clashed.defenders()));
        var fates = Fates.grouped(clashed.effects());
        var both = Effects.both(clashed.attackers(), clashed.defenders());
        if (fates.size() != 1 || !Set.copyOf(fates.getFirst().who()).equals(Set.copyOf(both))) {
            return Fates.and(told, clashed.effects(), names);
        }
        var fate = fates.getFirst();
        var all = fate.predicate().startsWith("each ") ? fate.predicate() : "both " + fate.predicate();
        return List.of(told.as(Text.withoutStop(told.text()) + ", and " + all + ".")
                .claiming(fate.told().claims()));
    }

    /** The result for the losers in the same sentence, if it is the same for all. */
    private List<Wording> beaten(Clashed clashed, List<String> losers, Ways alone, Ways with, UUID id) {
        var winners = losers.equals(clashed.defenders()) ? clashed.attackers() : clashed.defenders();
        var claims = alone.of(winners, losers);
        var fates = Fates.grouped(Effects.of(clashed.effects(), losers));
        if (fates.size() != 1 || fates.getFirst().who().size() != losers.size()) {
            return Fates.and(new Wording(clash(clashed, choice.of(id, alone), ""), claims), clashed.effects(), names);
        }
        var fate = fates.getFirst();
        var first = new Wording(clash(clashed, choice.of(id, with), fate.predicate()), claims)
                .claiming(fate.told().claims());
        var told = new ArrayList<>(List.of(first));
        var effects = Effects.of(clashed.effects(), winners);
        told.addAll(
                clashed.outcome() == Outcome.ATTACKERS_PRESSED
                        ? Fates.told(effects, names)
                        : Fates.together("In the struggle ", effects, names));
        told.addAll(Fates.told(
                clashed.effects().stream()
                        .filter(effect -> !losers.contains(effect.who()) && !winners.contains(effect.who()))
                        .toList(),
                names));
        return told;
    }

    private String clash(Clashed clashed, String way, String fate) {
        return Text.capital(Text.filled(
                Text.agreeing(way, clashed.attackers().size()),
                names.those(clashed.attackers()),
                names.those(clashed.defenders()),
                fate));
    }
}
