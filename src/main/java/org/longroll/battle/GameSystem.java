package org.longroll.battle;

import java.util.List;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;
import org.longroll.rules.Rules;

/** What {@code battle} needs of a system of rules: how its battles are read and played. */
public interface GameSystem extends Port {

    Ports<GameSystem> ALL = Ports.of(GameSystem.class);

    /** The sealed family of its own events; in the ledger they carry the system's name. */
    Class<? extends BattleEvent> events();

    /** The sealed family of its own orders. */
    Class<? extends Order> orders();

    /** How events of its own that were written in old versions are read in the present ones. */
    default List<Upcaster> upcasters() {
        return List.of();
    }

    /** The record that its state is; a snapshot is made of it. */
    Class<? extends Field> field();

    /** The field as the opening leaves it. */
    Field opened(BattleStarted opening);

    /** The field after one more event, common or its own. Never needs a chart. */
    Field after(Field field, BattleEvent event, Occasion occasion);

    /** One sentence for the players, or nothing where the other events of the entry say it already. */
    String sentence(BattleEvent event, Table table);

    /** Who decides by a chart of this system. */
    Referee over(Rules rules);
}
