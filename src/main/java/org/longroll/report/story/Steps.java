package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.journal.Act;
import org.longroll.journal.RecordedOrder;

/** The entries in force, each with the field before it. */
public final class Steps {

    public record Step(RecordedOrder said, Field before) {}

    private final Battle battle;
    private final List<Step> steps = new ArrayList<>();

    private Steps(Battle battle) {
        this.battle = battle;
    }

    public static List<Step> of(Battle battle) {
        var steps = new Steps(battle);
        battle.timeline().acts().toList().reversed().forEach(steps::take);
        return List.copyOf(steps.steps);
    }

    /** An act keeps the field before it; only entries that an amendment recorded again have to be played again. */
    private void take(Act<Field> act) {
        if (act.entries().size() == 1 && act.said().size() == 1) {
            steps.add(new Step(act.first(), act.before()));
            return;
        }
        var field = now();
        for (var said : act.entries()) {
            steps.add(new Step(said, field));
            field = after(said, field);
        }
    }

    private Field now() {
        return steps.isEmpty()
                ? battle.system().opened(battle.opening())
                : after(steps.getLast().said(), steps.getLast().before());
    }

    private Field after(RecordedOrder said, Field before) {
        var field = before;
        for (var event : said.events()) {
            field = battle.system().after(field, event, said.occasion());
        }
        return field;
    }
}
