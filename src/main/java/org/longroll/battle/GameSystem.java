package org.longroll.battle;

import java.util.List;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Phrases;
import org.longroll.journal.Upcaster;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;
import org.longroll.rules.Rules;

/** The port for a system of rules: how its battles are read and played. */
public interface GameSystem extends Port {

    Ports<GameSystem> ALL = Ports.of(GameSystem.class);

    /** Its sealed families of events and orders, and the record of its state, which snapshots contain. */
    record Families(Class<? extends Event> events, Class<? extends Order> orders, Class<? extends Field> field) {}

    Families families();

    /** The upcasters for old versions of its own events. */
    default List<Upcaster> upcasters() {
        return List.of();
    }

    Field opened(BattleStarted opening);

    /** The field after one more event, common or its own. Needs no chart. */
    Field after(Field field, Event event, Occasion occasion);

    /** One sentence for the players; empty if the other events of the entry say it. */
    String sentence(Event event, Table table);

    /** An order of its own in words, for an entry whose events say nothing; empty for the usual words. */
    default String said(Order order, Table table) {
        return "";
    }

    /** What a ruling makes of a property, in words that follow the name of the unit: “has 4 figures”. */
    default String propertySet(String property, String value) {
        return "has “%s” as its %s".formatted(value, Phrases.words(property));
    }

    /** Reads what players said of units that may still hold. */
    default FactReader facts() {
        return FactReader.NONE;
    }

    Referee over(Rules rules);
}
