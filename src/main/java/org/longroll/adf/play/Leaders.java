package org.longroll.adf.play;

import java.util.Comparator;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;

/** Leaders ride to the unit of their own that needs them most. */
record Leaders(View view) {

    Stream<Option> of(AdfLeader leader) {
        var worst = view.present(leader.side()).stream()
                .map(view::unit)
                .filter(unit -> unit.brigade().equals(leader.brigade()))
                .max(Comparator.comparing(AdfUnit::morale).thenComparing(AdfUnit::strength));
        if (worst.isEmpty() || worst.get().id().equals(leader.attachedTo())) {
            return Stream.empty();
        }
        var order = leader.attachedTo() == null
                ? new LeaderOrder.AttachLeader(leader.id(), worst.get().id())
                : new LeaderOrder.DetachLeader(leader.id());
        return Stream.of(new Option(1, Proposal.by(leader.side(), order)));
    }
}
