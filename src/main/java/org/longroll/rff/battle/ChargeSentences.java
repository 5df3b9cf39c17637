package org.longroll.rff.battle;

import java.util.List;
import org.longroll.battle.Table;

record ChargeSentences(Table table) {

    private String names(List<String> units) {
        return RffSentences.names(table, units);
    }

    private static String verb(List<String> units, String one, String several) {
        return units.size() == 1 ? one : several;
    }

    String of(ChargeEvent event) {
        return switch (event) {
            case ChargeEvent.ChargeBegun declared ->
                "%s %s %s%s.%s"
                        .formatted(
                                names(declared.units()),
                                verb(declared.units(), "charges", "charge"),
                                table.named(declared.target()),
                                declared.coldSteel() ? " with cold steel" : "",
                                declared.movedBefore() == null
                                        ? ""
                                        : " Charging units move first; of the same check moved before: %s."
                                                .formatted(names(declared.movedBefore())));
            case ChargeEvent.Countercharged met -> "%s goes to meet the charge.".formatted(table.named(met.unit()));
            case ChargeEvent.ChargeChecked checked ->
                "The fire brings %s to a halt.".formatted(table.named(checked.unit()));
            case ChargeEvent.ChargeEnded ended -> ended(ended);
            case ChargeEvent.ChargeResolved resolved -> resolved(resolved);
            case ChargeEvent.StruggleContinues struggle -> "Neither gives way; both sides roll again.";
            case ChargeEvent.PositionCarried carried ->
                "%s %s the position.".formatted(names(carried.units()), verb(carried.units(), "carries", "carry"));
            case ChargeEvent.PositionHeld held ->
                "%s %s the position.".formatted(names(held.units()), verb(held.units(), "holds", "hold"));
            case ChargeEvent.BreakthroughCalled called ->
                "%s %s on against the closest enemy."
                        .formatted(names(called.units()), verb(called.units(), "goes", "go"));
            case ChargeEvent.BrokeThrough broke -> brokeThrough(broke);
        };
    }

    private static String ended(ChargeEvent.ChargeEnded ended) {
        return switch (ended.why()) {
            case DECIDED, CHECKED -> "";
            case NOBODY_LEFT -> "Nobody is left to charge.";
            case TARGET_GONE -> "The charge finds nobody to strike.";
            case ABANDONED -> "The charge is given up.";
        };
    }

    private String resolved(ChargeEvent.ChargeResolved resolved) {
        return "%s against %s: %d %+d makes %d to %d %+d makes %d, %s."
                .formatted(
                        names(resolved.attacker().units()),
                        names(resolved.defender().units()),
                        resolved.attacker().die(),
                        resolved.attacker().modifier(),
                        resolved.attacker().total(),
                        resolved.defender().die(),
                        resolved.defender().modifier(),
                        resolved.defender().total(),
                        RffSentences.plain(resolved.result()));
    }

    private String brokeThrough(ChargeEvent.BrokeThrough broke) {
        var who = names(broke.units());
        var verb = verb(broke.units(), "breaks", "break");
        return broke.target() == null
                ? "%s %s through and %s nobody.".formatted(who, verb, verb(broke.units(), "finds", "find"))
                : "%s %s through upon %s.".formatted(who, verb, table.named(broke.target()));
    }
}
