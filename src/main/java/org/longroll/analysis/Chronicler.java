package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/**
 * What {@code analysis} needs of a system of rules: what its events mean. It remembers who struck whom last, so each
 * battle has one of its own, which reads it from the first episode to the last.
 */
public interface Chronicler extends Port {

    Ports<Chronicler> ALL = Ports.of(Chronicler.class);

    static Chronicler of(Battle battle) {
        return ALL.named(battle.system().system()).begin();
    }

    /** Another of its system, that has read nothing yet. */
    Chronicler begin();

    Terms terms();

    /** What a unit has in the battle, on the table or not; nothing once it is out of it. */
    Strength strength(Field field, String unit);

    /** The units as their system keeps them. */
    Roster<?> units(Field field);

    /** The level of morale that a unit is in, or what its guns are in. */
    String level(Field field, String unit);

    /** What happened in an episode, in order. */
    List<Happening> read(Episode episode);
}
