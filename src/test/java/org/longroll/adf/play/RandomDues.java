package org.longroll.adf.play;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.AdfDue;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.journal.GivenDice;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Takes what is due: checks with what stands around the unit, questions with who stands near it. */
record RandomDues(View view, Chooser chooser) {

    /** Several checks may be taken in any order. */
    Optional<Proposal> settle() {
        var dues = view.field().dues();
        return chooser.among(dues.stream()
                        .filter(due -> dues.stream().noneMatch(other -> other.comesBefore(due)))
                        .toList())
                .map(this::settle);
    }

    Proposal settle(AdfDue due) {
        return Proposal.by(
                due.side(),
                switch (due.kind()) {
                    case MORALE_CHECK ->
                        new AdfOrder.MoraleCheck(due.id(), view.situation(due.unit()), GivenDice.ROLL, null);
                    case LEADER_CASUALTY -> new LeaderOrder.LeaderCasualty(due.id(), GivenDice.ROLL);
                    case QUESTION -> new AdfOrder.Answer(due.id(), answer(due));
                });
    }

    private List<String> answer(AdfDue due) {
        return switch (due.why()) {
            case NEIGHBOUR_ELIMINATED, NEIGHBOUR_ROUTED, LEADER_KILLED ->
                due.candidates().stream()
                        .filter(view.field()::present)
                        .filter(near -> view.table().adjacent(near, due.unit()))
                        .toList();
            case STILL_IN_REACH -> chooser.percent(60) ? due.candidates() : List.of();
            case FIRE, FEAR_OF_CHARGE, LEADER_AT_RISK -> List.of();
        };
    }
}
