package org.longroll.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

public record Score(SequencedMap<String, Integer> points, Victory victory) {

    public static Score of(Battle battle) {
        return of(battle.field(), battle.opening().victory());
    }

    public static Score of(Field field, Victory victory) {
        var points = new LinkedHashMap<String, Integer>();
        field.table().order().sides().forEach(side -> points.put(side.id(), 0));
        lines(field, victory).forEach(line -> points.merge(line.side(), line.points(), Math::addExact));
        return new Score(points, victory);
    }

    /** What a side has points for: an objective, or a unit or leader of the enemy. */
    public record Line(String side, Reason reason, String subject, int points) {}

    public enum Reason implements Word {
        @Spelled("objective-held")
        OBJECTIVE_HELD,
        @Spelled("unit-lost")
        UNIT_LOST,
        @Spelled("leader-lost")
        LEADER_LOST
    }

    /** Everything that gives points now; the points of a side are the sum of its lines. */
    public static List<Line> lines(Field field, Victory victory) {
        var table = field.table();
        var lines = new ArrayList<Line>();
        for (var objective : table.order().objectives()) {
            var holder = table.holders().get(objective.id());
            if (holder != null) {
                lines.add(new Line(holder, Reason.OBJECTIVE_HELD, objective.id(), objective.points()));
            }
        }
        for (var unit : field.lostUnits()) {
            lines.add(new Line(table.enemyOf(table.sideOf(unit)), Reason.UNIT_LOST, unit, victory.unitLost()));
        }
        for (var lost : field.lostLeaders()) {
            table.leader(lost)
                    .ifPresent(leader -> lines.add(new Line(
                            table.enemyOf(table.sideOf(leader)), Reason.LEADER_LOST, lost, victory.leaderLost())));
        }
        return List.copyOf(lines);
    }

    /** The side with a sufficient lead, if any. */
    public Optional<String> winner() {
        return leader().filter(side -> lead() >= victory.marginalBy());
    }

    /** The end of the battle by these points, or with the winner that was named. */
    public BattleEnded ending(BattleEnded.How how, @Nullable String named, @Nullable String reason) {
        var winner = named == null ? winner().orElse(null) : named;
        return new BattleEnded(how, points, winner, degree(winner), reason);
    }

    private Victory.Degree degree(@Nullable String winner) {
        if (winner == null) {
            return Victory.Degree.DRAW;
        }
        boolean clear = leader().filter(winner::equals).isPresent() && lead() >= victory.decisiveBy();
        return clear ? Victory.Degree.DECISIVE : Victory.Degree.MARGINAL;
    }

    private Optional<String> leader() {
        return points.entrySet().stream()
                .filter(side -> points.values().stream().anyMatch(other -> other < side.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private int lead() {
        return points.values().stream().mapToInt(Integer::intValue).max().orElseThrow()
                - points.values().stream().mapToInt(Integer::intValue).min().orElseThrow();
    }
}
