package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;

/** Orders of this system: what players record, and nothing that follows from it. */
public sealed interface AdfOrder extends Order
        permits Deed,
                ChargeOrder,
                LeaderOrder,
                TurnOrder,
                AdfOrder.MoraleCheck,
                AdfOrder.Answer,
                AdfOrder.Group,
                AdfOrder.CompetenceTest {

    @EntryType("morale-check")
    @Recorded("adf-morale-check")
    record MoraleCheck(
            String due,
            SaidSituation situation,
            GivenDice dice,
            @Nullable Position position) implements AdfOrder, Order.Settling {}

    /** Answers a question that is due: these units, or none. */
    @EntryType("answer")
    @Recorded("adf-answer")
    record Answer(String due, List<String> units) implements AdfOrder, Order.Settling {
        public Answer {
            units = List.copyOf(units);
        }
    }

    /** Units act together in this part, with two declared kinds of entries. */
    @EntryType("group")
    @Recorded("adf-group")
    record Group(List<String> units, List<String> actions) implements AdfOrder {
        public Group {
            units = List.copyOf(units);
            actions = List.copyOf(actions);
        }
    }

    @EntryType("competence-test")
    @Recorded("adf-competence-test")
    record CompetenceTest(String unit, GivenDice dice) implements AdfOrder {}
}
