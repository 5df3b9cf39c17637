package org.longroll.rff.play;

import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.RetreatEvent;
import org.longroll.simulation.Place;
import org.longroll.simulation.Sandtable;

/** Moves the figures after what was recorded. */
record Footsteps(Sandtable table) {

    private static final double RETREAT_INCHES = 4;

    void follow(BattleEvent event, View view) {
        switch (event) {
            case CommonEvent.PositionTaken taken ->
                table.put(
                        taken.unit(),
                        new Place(taken.position().x(), taken.position().y()));
            case CommonEvent.UnitAdded added ->
                view.present(view.sideOf(added.unit().id())).stream()
                        .filter(unit -> !unit.equals(added.unit().id()))
                        .findFirst()
                        .ifPresent(unit -> table.join(added.unit().id(), unit));
            case ManeuverEvent.Maneuvered done ->
                view.nearestEnemy(done.unit()).ifPresent(enemy -> table.look(done.unit(), table.of(enemy)));
            case ChargeEvent.ChargeBegun charge -> charge.units().forEach(unit -> closeWith(unit, charge.target()));
            case ChargeEvent.BrokeThrough on -> {
                if (on.target() != null) {
                    var target = on.target();
                    on.units().forEach(unit -> closeWith(unit, target));
                }
            }
            case RetreatEvent.Retreated back -> back(back.unit(), view);
            case RetreatEvent.Recalled back -> back(back.unit(), view);
            default -> {}
        }
    }

    private void closeWith(String unit, String target) {
        table.advance(unit, table.of(target), Math.max(0, table.inches(unit, target) - 1));
    }

    private void back(String unit, View view) {
        table.fallBack(unit, view.sideOf(unit), RETREAT_INCHES);
    }
}
