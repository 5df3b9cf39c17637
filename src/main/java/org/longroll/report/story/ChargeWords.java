package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.report.story.ChargeBeat.Charged;
import org.longroll.report.story.ChargeBeat.Clashed;
import org.longroll.report.story.ChargeBeat.Countercharged;
import org.longroll.report.story.ChargeBeat.Pursued;

/** Charges in words. In every phrase 1 is the attacker, 2 the defender. */
record ChargeWords(Names names, Choice choice) {

    private static final List<String> CHARGED = List.of(
            "%1$s charged %2$s.",
            "With a yell %1$s went in against %2$s.",
            "Bayonets came down, and %1$s ran at %2$s.",
            "%1$s came on at the double against %2$s.");

    private static final List<String> FELL_SHORT = List.of(
            "%1$s charged %2$s but never reached it.",
            "The ground was too long: %1$s had no breath left to reach %2$s.",
            "The charge of %1$s on %2$s fell short.");

    private static final List<String> MET =
            List.of("%1$s came out to meet it.", "%1$s did not wait for it but countercharged.");

    private static final List<String> WON = List.of(
            "%1$s drove %2$s before it.",
            "%1$s went over the position of %2$s.",
            "%2$s could not stand against %1$s.",
            "The charge of %1$s carried everything before it, %2$s included.");

    private static final List<String> LOST = List.of(
            "%2$s threw %1$s back.", "%1$s broke against %2$s.", "%2$s held, and the attack of %1$s came to nothing.");

    private static final List<String> LOCKED = List.of(
            "%1$s and %2$s fought it out hand to hand.",
            "Neither %1$s nor %2$s would yield: it came to clubbed muskets.", "%1$s and %2$s were locked together.");

    private static final List<String> STOPPED = List.of(
            "%1$s stopped short of %2$s.",
            "A few yards from %2$s the attack of %1$s came to a stand.", "%1$s would not close with %2$s.");

    private static final List<String> FOLLOWED = List.of("%1$s followed close behind.", "%1$s went after them.");

    private static final List<String> WENT_ON = List.of(
            "%1$s did not stop there but went on against %2$s.", "Carried on by its success, %1$s fell upon %2$s.");

    List<String> of(Charged charged, UUID id) {
        int many = charged.units().size();
        var way = Text.agreeing(choice.of(id, charged.fellShort() ? FELL_SHORT : CHARGED), many);
        var told = sentence(way, names.those(charged.units()), names.unit(charged.target()));
        if (!charged.fellShort() && charged.allDisordered()) {
            var losing = Text.agreeing(", losing its order on the way.", many);
            return List.of(Text.withoutStop(told) + losing);
        }
        var sentences = new ArrayList<>(List.of(told));
        sentences.addAll(Fates.told(charged.effects(), names));
        return sentences;
    }

    List<String> of(Countercharged met, UUID id) {
        return List.of(sentence(choice.of(id, MET), names.unit(met.unit()), ""));
    }

    List<String> of(Pursued pursued, UUID id) {
        var who = names.those(pursued.units());
        return List.of(
                pursued.target() == null
                        ? sentence(choice.of(id, FOLLOWED), who, "")
                        : sentence(
                                Text.agreeing(
                                        choice.of(id, WENT_ON), pursued.units().size()),
                                who,
                                names.unit(pursued.target())));
    }

    List<String> of(Clashed clashed, UUID id) {
        var ways =
                switch (clashed.outcome()) {
                    case ATTACKERS_WON -> WON;
                    case DEFENDERS_WON -> LOST;
                    case LOCKED -> LOCKED;
                    case STOPPED_SHORT -> STOPPED;
                };
        var sentences = new ArrayList<String>();
        var way = Text.agreeing(choice.of(id, ways), clashed.attackers().size());
        sentences.add(sentence(way, names.those(clashed.attackers()), names.those(clashed.defenders())));
        sentences.addAll(Fates.told(clashed.effects(), names));
        return sentences;
    }

    private static String sentence(String way, String attackers, String defenders) {
        return Text.capital(Text.filled(way, attackers, defenders));
    }
}
