package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.Term;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;

/** The port of {@code report} to a system of rules: its entries as beats. */
public interface Narrator extends Port {

    Ports<Narrator> ALL = Ports.of(Narrator.class);

    /** The side that acts, if it is one side's part of the turn. */
    default Optional<String> acting(Field field) {
        return Optional.of(field.activeSide());
    }

    /** The phase of the turn in plain words, in a system whose turns have phases. */
    default Optional<String> phase(Field field) {
        return Optional.empty();
    }

    /** Words of the game that a story of it uses, for readers who do not play; a word as it stands in a sentence. */
    default List<Term> words() {
        return List.of();
    }

    /** A weapon as a reader calls it: {@code 10-pounder-parrott} is a 10-pounder Parrott. */
    default String weapon(String word) {
        return Text.weapon(word);
    }

    /** The effect of an event of its own, if it has one; {@code before} is the field before its entry. */
    Optional<Effect> effect(Event event, Field before);

    /** Adds the beats of an order of its own; none if it is not worth telling. */
    void tell(Order order, RecordedOrder said, Field before, Tale tale);

    default List<Beat> beats(RecordedOrder said, Field before) {
        var effects = said.events().stream()
                .flatMap(event -> effect(event, before).stream())
                .toList();
        var tale = new Tale(said, before, effects);
        var order = said.order();
        while (order instanceof CommonOrder.Allow allow) {
            tale.common(allow);
            order = allow.entry();
        }
        if (order instanceof CommonOrder common) {
            tale.common(common);
        } else if (!order.isAside()) {
            tell(order, said, before, tale);
        }
        return tale.beats();
    }
}
