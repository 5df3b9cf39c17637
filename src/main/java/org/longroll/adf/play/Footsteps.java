package org.longroll.adf.play;

import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.CommonEvent;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Sandtable;

/** Moves the figures after what was recorded. */
record Footsteps(Sandtable table) {

    void follow(Event event, AdfField field) {
        switch (event) {
            case CommonEvent.PositionTaken taken -> table.put(taken.unit(), taken.position());
            case CommonEvent.UnitAdded added -> table.join(added.unit().id(), comrade(added, field));
            case AdfEvent.UnitMoved moved -> lookAtTheEnemy(moved.unit(), field);
            case AdfEvent.FacingChanged faced -> lookAtTheEnemy(faced.unit(), field);
            case AdfEvent.FellBack back -> back(back.unit(), back.inches(), field);
            case AdfEvent.UnitRan ran -> back(ran.unit(), ran.inches(), field);
            case AdfEvent.UnitDisengaged gone ->
                back(
                        gone.unit(),
                        gone.legs().stream()
                                .map(Leg::inches)
                                .mapToDouble(Fraction::value)
                                .sum(),
                        field);
            case ChargeEvent.ChargeMade charge -> charge(charge);
            case ChargeEvent.PursuitBegun pursuit ->
                pursuit.units().forEach(unit -> table.closeWith(unit, pursuit.target()));
            default -> {}
        }
    }

    private static String comrade(CommonEvent.UnitAdded added, AdfField field) {
        var command = added.unit().command();
        return field.units().stream()
                .filter(unit -> unit.brigade().equals(command)
                        && !unit.id().equals(added.unit().id()))
                .findFirst()
                .map(unit -> unit.id())
                .orElse(added.unit().id());
    }

    private void charge(ChargeEvent.ChargeMade charge) {
        for (var unit : charge.units()) {
            if (charge.reach().fallsShort()) {
                table.advance(
                        unit,
                        table.of(charge.target()),
                        Math.min(
                                charge.reach().distance().value(),
                                Math.max(0, table.inches(unit, charge.target()) - 1)));
            } else {
                table.closeWith(unit, charge.target());
            }
        }
    }

    private void back(String unit, double inches, AdfField field) {
        table.fallBack(unit, field.units().get(unit).side(), inches);
    }

    private void lookAtTheEnemy(String unit, AdfField field) {
        var side = field.units().get(unit).side();
        var enemies = field.units().stream()
                .filter(other -> !other.side().equals(side) && field.present(other.id()))
                .map(other -> other.id())
                .toList();
        table.nearest(unit, enemies).ifPresent(enemy -> table.look(unit, table.of(enemy)));
    }
}
