package org.longroll.adf.battle;

import static org.longroll.adf.battle.Names.verb;

record ChargeSentences(Names names) {

    String of(ChargeEvent event) {
        return switch (event) {
            case ChargeEvent.ChargeMade made ->
                "%s %s %s: %s\" with a bonus of %s\"."
                        .formatted(
                                names.of(made.units()),
                                verb(made.units(), "charges", "charge"),
                                names.of(made.target()),
                                made.reach().distance().decimal(),
                                made.reach().bonus().decimal());
            case ChargeEvent.CounterchargeMade met -> "%s goes to meet the charge.".formatted(names.of(met.unit()));
            case ChargeEvent.ChargerStopped stopped -> "%s is stopped.".formatted(names.of(stopped.unit()));
            case ChargeEvent.ImpactResolved impact -> impact(impact);
            case ChargeEvent.AttackerStoppedShort stopped ->
                "The charge stops %s\" short.".formatted(stopped.inches().decimal());
            case ChargeEvent.MeleeFought fought ->
                "%s and %s fight hand to hand.".formatted(names.of(fought.attacker()), names.of(fought.defender()));
            case ChargeEvent.PursuitBegun pursuit ->
                "%s %s on against %s."
                        .formatted(
                                names.of(pursuit.units()),
                                verb(pursuit.units(), "goes", "go"),
                                names.of(pursuit.target()));
            case ChargeEvent.AttackerFollowed followed ->
                "%s %s the beaten enemy%s."
                        .formatted(
                                names.of(followed.units()),
                                verb(followed.units(), "follows", "follow"),
                                followed.inches() == null
                                        ? ""
                                        : " %s\"".formatted(followed.inches().decimal()));
            case ChargeEvent.ChargeEnded ended -> ending(ended.how());
        };
    }

    private String impact(ChargeEvent.ImpactResolved impact) {
        var attacker = names.of(impact.attacker().unit());
        var defender = names.of(impact.defender().unit());
        if (impact.attacker().fiv() == null) {
            return "%s reaches %s, which gives itself up.".formatted(attacker, defender);
        }
        var fivs = "%s strikes %s: %d against %d"
                .formatted(
                        attacker,
                        defender,
                        impact.attacker().fiv(),
                        impact.defender().fiv());
        if (impact.winner() == null) {
            return fivs + ", and neither gives way.";
        }
        return "%s; the %s wins by %d.".formatted(fivs, impact.winner().word(), impact.margin());
    }

    private static String ending(ChargeEvent.Ending how) {
        return switch (how) {
            case FELL_SHORT -> "The charge falls short.";
            case STOPPED_BY_FIRE -> "The charge is stopped.";
            case TARGET_GONE -> "The charge finds nobody.";
            case ATTACKER_LOST, STOPPED_SHORT, FOLLOWED -> "";
            case RULED -> "The charge is over.";
        };
    }
}
