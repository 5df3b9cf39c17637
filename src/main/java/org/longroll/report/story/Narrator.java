package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.battle.Order;
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

    /** What an event of its own did to somebody, if it did something. */
    Optional<Effect> effect(BattleEvent event);

    /** Tells what came of an order of its own; nothing where it is of no interest to who was not there. */
    void tell(Order order, Said said, Field before, Tale tale);

    /** What an entry tells, in order. */
    default List<Beat> beats(Said said, Field before) {
        var effects =
                said.events().stream().flatMap(event -> effect(event).stream()).toList();
        var tale = new Tale(said, before, effects);
        var order = said.order();
        while (order instanceof CommonOrder.Allow allow) {
            tale.common(allow);
            order = allow.entry();
        }
        if (order instanceof CommonOrder common) {
            tale.common(common);
        } else {
            tell(order, said, before, tale);
        }
        return tale.beats();
    }
}
