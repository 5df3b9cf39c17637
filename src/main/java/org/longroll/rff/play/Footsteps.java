package org.longroll.rff.play;

import org.longroll.battle.CommonEvent;
import org.longroll.journal.Event;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.RetreatEvent;
import org.longroll.simulation.Sandtable;

/** Moves the figures after what was recorded. */
record Footsteps(Sandtable table) {

    private static final double RETREAT_INCHES = 4;

    void follow(Event event, View view) {
        switch (event) {
            case CommonEvent.PositionTaken taken -> table.put(taken.unit(), taken.position());
            case CommonEvent.UnitAdded added ->
                view.present(view.sideOf(added.unit().id())).stream()
                        .filter(unit -> !unit.equals(added.unit().id()))
                        .findFirst()
                        .ifPresent(unit -> table.join(added.unit().id(), unit));
            case ManeuverEvent.Maneuvered done ->
                view.nearestEnemy(done.unit()).ifPresent(enemy -> table.look(done.unit(), table.of(enemy)));
            case ChargeEvent.ChargeBegun charge ->
                charge.units().forEach(unit -> table.closeWith(unit, charge.target()));
            case ChargeEvent.BrokeThrough on -> {
                if (on.target() != null) {
                    var target = on.target();
                    on.units().forEach(unit -> table.closeWith(unit, target));
                }
            }
            case RetreatEvent.Retreated back -> back(back.unit(), view);
            case RetreatEvent.Recalled back -> back(back.unit(), view);
            default -> {}
        }
    }

    private void back(String unit, View view) {
        table.fallBack(unit, view.sideOf(unit), RETREAT_INCHES);
    }
}
