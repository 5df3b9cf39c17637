package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Occasion;

/**
 * The events of one order in sequence: each is decided on the field after the ones before it, so that a second hit sees
 * the first one's losses. Used for one decision.
 */
final class Course {

    private final List<BattleEvent> events = new ArrayList<>();
    private AdfField field;

    Course(AdfField field) {
        this.field = field;
    }

    Course happens(BattleEvent event) {
        events.add(event);
        field = Evolution.after(field, event, Occasion.NOT_YET_RECORDED);
        return this;
    }

    Course happen(List<? extends BattleEvent> several) {
        several.forEach(this::happens);
        return this;
    }

    /** Removes a check or question from the list. */
    Course settles(AdfDue due) {
        return happens(new CommonEvent.DueSettled(due.id()));
    }

    AdfField field() {
        return field;
    }

    AdfUnit unit(String id) {
        return field.units().get(id);
    }

    String nextDue(String about) {
        return field.agenda().next(about);
    }

    List<BattleEvent> events() {
        return List.copyOf(events);
    }
}
