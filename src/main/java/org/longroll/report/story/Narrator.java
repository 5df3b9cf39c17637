package org.longroll.report.story;

import java.util.List;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * Knows what the entries of one system of rules tell. Implementations are found with {@link java.util.ServiceLoader}, as
 * the systems themselves are.
 */
public interface Narrator {

    /** The name of its {@link org.longroll.battle.GameSystem}. */
    String system();

    /** What an entry tells, in order; nothing where it is of no interest to who was not there. */
    List<Beat> beats(Said said, Field before);
}
