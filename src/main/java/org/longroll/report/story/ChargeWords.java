package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.ChargeBeat.Charged;
import org.longroll.report.story.ChargeBeat.Clashed;
import org.longroll.report.story.ChargeBeat.Clashed.Outcome;
import org.longroll.report.story.ChargeBeat.Countercharged;
import org.longroll.report.story.ChargeBeat.Pursued;

/** Charges in words. In every phrase 1 is the attacker, 2 the defender. */
record ChargeWords(Names names, Choice choice) {

    private static final Ways CHARGED = Ways.of(
            Deed.CHARGED,
            "%1$s charged %2$s.",
            "With a yell %1$s went in against %2$s.",
            "Bayonets came down, and %1$s ran at %2$s.",
            "%1$s came on at the double against %2$s.");

    private static final Ways FELL_SHORT = Ways.of(
            Deed.FELL_SHORT,
            "%1$s charged %2$s but did not reach it.",
            "%1$s set out to charge %2$s, but it was too far.",
            "The charge of %1$s on %2$s fell short.");

    private static final Ways FELL_SHORT_IN_DISORDER = Ways.of(
            Deed.FELL_SHORT,
            "%1$s charged %2$s but lost its order and did not reach it.",
            "%1$s lost its order in a charge on %2$s that fell short.");

    private static final Ways MET =
            Ways.of(Deed.COUNTERCHARGED, "%1$s came out to meet it.", "%1$s did not wait for it but countercharged.");

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
            "Nothing could stop %1$s, and %2$s %3$s.",
            "The charge of %1$s struck home: %2$s %3$s.");

    /** Where nothing was left of the loser. */
    private static final Ways OVERRAN_AND = Ways.of(
            Deed.BEAT,
            "%1$s overran %2$s, which %3$s.",
            "%1$s went over the position of %2$s, which %3$s.",
            "Nothing could stop %1$s, and %2$s %3$s.",
            "The charge of %1$s struck home: %2$s %3$s.");

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

    private static final Ways FOLLOWED =
            Ways.of(Deed.FOLLOWED, "%1$s pressed on.", "%1$s pushed on beyond the position.");

    private static final Ways WENT_ON = Ways.of(
            Deed.WENT_ON_AGAINST,
            "%1$s did not stop there but went on against %2$s.",
            "Carried on by its success, %1$s fell upon %2$s.");

    List<Wording> of(Charged charged, UUID id) {
        int many = charged.units().size();
        if (charged.fellShort() && charged.allDisordered()) {
            return List.of(charged(charged, FELL_SHORT_IN_DISORDER, id)
                    .claiming(Predicates.of(charged.effects()).claims()));
        }
        var told = charged(charged, charged.fellShort() ? FELL_SHORT : CHARGED, id);
        return charged.allDisordered()
                ? List.of(losingOrder(told, many, charged.effects()))
                : and(told, charged.effects());
    }

    private Wording charged(Charged charged, Ways ways, UUID id) {
        var way = Text.agreeing(choice.of(id, ways), charged.units().size());
        var text = sentence(way, names.those(charged.units()), names.unit(charged.target()));
        return new Wording(text, ways.of(charged.units(), charged.target()));
    }

    private static Wording losingOrder(Wording told, int many, List<Effect> effects) {
        var losing = Text.agreeing(", losing its order on the way.", many);
        return told.as(Text.withoutStop(told.text()) + losing)
                .claiming(Predicates.of(effects).claims());
    }

    List<Wording> of(Countercharged met, UUID id) {
        return List.of(
                new Wording(sentence(choice.of(id, MET), names.unit(met.unit()), ""), MET.of(List.of(met.unit()))));
    }

    List<Wording> of(Pursued pursued, UUID id) {
        var who = names.those(pursued.units());
        int many = pursued.units().size();
        var target = pursued.target();
        var told = target == null
                ? new Wording(sentence(choice.of(id, FOLLOWED), who, ""), FOLLOWED.of(pursued.units()))
                : new Wording(
                        sentence(Text.agreeing(choice.of(id, WENT_ON), many), who, names.unit(target)),
                        WENT_ON.of(pursued.units(), target));
        return pursued.effects().size() == many
                ? List.of(losingOrder(told, many, pursued.effects()))
                : and(told, pursued.effects());
    }

    List<Wording> of(Clashed clashed, UUID id) {
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

    private List<Wording> won(Clashed clashed, UUID id) {
        boolean gone =
                Effects.of(clashed.effects(), clashed.defenders()).stream().anyMatch(Effect.Gone.class::isInstance);
        if (clashed.turned() && !gone) {
            return beaten(clashed, clashed.defenders(), CAUGHT, CAUGHT_AND, id);
        }
        return beaten(clashed, clashed.defenders(), WON, gone ? OVERRAN_AND : WON_AND, id);
    }

    private List<Wording> undecided(Clashed clashed, Ways ways, UUID id) {
        var told =
                new Wording(clash(clashed, choice.of(id, ways), ""), ways.of(clashed.attackers(), clashed.defenders()));
        var fates = Fates.grouped(clashed.effects());
        var both = Effects.both(clashed.attackers(), clashed.defenders());
        if (fates.size() != 1 || !Set.copyOf(fates.getFirst().who()).equals(Set.copyOf(both))) {
            return and(told, clashed.effects());
        }
        var fate = fates.getFirst();
        var all = fate.predicate().startsWith("each ") ? fate.predicate() : "both " + fate.predicate();
        return List.of(told.as(Text.withoutStop(told.text()) + ", and " + all + ".")
                .claiming(fate.told().claims()));
    }

    /** What came of it for the losers in the same sentence, if it is the same for all. */
    private List<Wording> beaten(Clashed clashed, List<String> losers, Ways alone, Ways with, UUID id) {
        var winners = losers.equals(clashed.defenders()) ? clashed.attackers() : clashed.defenders();
        var claims = alone.of(winners, losers);
        var fates = Fates.grouped(Effects.of(clashed.effects(), losers));
        if (fates.size() != 1 || fates.getFirst().who().size() != losers.size()) {
            return and(new Wording(clash(clashed, choice.of(id, alone), ""), claims), clashed.effects());
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

    private List<Wording> and(Wording first, List<Effect> effects) {
        var sentences = new ArrayList<>(List.of(first));
        sentences.addAll(Fates.told(effects, names));
        return sentences;
    }

    private static String sentence(String way, String attackers, String defenders) {
        return Text.capital(Text.filled(way, attackers, defenders));
    }
}
