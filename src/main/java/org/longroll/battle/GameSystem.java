package org.longroll.battle;

import java.util.List;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;
import org.longroll.rules.Rules;

/** What {@code battle} needs of a system of rules: how its battles are read and played. */
public interface GameSystem extends Port {

    Ports<GameSystem> ALL = Ports.of(GameSystem.class);

    /**
     * The types that are its own.
     *
     * @param events the sealed family of its events
     * @param orders the sealed family of its orders
     * @param field the record that its state is; a snapshot is made of it
     */
    record Families(Class<? extends BattleEvent> events, Class<? extends Order> orders, Class<? extends Field> field) {}

    Families families();

    /** How events of its own that were written in old versions are read in the present ones. */
    default List<Upcaster> upcasters() {
        return List.of();
    }

    /** The field as the opening leaves it. */
    Field opened(BattleStarted opening);

    /** The field after one more event, common or its own. Never needs a chart. */
    Field after(Field field, BattleEvent event, Occasion occasion);

    /** One sentence for the players, or nothing where the other events of the entry say it already. */
    String sentence(BattleEvent event, Table table);

    /** Who decides by a chart of this system. */
    Referee over(Rules rules);
}
