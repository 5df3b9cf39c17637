package org.longroll.rff.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffLeader;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.Move;
import org.longroll.rff.rules.Mover;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Sandtable;

/** The battle, the chart and the sand table, as one player looks at them. */
record View(RffField field, RffRules rules, Sandtable table, Map<String, List<String>> presentOnes) {

    /** A look at one moment; it remembers who is there. */
    View(RffField field, RffRules rules, Sandtable table) {
        this(field, rules, table, new HashMap<>());
    }

    RffUnit unit(String id) {
        return field.units().get(id);
    }

    boolean fights(String unit) {
        return field.table().onTable(unit) && !unit(unit).lost();
    }

    /** The units of a side that are there. */
    List<String> present(String side) {
        return presentOnes.computeIfAbsent(
                side,
                any -> field.table().unitsOf(side).stream().filter(this::fights).toList());
    }

    String sideOf(String unit) {
        return field.table().sideOf(unit);
    }

    String sideOf(RffLeader leader) {
        return field.table().order().sideOfCommand(leader.command());
    }

    String command(String unit) {
        return field.table().units().get(unit).muster().command();
    }

    String enemyOf(String side) {
        return field.table().enemyOf(side);
    }

    List<String> enemiesOf(String unit) {
        return present(enemyOf(sideOf(unit)));
    }

    Optional<String> nearestEnemy(String unit) {
        return table.nearest(unit, enemiesOf(unit));
    }

    double inchesToTheEnemy(String unit) {
        return nearestEnemy(unit).map(enemy -> table.inches(unit, enemy)).orElse(Double.MAX_VALUE);
    }

    Fraction inches(String one, String other) {
        return Sandtable.halves(table.inches(one, other));
    }

    Ground ground(String unit) {
        return switch (table.soil(unit)) {
            case OPEN, ROAD, TRAIL -> Ground.OPEN;
            case BROKEN, LIGHT_WOODS -> Ground.BROKEN;
            case HEAVY_WOODS, ROUGH -> Ground.ROUGH;
        };
    }

    Cover cover(String unit) {
        return switch (table.shelter(unit)) {
            case FENCE -> Cover.PARTIAL;
            case WALL, BUILDINGS -> Cover.FULL;
            case WORKS -> Cover.FORTIFIED;
            case NONE -> ground(unit) == Ground.OPEN ? Cover.NONE : Cover.PARTIAL;
        };
    }

    static Weapon weapon(RffUnit unit) {
        return Weapon.find(unit.weapon()).orElseThrow();
    }

    double range(RffUnit unit) {
        return rules.printed().fire().points(weapon(unit)).reach();
    }

    /** How many inches a move by its check takes a unit where it stands: a full one where it may, else a half. */
    double allowance(String id) {
        var unit = unit(id);
        var result = unit.activity().result();
        if (result == null) {
            return 0;
        }
        List<Maneuver> lines = unit.arm() == Arm.ARTILLERY
                ? List.of(GunManeuver.FULL_MOVE_LIMBERED)
                : List.of(TroopManeuver.FULL_MOVE, TroopManeuver.HALF_MOVE);
        return lines.stream()
                .mapToDouble(line -> allowance(unit, result, line))
                .filter(inches -> inches > 0)
                .findFirst()
                .orElse(0);
    }

    private double allowance(RffUnit unit, ManeuverResult result, Maneuver line) {
        var asked = rules.move(new Move(mover(unit), result, Optional.of(line), List.of()));
        if (asked.refusal().isPresent()
                || asked.answer().options().stream()
                        .noneMatch(option -> option.maneuver().equals(line.word()))) {
            return 0;
        }
        return asked.answer()
                .allowances()
                .getOrDefault(ground(unit.id()), Optional.empty())
                .map(Fraction::value)
                .orElse(0.0);
    }

    private static Mover mover(RffUnit unit) {
        var drawnUp = unit.order() == Order.BROKEN ? Formation.BROKEN : unit.formation();
        return switch (unit.arm()) {
            case INFANTRY -> new Mover.Foot(drawnUp);
            case CAVALRY -> new Mover.Horse(drawnUp);
            case ARTILLERY ->
                new Mover.Guns(
                        unit.horseDrawn() ? MoverKind.HORSE_GUN : MoverKind.FIELD_GUN,
                        Optional.of(unit.formation() == Formation.LIMBERED ? Formation.LIMBERED : Formation.UNLIMBERED),
                        GunState.READY);
        };
    }

    List<Leg> leg(String unit, double inches) {
        return List.of(new Leg(ground(unit), Fraction.whole((long) inches)));
    }

    /** Whether a unit went back too far for a breakthrough to reach it surely. */
    boolean hasGone(String unit) {
        var back = unit(unit).activity().back();
        return back != null && !back.atMost(Fraction.whole(2));
    }
}
