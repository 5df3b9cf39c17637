package org.longroll.adf.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Leg;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Leaders ride to where they are needed, each once in his time of the turn. */
final class RandomLeaders {

    private static final int RIDE_INCHES = 4;

    private final Chooser chooser;
    private final Set<String> done = new HashSet<>();

    RandomLeaders(Chooser chooser) {
        this.chooser = chooser;
    }

    void begin() {
        done.clear();
    }

    /** What one of a side's leaders does who has not yet done anything. */
    Optional<Proposal> next(View view, String side) {
        return view.field().leaders().stream()
                .filter(leader -> leader.side().equals(side)
                        && !leader.killed()
                        && !view.field().isAwaited(leader.id())
                        && done.add(leader.id()))
                .flatMap(leader -> ride(view, leader).stream())
                .map(order -> Proposal.by(side, order))
                .findFirst();
    }

    private Optional<LeaderOrder> ride(View view, AdfLeader leader) {
        if (leader.attachedTo() != null) {
            return chooser.oneIn(4) ? Optional.of(new LeaderOrder.DetachLeader(leader.id())) : Optional.empty();
        }
        var own = view.present(leader.side()).stream()
                .filter(unit -> view.unit(unit).brigade().equals(leader.brigade()))
                .toList();
        var charge = chooser.among(own).or(() -> chooser.among(view.present(leader.side())));
        if (charge.isPresent() && chooser.percent(60)) {
            return charge.map(unit -> new LeaderOrder.AttachLeader(leader.id(), unit));
        }
        return Optional.of(new LeaderOrder.LeaderMove(
                leader.id(), List.of(new Leg(Terrain.OPEN, Fraction.whole(RIDE_INCHES))), null));
    }
}
