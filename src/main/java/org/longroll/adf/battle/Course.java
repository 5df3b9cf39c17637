package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.CommonEvent;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;

/**
 * The events of one order: each is decided on the field after the ones before it, so a second hit sees the losses of
 * the first.
 */
final class Course {

    private final List<Event> events = new ArrayList<>();
    private AdfField field;

    Course(AdfField field) {
        this.field = field;
    }

    Course happens(Event event) {
        events.add(event);
        field = Evolution.after(field, event, Occasion.NOT_YET_RECORDED);
        return this;
    }

    Course happen(List<? extends Event> several) {
        several.forEach(this::happens);
        return this;
    }

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

    /** Its events, and after them others that were decided on its field. */
    List<Event> and(List<Event> then) {
        var all = new ArrayList<>(events);
        all.addAll(then);
        return List.copyOf(all);
    }

    List<Event> events() {
        return List.copyOf(events);
    }
}
