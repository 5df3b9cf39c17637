package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.ChargeBeat.Charged;
import org.longroll.report.story.ChargeBeat.Countercharged;
import org.longroll.report.story.ChargeBeat.Pursued;

/** Charges in words. In every phrase 1 is the attacker, 2 the defender. */
record ChargeWords(Names names, Choice choice) {

    static final Ways CHARGED = Ways.of(
            Deed.CHARGED,
            "%1$s charged %2$s.",
            "With a yell %1$s went in against %2$s.",
            "Bayonets came down, and %1$s ran at %2$s.",
            "%1$s came on at the double against %2$s.");

    /** With what the sight of it did to the defender, 3. */
    private static final Ways FEARED = Ways.of(
            Deed.CHARGED,
            "%1$s charged %2$s, which %3$s before they met.",
            "As %1$s charged, %2$s %3$s.",
            "%2$s %3$s when %1$s charged.");

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

    private static final Ways FOLLOWED =
            Ways.of(Deed.FOLLOWED, "%1$s pressed on.", "%1$s pushed on beyond the position.");

    static final Ways WENT_ON = Ways.of(
            Deed.WENT_ON_AGAINST,
            "%1$s did not stop there but went on against %2$s.",
            "Carried on by its success, %1$s fell upon %2$s.");

    List<Wording> of(Charged charged, UUID id) {
        int many = charged.units().size();
        if (charged.fellShort() && charged.allDisordered()) {
            return List.of(charged(charged, FELL_SHORT_IN_DISORDER, id)
                    .claiming(Predicates.of(charged.effects()).claims()));
        }
        if (!charged.fear().isEmpty()) {
            return List.of(feared(charged, id));
        }
        var told = charged(charged, charged.fellShort() ? FELL_SHORT : CHARGED, id);
        return charged.allDisordered()
                ? List.of(losingOrder(told, many, charged.effects()))
                : Fates.and(told, charged.effects(), names);
    }

    private Wording feared(Charged charged, UUID id) {
        var told = Predicates.of(charged.fear());
        var way = Text.agreeing(choice.of(id, FEARED), charged.units().size());
        var text = Text.filled(way, names.those(charged.units()), names.unit(charged.target()), told.text());
        return told.as(Text.capital(text)).claiming(FEARED.of(charged.units(), charged.target()));
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
                : Fates.and(told, pursued.effects(), names);
    }

    private static String sentence(String way, String attackers, String defenders) {
        return Text.capital(Text.filled(way, attackers, defenders));
    }
}
