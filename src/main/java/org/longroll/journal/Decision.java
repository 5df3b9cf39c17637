package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The result of an order: the events to record, or a refusal. */
public sealed interface Decision {

    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused(Refusal refusal) implements Decision {}

    static Decision of(Order order, Verdict<? extends List<? extends Event>> consequences) {
        return switch (consequences) {
            case Verdict.Allowed<? extends List<? extends Event>>(var events) -> declared(order, events);
            case Verdict.Refused<? extends List<? extends Event>>(var reason) -> new Refused(reason);
        };
    }

    static Decision declared(Order order, List<? extends Event> consequences) {
        var events = new ArrayList<Event>(consequences.size() + 1);
        events.add(new Declared(order));
        events.addAll(consequences);
        return new Accepted(events);
    }
}
