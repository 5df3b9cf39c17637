package org.longroll.battle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Standing.Presence;
import org.longroll.journal.Phrases;

/**
 * What all systems have on the table; objectives without a holder are not in {@code holders}.
 *
 * @param order of battle at the start, and leaders that were added since; the units as they are now are {@code units}
 * @param settings null as long as those of the opening hold
 */
public record Table(
        OrderOfBattle order,
        Roster<Standing> units,
        Map<String, String> holders,
        Map<String, Position> leaderPositions,
        @Nullable BattleEnded ending,
        @Nullable Settings settings) {

    public Table {
        holders = Collections.unmodifiableMap(new LinkedHashMap<>(holders));
        leaderPositions = Collections.unmodifiableMap(new LinkedHashMap<>(leaderPositions));
    }

    public static Table laid(OrderOfBattle order) {
        var holders = new LinkedHashMap<String, String>();
        for (var objective : order.objectives()) {
            if (objective.heldBy() != null) {
                holders.put(objective.id(), objective.heldBy());
            }
        }
        var standings = order.units().stream().map(Standing::mustered).toList();
        return new Table(
                order, Roster.of(standings, standing -> standing.muster().id()), holders, Map.of(), null, null);
    }

    /** The table after one more event; most events do not change it. */
    public Table after(CommonEvent event) {
        return switch (event) {
            case CommonEvent.UnitArrived arrived ->
                units(units.with(arrived.unit(), standing -> standing.with(Presence.ON_TABLE)));
            case CommonEvent.UnitLeftTable left -> units(units.with(left.unit(), Standing::left));
            case CommonEvent.PositionTaken taken -> at(taken.unit(), taken.position());
            case CommonEvent.UnitAdded added -> units(units.with(added.unit().id(), Standing.mustered(added.unit())));
            case CommonEvent.UnitCorrected corrected ->
                units(units.with(corrected.unit().id(), standing -> standing.corrected(corrected.unit())));
            case CommonEvent.UnitRenamed renamed ->
                units(units.with(renamed.unit(), standing -> standing.named(renamed.name())));
            case CommonEvent.UnitReturned returned ->
                units(units.with(returned.unit(), standing -> standing.with(Presence.ON_TABLE)));
            case CommonEvent.LeaderAdded added ->
                new Table(order.with(added.leader()), units, holders, leaderPositions, ending, settings);
            case CommonEvent.SettingsChanged changed ->
                new Table(order, units, holders, leaderPositions, ending, changed.settings());
            case CommonEvent.ObjectiveTaken taken -> held(taken.objective(), taken.by());
            case BattleEnded ended -> new Table(order, units, holders, leaderPositions, ended, settings);
            case CommonEvent.BattleStarted started -> this;
            case CommonEvent.ProseEdited prose -> this;
            case CommonEvent.DueSettled settled -> this;
        };
    }

    /** The table after a unit became part of another. */
    public Table merged(String absorbed) {
        return units(units.with(absorbed, standing -> standing.with(Presence.MERGED)));
    }

    private Table units(Roster<Standing> changed) {
        return new Table(order, changed, holders, leaderPositions, ending, settings);
    }

    private Table at(String who, Position place) {
        if (units.find(who).isPresent()) {
            return units(units.with(who, standing -> standing.at(place)));
        }
        var places = new LinkedHashMap<>(leaderPositions);
        places.put(who, place);
        return new Table(order, units, holders, places, ending, settings);
    }

    private Table held(String objective, @Nullable String by) {
        var changed = new LinkedHashMap<>(holders);
        if (by == null) {
            changed.remove(objective);
        } else {
            changed.put(objective, by);
        }
        return new Table(order, units, changed, leaderPositions, ending, settings);
    }

    public boolean over() {
        return ending != null;
    }

    /** The unit as mustered, or as corrected since. */
    public Optional<Muster> muster(String unit) {
        return units.find(unit).map(Standing::muster);
    }

    public boolean onTable(String unit) {
        return units.find(unit).filter(Standing::onTable).isPresent();
    }

    public String sideOf(String unit) {
        return order.sideOf(units.get(unit).muster());
    }

    /** The ids of a side's units, also of those not on the table. */
    public List<String> unitsOf(String side) {
        return units.stream()
                .map(Standing::muster)
                .filter(unit -> order.sideOf(unit).equals(side))
                .map(Muster::id)
                .toList();
    }

    /** Whether a command has units, and none of them or of those below it has come yet. */
    public boolean isAwaited(String command) {
        var below = order.withThoseBelow(command);
        var its = units.stream()
                .filter(standing -> below.contains(standing.muster().command()))
                .toList();
        return !its.isEmpty() && its.stream().allMatch(standing -> standing.presence() == Presence.AWAITED);
    }

    public Optional<Leader> leader(String id) {
        return order.leader(id);
    }

    public String sideOf(Leader leader) {
        return order.sideOfCommand(leader.commands());
    }

    public String enemyOf(String side) {
        return order.sides().stream()
                .map(Side::id)
                .filter(other -> !other.equals(side))
                .findFirst()
                .orElseThrow();
    }

    /** The name of a unit, leader, objective or side, for sentences. */
    public String name(String id) {
        return muster(id)
                .map(Muster::name)
                .or(() -> leader(id).map(Leader::name))
                .or(() -> order.side(id).map(Side::name))
                .or(() -> order.objective(id).map(Objective::name))
                .orElse(id);
    }

    /** The same within a sentence: “the 20th Maine”. */
    public String named(String id) {
        return Phrases.named(name(id));
    }
}
