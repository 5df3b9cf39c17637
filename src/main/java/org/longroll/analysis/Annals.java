package org.longroll.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.longroll.battle.CommonEvent.ObjectiveTaken;
import org.longroll.battle.Field;
import org.longroll.battle.Objective;
import org.longroll.battle.Score;
import org.longroll.battle.Victory;

/** Collects single occurrences: rallies, leaders lost, objectives taken, and the standing at the end of each turn. */
final class Annals {

    private final List<Rally> rallies = new ArrayList<>();
    private final List<FallenLeader> fallen = new ArrayList<>();

    void add(Moment moment, Happening.Rallied rallied) {
        rallies.add(new Rally(
                moment, rallied.unit(), rallied.before(), rallied.after(), rallied.succeeded(), rallied.chance()));
    }

    /** Under the name of the officer who led then: a successor who falls is another man. */
    void add(Moment moment, Happening.LeaderFell fell, Field before) {
        var leader = before.table().leader(fell.leader()).orElseThrow();
        fallen.add(new FallenLeader(
                moment,
                leader.id(),
                before.leaderName(leader.id()),
                before.table().sideOf(leader),
                fell.fate()));
    }

    List<Rally> rallies() {
        return rallies;
    }

    List<FallenLeader> fallen() {
        return fallen;
    }

    static List<ObjectiveChange> objectives(Story story) {
        List<ObjectiveChange> changes = new ArrayList<>();
        for (var episode : story.inForce()) {
            for (var step : episode.steps()) {
                if (step.event() instanceof ObjectiveTaken taken) {
                    var table = step.before().table();
                    var from = table.holders().get(taken.objective());
                    if (!Objects.equals(from, taken.by())) {
                        changes.add(new ObjectiveChange(
                                episode.moment(), taken.objective(), table.name(taken.objective()), from, taken.by()));
                    }
                }
            }
        }
        return changes;
    }

    static List<TurnStanding> standings(Story story) {
        var victory = story.battle().opening().victory();
        var fields = new LinkedHashMap<Integer, Field>();
        fields.put(0, story.opened());
        story.inForce().forEach(episode -> fields.put(episode.moment().turn(), episode.after()));
        return fields.entrySet().stream()
                .map(end -> standing(end.getKey(), end.getValue(), victory))
                .toList();
    }

    private static TurnStanding standing(int turn, Field field, Victory victory) {
        var holders = new LinkedHashMap<String, String>();
        for (Objective objective : field.table().order().objectives()) {
            var holder = field.table().holders().get(objective.id());
            if (holder != null) {
                holders.put(objective.id(), holder);
            }
        }
        return new TurnStanding(turn, Score.of(field, victory).points(), holders);
    }
}
