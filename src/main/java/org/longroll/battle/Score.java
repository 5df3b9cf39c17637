package org.longroll.battle;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;

public record Score(SequencedMap<String, Integer> points, Victory victory) {

    public static Score of(Battle battle) {
        return of(battle.field(), battle.opening().victory());
    }

    public static Score of(Field field, Victory victory) {
        var points = new LinkedHashMap<String, Integer>();
        for (var side : field.table().order().sides()) {
            points.put(side.id(), points(field, victory, side.id()));
        }
        return new Score(points, victory);
    }

    private static int points(Field field, Victory victory, String side) {
        var table = field.table();
        int held = table.order().objectives().stream()
                .filter(objective -> side.equals(table.holders().get(objective.id())))
                .mapToInt(Objective::points)
                .sum();
        long units = field.lostUnits().stream()
                .filter(unit -> !table.sideOf(unit).equals(side))
                .count();
        long leaders = field.lostLeaders().stream()
                .flatMap(leader -> table.leader(leader).stream())
                .filter(leader -> !table.sideOf(leader).equals(side))
                .count();
        return Math.toIntExact(held + units * victory.unitLost() + leaders * victory.leaderLost());
    }

    /** The side with a sufficient lead, if any. */
    public Optional<String> winner() {
        return leader().filter(side -> lead() >= victory.marginalBy());
    }

    /** The end of the battle by these points, or as agreed by the players. */
    public BattleEnded ending(String how, @Nullable String agreedWinner, @Nullable String reason) {
        var winner = agreedWinner == null ? winner().orElse(null) : agreedWinner;
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
