package org.longroll.rff.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.BattleDue;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** Something that is due: a retreat, a roll for a leader, or a question for units. */
public record RffDue(String id, Kind kind, @Nullable String unit, UUID entry, String side, Call prepared)
        implements BattleDue {

    public enum Kind implements Word {
        FELL_BACK("retreat"),
        CHARGE_CHECKED("retreat"),
        CHARGE_LOST("retreat"),
        WORKS_HELD("retreat"),
        LEADER_UNDER_FIRE("fallen-leader"),
        LEADER_NEAR_TARGET("question"),
        LOW_ON_AMMUNITION("question"),
        MASSED_TARGET("question");

        private final String type;

        Kind(String type) {
            this.type = type;
        }

        /** The type of entry that settles it, or {@code question}. */
        public String type() {
            return type;
        }

        boolean isRetreat() {
            return type.equals("retreat");
        }

        boolean isQuestion() {
            return type.equals("question");
        }
    }

    /** The details: of a retreat, of fire on units behind a target, or the choices of a question. */
    public record Call(@Nullable GoBack retreat, @Nullable Behind massed, List<String> choices) {
        public Call {
            choices = List.copyOf(choices);
        }

        static Call of(GoBack retreat) {
            return new Call(retreat, null, List.of());
        }

        static Call among(List<String> choices) {
            return new Call(null, null, choices);
        }
    }

    /**
     * A retreat.
     *
     * @param holds what the unit may do instead, out of close range or fortified
     * @param orderThen the order of troops after it, or {@code gunsThen} the state of guns; null if unchanged
     * @param least how many inches at least; null if that is not known
     */
    public record GoBack(
            Retreat how,
            Rate rate,
            Holding holds,
            @Nullable Order orderThen,
            @Nullable GunState gunsThen,
            boolean mayRecall,
            @Nullable Fraction least) {}

    /** A fire with its effect on units behind the target. */
    public record Behind(String target, FireKind kind, FireResult result, int total) {}

    @Override
    public String type() {
        return kind.type;
    }

    @Override
    public String reason() {
        return kind.word();
    }
}
