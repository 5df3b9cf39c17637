package org.longroll.rff.play;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable.Shelter;

/** Settles what is due: retreats, rolls for leaders, questions. */
record Dues(View view) {

    private static final double CLOSE_RANGE_INCHES = 8;

    Proposal settle(RffDue due) {
        return Proposal.by(due.side(), order(due));
    }

    private Order order(RffDue due) {
        return switch (due.kind()) {
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD -> {
                var unit = Objects.requireNonNull(due.unit());
                var call = Objects.requireNonNull(due.prepared().retreat());
                yield new RetreatOrder.Retreat(due.id(), unit, hold(unit, call.holds()), null, null);
            }
            case LEADER_UNDER_FIRE -> new LeaderOrder.FallenLeader(due.id(), GivenDice.ROLL);
            case LEADER_NEAR_TARGET, LOW_ON_AMMUNITION, MASSED_TARGET -> new RffOrder.Answer(due.id(), answer(due));
        };
    }

    /** A unit that may hold does so if it has a reason. */
    private @Nullable Hold hold(String unit, Holding may) {
        if (may == Holding.NO) {
            return null;
        }
        if (view.table().shelter(unit) == Shelter.WORKS) {
            return Hold.FORTIFIED;
        }
        return view.inchesToTheEnemy(unit) > CLOSE_RANGE_INCHES ? Hold.OUT_OF_CLOSE_RANGE : null;
    }

    private List<String> answer(RffDue due) {
        var choices = due.prepared().choices().stream();
        return switch (due.kind()) {
            case LOW_ON_AMMUNITION ->
                choices.filter(view::fights)
                        .min(Comparator.comparing(unit -> view.unit(unit).stands()))
                        .map(List::of)
                        .orElse(List.of());
            case LEADER_NEAR_TARGET ->
                choices.filter(leader -> near(leader, Objects.requireNonNull(due.unit())))
                        .limit(1)
                        .toList();
            case MASSED_TARGET -> {
                var target = Objects.requireNonNull(due.prepared().massed()).target();
                yield choices.filter(view::fights)
                        .filter(unit -> view.table().adjacent(unit, target))
                        .limit(2)
                        .toList();
            }
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD, LEADER_UNDER_FIRE -> List.of();
        };
    }

    /** A leader stands with his unit; the sand table has no place for leaders without one. */
    private boolean near(String leader, String target) {
        var with = view.field().leaders().get(leader).attachedTo();
        return with != null && view.table().adjacent(with, target);
    }
}
