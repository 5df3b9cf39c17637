package org.longroll.simulation;

import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.rff.ChargeEvent;
import org.longroll.battle.rff.ManeuverEvent;
import org.longroll.battle.rff.RetreatEvent;

/** Moves the figures after what was recorded. */
final class RffFootsteps {

    private static final double RETREAT_INCHES = 4;

    private final Sandtable table;

    RffFootsteps(Sandtable table) {
        this.table = table;
    }

    void follow(BattleEvent event, RffView view) {
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

    private void back(String unit, RffView view) {
        table.fallBack(unit, view.sideOf(unit), RETREAT_INCHES);
    }
}
