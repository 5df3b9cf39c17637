package org.longroll.analysis;

import java.util.List;
import java.util.stream.Stream;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.Occasion;

/** One entry in force, with the field before it and after each of its events. */
public record Episode(Moment moment, Occasion occasion, List<Step> steps) {

    public record Step(Event event, Field before, Field after) {}

    public Episode {
        steps = List.copyOf(steps);
    }

    public Field before() {
        return steps.getFirst().before();
    }

    public Field after() {
        return steps.getLast().after();
    }

    public Stream<DiceRolled> dice() {
        return steps.stream()
                .map(Step::event)
                .filter(DiceRolled.class::isInstance)
                .map(DiceRolled.class::cast);
    }
}
