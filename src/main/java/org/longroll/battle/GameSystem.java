package org.longroll.battle;

import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.rules.Rules;

/**
 * How battles of one system of rules are read and played. Implementations are found with {@link java.util.ServiceLoader},
 * so that a new system is a new package and a line of configuration.
 */
public interface GameSystem {

    /** The name of its {@link org.longroll.rules.RulesSystem}. */
    String name();

    /** The sealed family of its own events; in the ledger they carry the system's name. */
    Class<? extends BattleEvent> events();

    /** The sealed family of its own orders. */
    Class<? extends Order> orders();

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
