package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.BattleDue;
import org.longroll.battle.Field;
import org.longroll.battle.LeaderStanding;
import org.longroll.battle.LeaderStanding.Condition;
import org.longroll.battle.Roster;
import org.longroll.battle.Standing.Presence;
import org.longroll.battle.Table;
import org.longroll.journal.Agenda;

/**
 * The state of a battle.
 *
 * @param triggers the last actions of the active side in the present part, the latest last
 * @param charge under way, or with follow-up entries still open
 * @param asked units that have checked as neighbours since nothing but deferred checks was due: none does twice for one cause
 */
public record AdfField(
        Table table,
        Clock clock,
        Roster<AdfUnit> units,
        Roster<AdfLeader> leaders,
        List<UnitGroup> groups,
        List<Trigger> triggers,
        @Nullable AdfCharge charge,
        Agenda<AdfDue> agenda,
        List<String> asked)
        implements Field {

    public AdfField {
        groups = List.copyOf(groups);
        triggers = List.copyOf(triggers);
        asked = List.copyOf(asked);
    }

    /** A battle that is over ended with the last turn that was played. */
    @Override
    public int turn() {
        return endedBetweenTurns() ? clock.turn() - 1 : clock.turn();
    }

    @Override
    public String part() {
        return (endedBetweenTurns() ? Clock.Part.TURN_ENDS : clock.part()).word();
    }

    private boolean endedBetweenTurns() {
        return table.over() && clock.part() == Clock.Part.TURN_BEGINS && clock.turn() > 1;
    }

    @Override
    public String activeSide() {
        return clock.activeSide();
    }

    public List<AdfDue> dues() {
        return agenda.dues();
    }

    /** A check is taken with what is true when it is rolled, and so it is shown. */
    @Override
    public List<BattleDue> due() {
        return agenda.dues().stream()
                .<BattleDue>map(due -> due.in(Preparation.now(this, due)))
                .toList();
    }

    @Override
    public AdfStatus status(String unit) {
        return AdfStatus.of(this, units.get(unit));
    }

    @Override
    public Set<String> lostUnits() {
        return units.idsOf(unit -> !unit.inPlay());
    }

    @Override
    public boolean lost(String unit) {
        return !units.get(unit).inPlay();
    }

    @Override
    public Set<String> lostLeaders() {
        return leaders.idsOf(AdfLeader::killed);
    }

    @Override
    public Presence presence(String unit) {
        return units.get(unit).morale() == Morale.SURRENDERED ? Presence.SURRENDERED : Field.super.presence(unit);
    }

    @Override
    public LeaderStanding leader(String id) {
        var leader = leaders.get(id);
        return new LeaderStanding(
                leader.killed() ? Condition.FALLEN : Condition.UNHURT, leader.attachedTo(), null, null, null);
    }

    public boolean present(String unit) {
        return table.onTable(unit) && units.get(unit).inPlay();
    }

    public Optional<AdfCharge> charge(UUID id) {
        return Optional.ofNullable(charge).filter(each -> each.id().equals(id));
    }

    /** The leader attached to a unit; of several, the one with the most benefit. */
    public Optional<AdfLeader> leaderWith(String unit) {
        return leadersWith(unit).stream().max((one, other) -> Integer.compare(one.benefit(), other.benefit()));
    }

    List<AdfLeader> leadersWith(String unit) {
        return leaders.stream()
                .filter(leader -> unit.equals(leader.attachedTo()))
                .toList();
    }

    public Optional<UnitGroup> groupOf(String unit) {
        return groups.stream().filter(group -> group.units().contains(unit)).findFirst();
    }

    /** The present members of a group: a unit that routs, is lost or leaves is no longer one. */
    public List<String> membersOf(UnitGroup group) {
        return group.units().stream()
                .filter(unit -> present(unit) && units.get(unit).morale() != Morale.ROUTED)
                .toList();
    }

    /** The trigger that the other side may react to now; {@code eachInch} as in {@link Trigger#open}. */
    public Optional<Trigger> openTrigger(boolean eachInch) {
        return triggers.isEmpty()
                ? Optional.empty()
                : Optional.of(triggers.getLast()).filter(trigger -> trigger.open(eachInch));
    }

    /** Regiments and leaders of a unit's brigade that were eliminated. */
    public int eliminatedInBrigadeOf(AdfUnit unit) {
        long regiments = units.stream()
                .filter(other -> other.brigade().equals(unit.brigade()) && !other.inPlay())
                .count();
        long fallen = leaders.stream()
                .filter(leader -> leader.brigade().equals(unit.brigade()) && leader.killed())
                .count();
        return Math.toIntExact(regiments + fallen);
    }

    /** The field on which the active side goes on: a charge that fell short is over. */
    public AdfField goingOn() {
        if (charge == null || !charge.fallenShort()) {
            return this;
        }
        var course = new Course(this);
        Charges.fallShort(course);
        return course.field();
    }

    AdfField with(Table now) {
        return new AdfField(now, clock, units, leaders, groups, triggers, charge, agenda, asked);
    }

    AdfField with(Clock now) {
        return new AdfField(table, now, units, leaders, groups, triggers, charge, agenda, asked);
    }

    AdfField withUnits(Roster<AdfUnit> now) {
        return new AdfField(table, clock, now, leaders, groups, triggers, charge, agenda, asked);
    }

    AdfField withLeaders(Roster<AdfLeader> now) {
        return new AdfField(table, clock, units, now, groups, triggers, charge, agenda, asked);
    }

    AdfField withGroups(List<UnitGroup> now) {
        return new AdfField(table, clock, units, leaders, now, triggers, charge, agenda, asked);
    }

    AdfField withTriggers(List<Trigger> now) {
        return new AdfField(table, clock, units, leaders, groups, now, charge, agenda, asked);
    }

    AdfField charging(@Nullable AdfCharge now) {
        return new AdfField(table, clock, units, leaders, groups, triggers, now, agenda, asked);
    }

    AdfField calling(AdfDue due) {
        return new AdfField(table, clock, units, leaders, groups, triggers, charge, agenda.calling(due), asked);
    }

    /** Marks a unit as asked until everything that is due is settled. */
    AdfField asking(String unit) {
        var more = new ArrayList<>(asked);
        more.add(unit);
        return new AdfField(table, clock, units, leaders, groups, triggers, charge, agenda, more);
    }

    /** Without the checks and questions that are settled or no longer needed. */
    AdfField without(Predicate<AdfDue> settled) {
        var left = agenda.without(settled);
        if (left.equals(agenda)) {
            return this;
        }
        return scheduling(left);
    }

    @Override
    public AdfField deferring(List<String> dues) {
        return scheduling(agenda.deferring(dues));
    }

    /** Once nothing but deferred checks is due, the next cause may ask every unit again. */
    private AdfField scheduling(Agenda<AdfDue> now) {
        var stillAsked = now.pressing().isEmpty() ? List.<String>of() : asked;
        return new AdfField(table, clock, units, leaders, groups, triggers, charge, now, stillAsked);
    }

    AdfField withLeader(String id, UnaryOperator<AdfLeader> change) {
        return withLeaders(leaders.with(id, change));
    }

    AdfField with(String unit, UnaryOperator<AdfUnit> change) {
        return withUnits(units.with(unit, change));
    }

    /** Units that act as one in this part, with the kinds of entries that were declared for them. */
    public record UnitGroup(List<String> units, List<String> actions) {

        public UnitGroup {
            units = List.copyOf(units);
            actions = List.copyOf(actions);
        }
    }
}
