package org.longroll.battle;

import java.util.List;
import org.longroll.journal.Event;
import org.longroll.rules.Warning;

/** A result with the calculator's whole explanation. */
public interface Explained extends Event {

    /** What the player could have known before. */
    default List<Warning> warnings() {
        return List.of();
    }
}
