package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/**
 * The port of {@code analysis} to a system of rules: the meaning of its events. It keeps the last blow to each unit, so
 * each battle has its own.
 */
public interface Chronicler extends Port {

    Ports<Chronicler> ALL = Ports.of(Chronicler.class);

    static Chronicler of(Battle battle) {
        return ALL.named(battle.system().system()).begin();
    }

    /** A new one of the same system, without state. */
    Chronicler begin();

    Terms terms();

    /** The strength of a unit in the battle, on the table or not; none once it is out of the battle. */
    Strength strength(Field field, String unit);

    Roster<?> units(Field field);

    /** The level of morale of a unit, or the state of its guns. */
    String level(Field field, String unit);

    List<Happening> read(Episode episode);
}
