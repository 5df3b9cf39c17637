package org.longroll.adf.battle;

import java.util.List;
import org.longroll.battle.Possibility;

/** What leaders may do now. */
record LeaderOutlook(Scene moment, LeaderPlay play) {

    LeaderOutlook(Scene moment) {
        this(moment, new LeaderPlay(moment));
    }

    void next(List<Possibility> next) {
        for (var side : List.of(
                moment.field().clock().initiative(), moment.field().clock().other())) {
            var leaders = moment.field().leaders().stream()
                    .filter(leader -> leader.side().equals(side))
                    .filter(leader -> play.toLeading(leader.id()).isEmpty())
                    .toList();
            moves(next, side, leaders);
            attachments(next, side, leaders);
        }
    }

    private void moves(List<Possibility> next, String side, List<AdfLeader> leaders) {
        var offers = new Marches(moment);
        for (var leader : leaders) {
            if (play.attached(leader.id()).isEmpty()) {
                offers.riding(play.left(leader))
                        .ifPresent(reach -> next.add(
                                reach.over(Possibility.of("leader-move", side).with("leaders", List.of(leader.id())))));
            }
        }
    }

    private void attachments(List<Possibility> next, String side, List<AdfLeader> leaders) {
        var alone = leaders.stream()
                .filter(leader -> play.attached(leader.id()).isEmpty())
                .map(AdfLeader::id)
                .toList();
        var units = moment.present(side).stream().map(AdfUnit::id).toList();
        if (!alone.isEmpty() && !units.isEmpty()) {
            next.add(Possibility.of("attach-leader", side).by(units).with("leaders", alone));
        }
        var attached = leaders.stream()
                .filter(leader -> play.alone(leader.id()).isEmpty())
                .map(AdfLeader::id)
                .toList();
        if (!attached.isEmpty()) {
            next.add(Possibility.of("detach-leader", side).with("leaders", attached));
        }
    }
}
