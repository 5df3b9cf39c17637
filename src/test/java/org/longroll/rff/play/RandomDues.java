package org.longroll.rff.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Takes what is due: retreats, rolls for leaders, questions of who is meant. */
record RandomDues(View view, Chooser chooser) {

    Optional<Proposal> settle() {
        return chooser.among(view.field().dues()).map(due -> Proposal.by(due.side(), order(due)));
    }

    private Order order(RffDue due) {
        return switch (due.kind()) {
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD ->
                retreat(due, Objects.requireNonNull(due.prepared().retreat()));
            case LEADER_UNDER_FIRE -> new LeaderOrder.FallenLeader(due.id(), GivenDice.ROLL);
            case LEADER_NEAR_TARGET, LOW_ON_AMMUNITION, MASSED_TARGET -> new RffOrder.Answer(due.id(), answer(due));
        };
    }

    private Order retreat(RffDue due, RffDue.GoBack call) {
        var unit = Objects.requireNonNull(due.unit());
        if (call.mayRecall() && chooser.oneIn(2)) {
            return new RetreatOrder.Recall(due.id(), unit, Fraction.whole(2), null);
        }
        boolean holds = call.holds() != Holding.NO && chooser.oneIn(2);
        return new RetreatOrder.Retreat(due.id(), unit, holds ? why() : null, inches(call), null);
    }

    private Hold why() {
        return chooser.oneIn(2) ? Hold.FORTIFIED : Hold.OUT_OF_CLOSE_RANGE;
    }

    /** Some say how far, some do not. */
    private @Nullable Fraction inches(RffDue.GoBack call) {
        return chooser.oneIn(3) ? null : Objects.requireNonNullElse(call.least(), Fraction.whole(2));
    }

    private List<String> answer(RffDue due) {
        var choices = due.prepared().choices();
        return switch (due.kind()) {
            case LOW_ON_AMMUNITION ->
                chooser.among(choices.stream().filter(view::fights).toList())
                        .map(List::of)
                        .orElse(List.of());
            case LEADER_NEAR_TARGET ->
                chooser.among(choices.stream()
                                .filter(leader ->
                                        view.field().leaders().get(leader).leads())
                                .toList())
                        .map(List::of)
                        .orElse(List.of());
            case MASSED_TARGET ->
                choices.stream()
                        .filter(view::fights)
                        .filter(unit -> view.table().adjacent(unit, behind(due)))
                        .limit(2)
                        .toList();
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD, LEADER_UNDER_FIRE -> List.of();
        };
    }

    private static String behind(RffDue due) {
        return Objects.requireNonNull(due.prepared().massed()).target();
    }
}
