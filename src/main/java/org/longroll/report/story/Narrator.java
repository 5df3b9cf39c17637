package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.Field;
import org.longroll.battle.Said;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/** What {@code report} needs of a system of rules: what its entries tell. */
public interface Narrator extends Port {

    Ports<Narrator> ALL = Ports.of(Narrator.class);

    /** The side whose part of the turn it is, where it is one's alone. */
    default Optional<String> acting(Field field) {
        return Optional.of(field.activeSide());
    }

    /** What an entry tells, in order; nothing where it is of no interest to who was not there. */
    List<Beat> beats(Said said, Field before);
}
