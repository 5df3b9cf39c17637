package org.longroll.adf.battle;

import java.util.List;
import java.util.Set;
import org.longroll.battle.Possibility;

record LeaderOutlook(Scene scene, LeaderPlay play, Set<String> sides) {

    LeaderOutlook(Scene scene, Set<String> sides) {
        this(scene, new LeaderPlay(scene), sides);
    }

    void next(List<Possibility> next) {
        for (var side : sides) {
            var leaders = scene.field().leaders().stream()
                    .filter(leader -> leader.side().equals(side))
                    .filter(leader -> play.toLeading(leader.id()).isEmpty())
                    .toList();
            moves(next, side, leaders);
            attachments(next, side, leaders);
        }
    }

    private void moves(List<Possibility> next, String side, List<AdfLeader> leaders) {
        var offers = new Marches(scene);
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
        var units = scene.present(side).stream().map(AdfUnit::id).toList();
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
