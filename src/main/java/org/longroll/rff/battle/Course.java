package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.DueSettled;
import org.longroll.battle.CommonEvent.PositionTaken;
import org.longroll.battle.Position;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.rff.battle.ChargeEvent.ChargeEnded;
import org.longroll.rff.battle.UnitEvent.EffectivenessChanged;
import org.longroll.rff.battle.UnitEvent.FormationChanged;
import org.longroll.rff.battle.UnitEvent.GunsChanged;
import org.longroll.rff.battle.UnitEvent.OrderChanged;
import org.longroll.rff.battle.UnitEvent.StandsLost;
import org.longroll.rff.battle.UnitEvent.UnitLost;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;

/** The events of one entry: each is decided on the field after the ones before it. */
final class Course {

    private final List<Event> events = new ArrayList<>();
    private RffField field;

    Course(RffField field) {
        this.field = field;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    RffField field() {
        return field;
    }

    RffUnit unit(String id) {
        return field.unit(id);
    }

    boolean stands(String unit) {
        return !field.unit(unit).lost();
    }

    void happens(Event event) {
        events.add(event);
        field = Evolution.of(field, event, Occasion.NOT_YET_RECORDED);
    }

    void happen(List<? extends Event> several) {
        several.forEach(this::happens);
    }

    void positions(Map<String, Position> positions, List<String> of) {
        of.forEach(unit -> position(unit, positions.get(unit)));
    }

    void position(String unit, @Nullable Position position) {
        if (position != null) {
            happens(new PositionTaken(unit, position));
        }
    }

    void settled(RffDue due) {
        happens(new DueSettled(due.id()));
    }

    void call(RffDue.Kind kind, String about, String side, RffDue.Call prepared) {
        happens(new DueCalled(field.agenda().next(about), kind, about, side, prepared));
    }

    void form(String id, Formation after) {
        var before = unit(id).formation();
        if (before != after) {
            happens(new FormationChanged(id, before, after));
        }
    }

    /** An order for troops, a gun state for all stands of a battery; neither is ever improved by this. */
    void worsen(String id, State after) {
        switch (after) {
            case Order order -> become(id, unit(id).order().orWorse(order));
            case GunState.SILENCED -> guns(id, unit(id).battery().allSilenced());
            case GunState.DAMAGED -> guns(id, unit(id).battery().damaging(unit(id).stands()));
            case GunState.WRECKED -> guns(id, unit(id).battery().wrecking(unit(id).stands()));
            case GunState.READY -> {}
        }
    }

    void become(String id, Order after) {
        var before = unit(id).order();
        if (before != after && stands(id)) {
            happens(new OrderChanged(id, before, after));
        }
    }

    /** Troop or gun stands that are lost for good. */
    void lose(String id, int stands) {
        var before = unit(id);
        int lost = Math.min(stands, before.stands());
        if (lost == 0) {
            return;
        }
        if (before.guns() == null) {
            happens(new StandsLost(id, lost, before.stands() - lost));
            weakened(id, before.effectiveness(), UnitLost.How.DESTROYED);
        } else {
            guns(id, before.guns().wrecking(lost));
        }
    }

    void guns(String id, GunStands after) {
        guns(id, after, UnitLost.How.DESTROYED);
    }

    /** Guns that could not be moved are taken by the enemy. */
    void taken(String id) {
        guns(id, unit(id).battery().wrecking(unit(id).stands()), UnitLost.How.GUNS_TAKEN);
    }

    private void guns(String id, GunStands after, UnitLost.How how) {
        var before = unit(id);
        if (!after.equals(before.guns())) {
            happens(new GunsChanged(id, before.battery(), after));
            weakened(id, before.effectiveness(), how);
        }
    }

    private void weakened(String id, Effectiveness before, UnitLost.How how) {
        var unit = unit(id);
        if (unit.stands() == 0) {
            lost(id, how);
        } else if (unit.effectiveness() != before) {
            happens(new EffectivenessChanged(id, before, unit.effectiveness()));
        }
    }

    /** The charges of a lost unit are over. */
    void lost(String id, UnitLost.How how) {
        for (var charge : field.charges()) {
            if (charge.fights() && charge.target().equals(id)) {
                happens(new ChargeEnded(charge.id(), ChargeEnded.Why.TARGET_GONE));
            } else if (charge.attackers().equals(List.of(id))) {
                happens(new ChargeEnded(charge.id(), ChargeEnded.Why.NOBODY_LEFT));
            }
        }
        happens(new UnitLost(id, how));
    }
}
