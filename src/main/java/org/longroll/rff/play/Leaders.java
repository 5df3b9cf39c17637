package org.longroll.rff.play;

import java.util.Comparator;
import java.util.stream.Stream;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RffLeader;
import org.longroll.rff.battle.RffUnit;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;

/** Leaders who fell are replaced; the others ride to the unit of their own that needs them most. */
record Leaders(View view) {

    Stream<Option> of(RffLeader leader) {
        if (leader.condition() == RffLeader.Condition.FALLEN) {
            return option(leader, new LeaderOrder.ReplaceLeader(leader.id(), null, null));
        }
        var worst = view.present(view.sideOf(leader)).stream()
                .filter(unit -> view.command(unit).equals(leader.command()))
                .map(view::unit)
                .max(Comparator.comparing(RffUnit::order).thenComparing(RffUnit::stands));
        if (worst.isEmpty() || worst.get().id().equals(leader.attachedTo())) {
            return Stream.empty();
        }
        return option(
                leader,
                leader.attachedTo() == null
                        ? new LeaderOrder.AttachLeader(leader.id(), worst.get().id())
                        : new LeaderOrder.DetachLeader(leader.id()));
    }

    private Stream<Option> option(RffLeader leader, LeaderOrder order) {
        return Stream.of(new Option(1, Proposal.by(view.sideOf(leader), order)));
    }
}
