package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * Knows what the entries of one system of rules tell. Implementations are found with {@link java.util.ServiceLoader}, as
 * the systems themselves are.
 */
public interface Narrator {

    /** The name of its {@link org.longroll.battle.GameSystem}. */
    String system();

    /** What its rules are called on the cover. */
    String title();

    /** The side whose part of the turn it is, where it is one's alone. */
    default Optional<String> acting(Field field) {
        return Optional.of(field.activeSide());
    }

    /** What an entry tells, in order; nothing where it is of no interest to who was not there. */
    List<Beat> beats(Said said, Field before);
}
