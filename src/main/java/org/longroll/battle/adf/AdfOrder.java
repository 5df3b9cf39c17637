package org.longroll.battle.adf;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Order;
import org.longroll.battle.Position;

/** What people record in a battle of this system: what they said at the table, and nothing that follows from it. */
public sealed interface AdfOrder extends Order
        permits Deed,
                ChargeOrder,
                LeaderOrder,
                TurnOrder,
                AdfOrder.MoraleCheck,
                AdfOrder.Answer,
                AdfOrder.Group,
                AdfOrder.CompetenceTest {

    record MoraleCheck(
            String due,
            SaidSituation situation,
            GivenDice dice,
            @Nullable Position position) implements AdfOrder {
        @Override
        public String type() {
            return "morale-check";
        }

        @Override
        public Optional<String> settles() {
            return Optional.of(due);
        }
    }

    /** Answers a question that is due: these units, or none. */
    record Answer(String due, List<String> units) implements AdfOrder {
        public Answer {
            units = List.copyOf(units);
        }

        @Override
        public String type() {
            return "answer";
        }

        @Override
        public Optional<String> settles() {
            return Optional.of(due);
        }
    }

    /**
     * Units act together in this part.
     *
     * @param actions the two kinds of entries that they will make
     */
    record Group(List<String> units, List<String> actions) implements AdfOrder {
        public Group {
            units = List.copyOf(units);
            actions = List.copyOf(actions);
        }

        @Override
        public String type() {
            return "group";
        }
    }

    record CompetenceTest(String unit, GivenDice dice) implements AdfOrder {
        @Override
        public String type() {
            return "competence-test";
        }
    }
}
