package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.Occasion;

/**
 * What comes of an order, one thing after the other: each event is seen by those after it, so that a second hit finds
 * the first one's losses. Lives as long as one decision.
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

    /** The check or question is taken and off the list. */
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
