package org.longroll.sequence.adf;

import org.longroll.sequence.Said;

/** "A non-active unit or unit group may react once"; one of them for each trigger, any number to a charge. */
record Reactions(Field field) {

    void react(Said said) {
        var trigger = field.trigger;
        for (var id : said.texts("units")) {
            var unit = field.unit(id);
            unit.reacted = true;
            if (trigger != null) {
                unit.reactedTo.addAll(trigger.units());
            }
        }
        if (trigger != null) {
            trigger.reactors().add(said.texts("units").getFirst());
        }
    }
}
