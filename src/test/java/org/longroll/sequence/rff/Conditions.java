package org.longroll.sequence.rff;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.TargetCondition;

/** The modifiers that follow from the state of the table; what hangs on the ground the players say. */
record Conditions(Field field) {

    /** Maneuver table: leader, attached leader, provisional command, battery, column, garrison, limbered, losses. */
    Set<ManeuverCondition> of(Regiment unit, boolean inCommand, List<ManeuverCondition> said) {
        var all = EnumSet.noneOf(ManeuverCondition.class);
        all.addAll(said);
        if (unit.isBattery()) {
            all.add(ManeuverCondition.BATTERY);
        }
        switch (unit.formation) {
            case FIELD_COLUMN, MARCH_COLUMN -> all.add(ManeuverCondition.COLUMN);
            case GARRISON -> all.add(ManeuverCondition.GARRISON);
            case LIMBERED -> all.add(ManeuverCondition.LIMBERED);
            default -> {}
        }
        if (!field.leadersWith(unit.id).isEmpty()) {
            all.add(ManeuverCondition.ATTACHED_LEADER);
        }
        command(unit, inCommand, all);
        all.addAll(adversities(field.sideOf(unit.id)));
        return all;
    }

    /** The leader of its own command, of several the first: who has fallen or is away leaves it provisional. */
    private void command(Regiment unit, boolean inCommand, Set<ManeuverCondition> all) {
        var leader = field.generals.values().stream()
                .filter(each -> field.company
                        .leader(each.id)
                        .path("commands")
                        .asText()
                        .equals(field.company.commandOf(unit.id)))
                .findFirst()
                .orElse(null);
        if (leader == null) {
            return;
        }
        if (!leader.leads()) {
            all.add(ManeuverCondition.PROVISIONAL_COMMAND);
            return;
        }
        boolean said = all.contains(ManeuverCondition.GALLANT_LEADER) || all.contains(ManeuverCondition.POOR_LEADER);
        if (inCommand && !said) {
            switch (leader.quality) {
                case "gallant" -> all.add(ManeuverCondition.GALLANT_LEADER);
                case "poor" -> all.add(ManeuverCondition.POOR_LEADER);
                default -> {}
            }
        }
    }

    /** Key position lost while the enemy holds it; heavy casualties and greater losses by the side's thresholds. */
    private Set<ManeuverCondition> adversities(String side) {
        var all = EnumSet.noneOf(ManeuverCondition.class);
        field.ruledOfSide
                .getOrDefault(side, Set.of())
                .forEach(word -> all.add(org.longroll.rules.Word.find(ManeuverCondition.class, word)
                        .orElseThrow()));
        var order = field.company.opening().path("orderOfBattle");
        order.path("objectives").forEach(objective -> {
            if (objective.path("keyTo").asText().equals(side)
                    && field.company
                            .enemyOf(side)
                            .equals(field.company.holder(objective.path("id").asText()))) {
                all.add(ManeuverCondition.KEY_POSITION_LOST);
            }
        });
        order.path("sides").forEach(each -> {
            if (each.path("id").asText().equals(side)) {
                int lost = field.standsLostOf(side);
                if (each.has("heavyCasualtiesAt")
                        && lost >= each.path("heavyCasualtiesAt").asInt()) {
                    all.add(ManeuverCondition.HEAVY_CASUALTIES);
                }
                if (each.has("greaterLossesAt")
                        && lost >= each.path("greaterLossesAt").asInt()) {
                    all.add(ManeuverCondition.GREATER_LOSSES);
                }
            }
        });
        return all;
    }

    /** Fire table: target in column, cavalry, marched by the flank, about faced, passage of lines, broken, limbered. */
    Set<TargetCondition> ofTarget(Regiment unit, List<TargetCondition> said) {
        var all = EnumSet.noneOf(TargetCondition.class);
        all.addAll(said);
        if (unit.isBattery()) {
            if (unit.formation == Formation.LIMBERED) {
                all.add(TargetCondition.LIMBERED);
            }
            return all;
        }
        all.addAll(unit.exposed);
        if (unit.isMounted()) {
            all.add(TargetCondition.CAVALRY);
        }
        if (unit.formation == Formation.FIELD_COLUMN) {
            all.add(TargetCondition.FIELD_COLUMN);
        }
        if (unit.formation == Formation.MARCH_COLUMN) {
            all.add(TargetCondition.MARCH_COLUMN);
        }
        if (unit.order == Order.BROKEN) {
            all.add(TargetCondition.BROKEN);
        }
        return all;
    }

    static boolean isExtended(Regiment unit) {
        return unit.formation == Formation.EXTENDED_LINE || unit.formation == Formation.DISMOUNTED_EXTENDED_LINE;
    }

    /** Charge table: extended line, broken, march column, limbered, disordered, silenced, attached leader. */
    Set<ChargeCondition> inCharge(Regiment unit, List<ChargeCondition> said) {
        var all = EnumSet.noneOf(ChargeCondition.class);
        all.addAll(said);
        if (isExtended(unit)) {
            all.add(ChargeCondition.EXTENDED_LINE);
        }
        if (unit.formation == Formation.MARCH_COLUMN) {
            all.add(ChargeCondition.MARCH_COLUMN);
        }
        if (unit.formation == Formation.LIMBERED) {
            all.add(ChargeCondition.LIMBERED);
        }
        if (unit.isBattery()) {
            if (unit.guns.serving() == 0) {
                all.add(ChargeCondition.SILENCED);
            }
        } else if (unit.order == Order.BROKEN) {
            all.add(ChargeCondition.BROKEN);
        } else if (unit.order == Order.DISORDERED) {
            all.add(ChargeCondition.DISORDERED);
        }
        if (!field.leadersWith(unit.id).isEmpty()) {
            all.add(ChargeCondition.ATTACHED_LEADER);
        }
        return all;
    }

    /** +2 for cavalry over open ground, +1 over broken, 0 over rough, until a struggle. */
    static void cavalry(Regiment unit, Ground over, boolean struggled, Set<ChargeCondition> all) {
        if (!unit.isMounted() || struggled) {
            return;
        }
        switch (over) {
            case OPEN, ROAD -> all.add(ChargeCondition.CAVALRY_OPEN_GROUND);
            case BROKEN -> all.add(ChargeCondition.CAVALRY_BROKEN_GROUND);
            case ROUGH -> {}
        }
    }
}
