package org.longroll.rff.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.RffLeader;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Leaders are replaced and joined to units before the first check of their side, and ride after the last. */
final class RandomLeaders {

    private static final int RIDE_INCHES = 4;

    private final Chooser chooser;
    private final Set<String> done = new HashSet<>();
    private final Set<String> rode = new HashSet<>();

    RandomLeaders(Chooser chooser) {
        this.chooser = chooser;
    }

    void begin() {
        done.clear();
        rode.clear();
    }

    Optional<Proposal> next(View view) {
        var side = view.field().activeSide();
        return view.field().leaders().stream()
                .filter(leader -> side(view, leader).equals(side)
                        && !view.field().isAwaited(leader.id())
                        && done.add(leader.id()))
                .flatMap(leader -> order(view, leader).stream())
                .map(order -> Proposal.by(side, order))
                .findFirst();
    }

    /** The ride of a leader who is with no unit, after the last check. */
    Optional<Proposal> ride(View view) {
        var side = view.field().activeSide();
        return view.field().leaders().stream()
                .filter(leader -> side(view, leader).equals(side)
                        && leader.leads()
                        && leader.attachedTo() == null
                        && !leader.moved()
                        && !view.field().isAwaited(leader.id())
                        && rode.add(leader.id())
                        && chooser.oneIn(2))
                .findFirst()
                .map(leader -> Proposal.by(side, ride(leader)));
    }

    static String side(View view, RffLeader leader) {
        return view.field().table().order().sideOfCommand(leader.command());
    }

    private Optional<LeaderOrder> order(View view, RffLeader leader) {
        if (leader.condition() == RffLeader.Condition.FALLEN) {
            return chooser.percent(70)
                    ? Optional.of(new LeaderOrder.ReplaceLeader(
                            leader.id(),
                            chooser.oneIn(2) ? "His major" : null,
                            chooser.oneIn(2) ? LeaderQuality.POOR : null))
                    : Optional.empty();
        }
        if (!leader.leads()) {
            return Optional.empty();
        }
        if (leader.attachedTo() != null) {
            return chooser.oneIn(3) ? Optional.of(new LeaderOrder.DetachLeader(leader.id())) : Optional.empty();
        }
        return chooser.among(view.present(view.field().activeSide()))
                .filter(unit -> chooser.percent(60))
                .map(unit -> new LeaderOrder.AttachLeader(leader.id(), unit));
    }

    private static LeaderOrder ride(RffLeader leader) {
        return new LeaderOrder.LeaderMove(
                leader.id(), List.of(new Leg(Ground.OPEN, Fraction.whole(RIDE_INCHES))), null);
    }
}
