package org.longroll.rff.battle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Due;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.battle.Table;
import org.longroll.rff.battle.TurnOrder.Adversity;

/**
 * How a battle of Regimental Fire and Fury stands.
 *
 * @param initiative the side that has the first player's turn of every turn
 * @param adversities what the umpire said of each side; what follows from losses and objectives comes on top
 * @param checksBegun whether a maneuver check was taken in the present player's turn
 * @param dues what is due, in the order in which it was called for
 * @param duesCalled how often something was called for since the start; numbers the next
 */
public record RffField(
        Table table,
        String initiative,
        int turn,
        Part step,
        String activeSide,
        boolean checksBegun,
        Roster<RffUnit> units,
        Roster<RffLeader> leaders,
        Map<String, List<Adversity>> adversities,
        List<RffCharge> charges,
        List<RffDue> dues,
        int duesCalled)
        implements Field {

    public RffField {
        adversities = Collections.unmodifiableMap(new LinkedHashMap<>(adversities));
        charges = List.copyOf(charges);
        dues = List.copyOf(dues);
    }

    static RffField opened(BattleStarted opening) {
        var order = opening.orderOfBattle();
        return new RffField(
                Table.laid(order),
                opening.initiative(),
                1,
                Part.MANEUVER,
                opening.initiative(),
                false,
                Roster.of(order.units().stream().map(RffUnit::of).toList(), RffUnit::id),
                Roster.of(order.leaders().stream().map(RffLeader::of).toList(), RffLeader::id),
                Map.of(),
                List.of(),
                List.of(),
                0);
    }

    @Override
    public String part() {
        return step.word();
    }

    @Override
    public List<Due> due() {
        return List.copyOf(dues);
    }

    @Override
    public RffStatus status(String unit) {
        return RffStatus.of(units.get(unit), this);
    }

    @Override
    public Set<String> lostUnits() {
        var lost = new LinkedHashSet<String>();
        units.stream().filter(RffUnit::lost).forEach(unit -> lost.add(unit.id()));
        return Collections.unmodifiableSet(lost);
    }

    @Override
    public Set<String> lostLeaders() {
        var lost = new LinkedHashSet<String>();
        leaders.stream().filter(RffLeader::fell).forEach(leader -> lost.add(leader.id()));
        return Collections.unmodifiableSet(lost);
    }

    RffUnit unit(String id) {
        return units.get(id);
    }

    /** Whether a unit can take part: it is on the table and not lost. */
    boolean fights(String unit) {
        return table.onTable(unit) && !units.get(unit).lost();
    }

    Optional<RffDue> dueNamed(String id) {
        return dues.stream().filter(due -> due.id().equals(id)).findFirst();
    }

    Optional<RffCharge> charge(UUID id) {
        return charges.stream().filter(charge -> charge.id().equals(id)).findFirst();
    }

    /** The charge that a unit is making, if it is making one. */
    Optional<RffCharge> chargeBy(String unit) {
        return charges.stream()
                .filter(charge -> charge.attackers().contains(unit))
                .findFirst();
    }

    /** Whether a unit has left its place to meet a charge. */
    boolean countercharging(String unit) {
        return charges.stream()
                .anyMatch(charge -> charge.fights()
                        && charge.counterOver() != null
                        && charge.target().equals(unit));
    }

    Stream<RffLeader> leadersWith(String unit) {
        return leaders.stream().filter(leader -> unit.equals(leader.attachedTo()));
    }

    RffField with(Table laid) {
        return new RffField(
                laid,
                initiative,
                turn,
                step,
                activeSide,
                checksBegun,
                units,
                leaders,
                adversities,
                charges,
                dues,
                duesCalled);
    }

    RffField in(Part part) {
        return new RffField(
                table,
                initiative,
                turn,
                part,
                activeSide,
                checksBegun,
                units,
                leaders,
                adversities,
                charges,
                dues,
                duesCalled);
    }

    /** A player's turn as it begins: nobody has done anything yet. */
    RffField beginning(int number, String side) {
        var rested =
                Roster.of(units.stream().map(unit -> unit.with(Activity.NONE)).toList(), RffUnit::id);
        var fresh = Roster.of(leaders.stream().map(RffLeader::rested).toList(), RffLeader::id);
        return new RffField(
                table,
                initiative,
                number,
                Part.MANEUVER,
                side,
                false,
                rested,
                fresh,
                adversities,
                List.of(),
                dues,
                duesCalled);
    }

    RffField withChecksBegun() {
        return new RffField(
                table,
                initiative,
                turn,
                step,
                activeSide,
                true,
                units,
                leaders,
                adversities,
                charges,
                dues,
                duesCalled);
    }

    RffField withUnit(String id, UnaryOperator<RffUnit> change) {
        return withUnits(units.with(id, change));
    }

    RffField withUnits(Roster<RffUnit> now) {
        return new RffField(
                table,
                initiative,
                turn,
                step,
                activeSide,
                checksBegun,
                now,
                leaders,
                adversities,
                charges,
                dues,
                duesCalled);
    }

    RffField withLeader(String id, UnaryOperator<RffLeader> change) {
        return withLeaders(leaders.with(id, change));
    }

    RffField withLeaders(Roster<RffLeader> now) {
        return new RffField(
                table,
                initiative,
                turn,
                step,
                activeSide,
                checksBegun,
                units,
                now,
                adversities,
                charges,
                dues,
                duesCalled);
    }

    RffField withAdversities(String side, List<Adversity> said) {
        var now = new LinkedHashMap<>(adversities);
        now.put(side, List.copyOf(said));
        return new RffField(
                table, initiative, turn, step, activeSide, checksBegun, units, leaders, now, charges, dues, duesCalled);
    }

    RffField withCharges(List<RffCharge> now) {
        return new RffField(
                table,
                initiative,
                turn,
                step,
                activeSide,
                checksBegun,
                units,
                leaders,
                adversities,
                now,
                dues,
                duesCalled);
    }

    RffField withCharge(UUID id, UnaryOperator<RffCharge> change) {
        return withCharges(charges.stream()
                .map(charge -> charge.id().equals(id) ? change.apply(charge) : charge)
                .toList());
    }

    RffField withDues(List<RffDue> now, int called) {
        return new RffField(
                table,
                initiative,
                turn,
                step,
                activeSide,
                checksBegun,
                units,
                leaders,
                adversities,
                charges,
                now,
                called);
    }
}
