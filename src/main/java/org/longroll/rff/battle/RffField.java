package org.longroll.rff.battle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Field;
import org.longroll.battle.LeaderStanding;
import org.longroll.battle.Roster;
import org.longroll.battle.Table;
import org.longroll.journal.Agenda;
import org.longroll.rff.battle.TurnOrder.Adversity;

/** The state of a battle; {@code adversities} are those that the umpire set. */
public record RffField(
        Table table,
        Clock clock,
        Roster<RffUnit> units,
        Roster<RffLeader> leaders,
        Map<String, List<Adversity>> adversities,
        List<RffCharge> charges,
        Agenda<RffDue> agenda)
        implements Field {

    public RffField {
        adversities = Collections.unmodifiableMap(new LinkedHashMap<>(adversities));
        charges = List.copyOf(charges);
    }

    static RffField opened(BattleStarted opening) {
        var order = opening.orderOfBattle();
        return new RffField(
                Table.laid(order),
                Clock.started(opening.initiative()),
                Roster.of(order.units().stream().map(RffUnit::of).toList(), RffUnit::id),
                Roster.of(order.leaders().stream().map(RffLeader::of).toList(), RffLeader::id),
                Map.of(),
                List.of(),
                Agenda.empty());
    }

    @Override
    public int turn() {
        return clock.turn();
    }

    @Override
    public String part() {
        return clock.part().word();
    }

    public Part step() {
        return clock.part();
    }

    @Override
    public String activeSide() {
        return clock.activeSide();
    }

    public boolean checksBegun() {
        return clock.checksBegun();
    }

    public List<RffDue> dues() {
        return agenda.dues();
    }

    @Override
    public RffStatus status(String unit) {
        return RffStatus.of(units.get(unit), this);
    }

    @Override
    public Set<String> lostUnits() {
        return units.idsOf(RffUnit::lost);
    }

    @Override
    public boolean lost(String unit) {
        return units.get(unit).lost();
    }

    @Override
    public Set<String> lostLeaders() {
        return leaders.idsOf(RffLeader::fell);
    }

    @Override
    public LeaderStanding leader(String id) {
        return leaders.get(id).standing();
    }

    /** Of a successor without a name only that he is one is known. */
    @Override
    public String leaderName(String id) {
        var leader = leaders.get(id);
        if (leader.succeededBy() != null) {
            return leader.succeededBy();
        }
        return leader.isSuccessor() ? "the successor of " + table.name(id) : table.name(id);
    }

    RffUnit unit(String id) {
        return units.get(id);
    }

    boolean fights(String unit) {
        return table.onTable(unit) && !units.get(unit).lost();
    }

    Optional<RffCharge> charge(UUID id) {
        return charges.stream().filter(charge -> charge.id().equals(id)).findFirst();
    }

    Optional<RffCharge> chargeBy(String unit) {
        return charges.stream()
                .filter(charge -> charge.attackers().contains(unit))
                .findFirst();
    }

    public boolean countercharging(String unit) {
        return charges.stream()
                .anyMatch(charge -> charge.fights()
                        && charge.counterOver() != null
                        && charge.target().equals(unit));
    }

    Stream<RffLeader> leadersWith(String unit) {
        return leaders.stream().filter(leader -> unit.equals(leader.attachedTo()));
    }

    RffField with(Table laid) {
        return new RffField(laid, clock, units, leaders, adversities, charges, agenda);
    }

    RffField with(Clock now) {
        return new RffField(table, now, units, leaders, adversities, charges, agenda);
    }

    RffField with(Agenda<RffDue> now) {
        return new RffField(table, clock, units, leaders, adversities, charges, now);
    }

    @Override
    public RffField deferring(List<String> dues) {
        return with(agenda.deferring(dues));
    }

    RffField beginning(int number, String side) {
        return with(clock.beginning(number, side))
                .withUnits(units.map(unit -> unit.with(Activity.NONE)))
                .withLeaders(leaders.map(RffLeader::rested))
                .withCharges(List.of());
    }

    RffField withUnit(String id, UnaryOperator<RffUnit> change) {
        return withUnits(units.with(id, change));
    }

    RffField withUnits(Roster<RffUnit> now) {
        return new RffField(table, clock, now, leaders, adversities, charges, agenda);
    }

    RffField withLeader(String id, UnaryOperator<RffLeader> change) {
        return withLeaders(leaders.with(id, change));
    }

    RffField withLeaders(Roster<RffLeader> now) {
        return new RffField(table, clock, units, now, adversities, charges, agenda);
    }

    RffField withAdversities(String side, List<Adversity> said) {
        var now = new LinkedHashMap<>(adversities);
        now.put(side, List.copyOf(said));
        return new RffField(table, clock, units, leaders, now, charges, agenda);
    }

    RffField withCharges(List<RffCharge> now) {
        return new RffField(table, clock, units, leaders, adversities, now, agenda);
    }

    RffField withCharge(UUID id, UnaryOperator<RffCharge> change) {
        return withCharges(charges.stream()
                .map(charge -> charge.id().equals(id) ? change.apply(charge) : charge)
                .toList());
    }
}
