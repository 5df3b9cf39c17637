package org.longroll.simulation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.battle.Objective;
import org.longroll.battle.Position;
import org.longroll.battle.Standing.Presence;

/** The deeds of every battle, whatever its rules: units arrive, march on objectives and take them. */
public record CommonDeeds(Sandtable table) {

    private static final double TAKING_INCHES = 3;
    private static final double THREAT_INCHES = 6;
    private static final double NEAR_INCHES = 8;

    /** Guarding an objective that is held and not threatened counts less than taking one. */
    private static final double GUARD = 0.5;

    /** Marching at an enemy who holds no objective counts less than a point. */
    private static final double ENEMY = 0.5;

    /** How much more harm to a unit counts for each point of the objective that it stands on. */
    private static final double STAKE = 0.5;

    /**
     * Where a unit should go.
     *
     * @param pull what each inch of the way is worth
     * @param objective whether it is one, and not only an enemy
     */
    public record Goal(Place place, double pull, boolean objective) {}

    /** Something that the active side has to record at once in its own part. */
    public Optional<Proposal> inItsPart(Battle battle) {
        var side = battle.field().activeSide();
        return arrival(battle, side).or(() -> capture(battle, side));
    }

    private Optional<Proposal> arrival(Battle battle, String side) {
        var awaited = battle.table().unitsOf(side).stream()
                .filter(unit -> battle.table().units().get(unit).presence() == Presence.AWAITED)
                .filter(unit -> arrives(battle, unit) <= battle.field().turn())
                .toList();
        if (awaited.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Position> positions = new HashMap<>();
        awaited.forEach(unit -> positions.put(unit, table.position(unit)));
        return Optional.of(Proposal.by(side, new CommonOrder.Arrive(awaited, positions)));
    }

    private static int arrives(Battle battle, String unit) {
        return battle.table().units().get(unit).muster().arrives();
    }

    /** The side of the nearest unit takes it, if that unit stands on it. */
    private Optional<Proposal> capture(Battle battle, String side) {
        var ours = onTable(battle.field(), side);
        var theirs = onTable(battle.field(), battle.table().enemyOf(side));
        return battle.orderOfBattle().objectives().stream()
                .map(Objective::id)
                .filter(objective -> !side.equals(battle.table().holders().get(objective)))
                .filter(objective -> inches(ours, objective) <= TAKING_INCHES)
                .filter(objective -> inches(ours, objective) < inches(theirs, objective))
                .findFirst()
                .map(objective -> Proposal.by(
                        side,
                        new CommonOrder.TakeObjective(
                                objective, side, table.nearest(objective, ours).orElseThrow())));
    }

    /** Of the nearest of them. */
    private double inches(List<String> units, String objective) {
        double least = Double.MAX_VALUE;
        for (var unit : units) {
            least = Math.min(least, table.inches(unit, objective));
        }
        return least;
    }

    static List<String> onTable(Field field, String side) {
        var lost = field.lostUnits();
        return field.table().unitsOf(side).stream()
                .filter(unit -> field.table().onTable(unit) && !lost.contains(unit))
                .toList();
    }

    /** The objective that is worth the way most, or the nearest enemy: one unit is sent to each before a second is. */
    public Goal goal(Field field, String unit) {
        var side = field.table().sideOf(unit);
        var friends = onTable(field, side);
        var enemies = onTable(field, field.table().enemyOf(side));
        var objectives = field.table().order().objectives().stream().map(objective -> {
            boolean held = side.equals(field.table().holders().get(objective.id()));
            boolean safe = held && inches(enemies, objective.id()) > THREAT_INCHES;
            double wanted = objective.points() * (safe ? GUARD : 1);
            return goal(unit, objective.id(), wanted / (1 + nearer(unit, objective.id(), friends)), true);
        });
        var enemy = table.nearest(unit, enemies).stream().map(nearest -> goal(unit, nearest, ENEMY, false));
        return Stream.concat(objectives, enemy)
                .max(Comparator.comparingDouble(Goal::pull))
                .orElseGet(() -> new Goal(table.of(unit), 0, false));
    }

    private Goal goal(String unit, String to, double worth, boolean objective) {
        return new Goal(table.of(to), worth / (NEAR_INCHES + table.inches(unit, to)), objective);
    }

    /** The factor by which harm to a unit counts, by where it stands. */
    public double stake(Field field, String unit) {
        int points = field.table().order().objectives().stream()
                .filter(objective -> table.inches(unit, objective.id()) <= TAKING_INCHES)
                .mapToInt(Objective::points)
                .sum();
        return 1 + STAKE * points;
    }

    private long nearer(String unit, String objective, List<String> friends) {
        double own = table.inches(unit, objective);
        return friends.stream()
                .filter(friend -> table.inches(friend, objective) < own)
                .count();
    }
}
