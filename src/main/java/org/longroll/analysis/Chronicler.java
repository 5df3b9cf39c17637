package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.battle.adf.AdfField;
import org.longroll.battle.rff.RffField;

/**
 * Knows what the events of one system of rules mean. A new system is a new class of these. It remembers who struck whom last,
 * so it reads one battle, from the first episode to the last.
 */
interface Chronicler {

    Terms terms();

    /** What a unit has in the battle, on the table or not; nothing once it is out of it. */
    Strength strength(Field field, String unit);

    /** The units as their system keeps them. */
    Roster<?> units(Field field);

    /** The level of morale that a unit is in, or what its guns are in. */
    String level(Field field, String unit);

    /** What happened in an episode, in order. */
    List<Happening> read(Episode episode);

    static Chronicler of(Field field) {
        return switch (field) {
            case AdfField adf -> new AdfChronicler();
            case RffField rff -> new RffChronicler();
            default -> throw new IllegalArgumentException("nobody reads " + field.getClass());
        };
    }
}
