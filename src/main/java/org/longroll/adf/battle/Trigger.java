package org.longroll.adf.battle;

import java.util.List;
import java.util.UUID;

/**
 * Something that the active side did and the other may react to.
 *
 * @param type of the entry
 * @param units who did it
 * @param answered whether somebody has reacted to it
 */
public record Trigger(UUID entry, String type, List<String> units, boolean answered) {

    public Trigger {
        units = List.copyOf(units);
    }

    /** A charge comes within range of several units, each of which may react; anything else is reacted to once. */
    public boolean open() {
        return !answered || type.equals("charge") || type.equals("pursue");
    }

    Trigger afterReaction() {
        return new Trigger(entry, type, units, true);
    }
}
