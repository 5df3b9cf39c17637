package org.longroll.battle;

import java.util.List;
import org.longroll.rules.Refusal;

/** What comes of an order: the events to record, or the reason why there are none. */
public sealed interface Decision {

    record Accepted(List<BattleEvent> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }

        static Accepted of(BattleEvent event) {
            return new Accepted(List.of(event));
        }
    }

    record Refused(Refusal refusal) implements Decision {}
}
