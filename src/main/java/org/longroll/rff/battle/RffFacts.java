package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Fact;
import org.longroll.battle.FactReader;
import org.longroll.battle.Facts;
import org.longroll.battle.Leader;
import org.longroll.battle.Table;
import org.longroll.journal.Event;
import org.longroll.journal.RecordedOrder;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Word;

/**
 * Facts of the surroundings of units. Cover and the conditions that come from the ground are a unit's own,
 * in fire, combat and maneuver checks alike; the range lies between two.
 */
final class RffFacts implements FactReader {

    private static final String COVER = "cover";
    private static final String CONDITIONS = "conditions";

    /** Of a combat and of a maneuver check, the conditions that hold as long as a unit stands where it is. */
    private static final Set<Word> IN_COMBAT =
            Set.of(ChargeCondition.FAVORABLE_GROUND, ChargeCondition.STRONG_POSITION, ChargeCondition.FORTIFIED);

    private static final Set<Word> IN_MANEUVER = Set.of(ManeuverCondition.LINEAR_COVER, ManeuverCondition.GARRISON);

    static Optional<Cover> cover(Facts facts, String unit) {
        return facts.find(unit, COVER, Cover.class);
    }

    @Override
    public List<Fact> said(RecordedOrder said, Table table, Facts before) {
        var facts = new ArrayList<Fact>();
        switch (said.order().innermost()) {
            case RffOrder.Fire fire -> fire(fire, before, facts);
            case ManeuverOrder.Maneuver maneuver -> maneuver(maneuver, table, before, facts);
            case ChargeOrder.ChargeCombat combat ->
                said.events(ChargeEvent.ChargeResolved.class).forEach(met -> {
                    combat(met.attacker().units(), combat.attacker().conditions(), before, facts);
                    combat(met.defender().units(), combat.defender().conditions(), before, facts);
                });
            default -> {}
        }
        return facts;
    }

    /** A target that is fortified in a fire is fortified in a combat. */
    private static void fire(RffOrder.Fire fire, Facts before, List<Fact> facts) {
        facts.add(Fact.of(fire.target(), COVER, fire.cover()));
        facts.add(conditions(
                fire.target(),
                before,
                Set.of(ChargeCondition.FORTIFIED),
                fire.cover() == Cover.FORTIFIED ? List.of(ChargeCondition.FORTIFIED) : List.of()));
        for (var group : fire.firers()) {
            facts.add(Fact.between(group.unit(), fire.target(), "inches", group.inches()));
            facts.add(Fact.between(fire.target(), group.unit(), "inches", group.inches()));
        }
    }

    private static void maneuver(ManeuverOrder.Maneuver maneuver, Table table, Facts before, List<Fact> facts) {
        for (var unit : maneuver.units()) {
            var until = new HashSet<>(Set.of(unit));
            table.order().leaders().stream()
                    .filter(leader -> table.sideOf(leader).equals(table.sideOf(unit)))
                    .map(Leader::id)
                    .forEach(until::add);
            facts.add(new Fact(unit, null, "inCommand", maneuver.inCommand(), until));
            facts.add(conditions(unit, before, IN_MANEUVER, maneuver.conditions()));
        }
    }

    private static void combat(List<String> units, List<ChargeCondition> said, Facts before, List<Fact> facts) {
        for (var unit : units) {
            facts.add(conditions(unit, before, IN_COMBAT, said));
            if (said.contains(ChargeCondition.FORTIFIED)) {
                facts.add(Fact.of(unit, COVER, Cover.FORTIFIED));
            }
        }
    }

    /** An entry says all conditions of its kind; those of other kinds stay. */
    private static Fact conditions(String unit, Facts before, Set<Word> kind, List<? extends Word> said) {
        var now = new ArrayList<>(before.all(unit, CONDITIONS, Word.class).orElse(List.of()));
        now.removeIf(kind::contains);
        said.stream().filter(kind::contains).forEach(now::add);
        return Fact.of(unit, CONDITIONS, now.isEmpty() ? null : List.copyOf(now));
    }

    @Override
    public List<String> moved(Event event) {
        return switch (event) {
            case ManeuverEvent.Maneuvered march -> march.used().isZero() ? List.of() : List.of(march.unit());
            case RetreatEvent.Retreated back -> List.of(back.unit());
            case RetreatEvent.Recalled back -> List.of(back.unit());
            case ChargeEvent.ChargeBegun charge -> charge.units();
            case ChargeEvent.Countercharged charge -> List.of(charge.unit());
            case ChargeEvent.PositionCarried carried -> carried.units();
            case ChargeEvent.BrokeThrough through -> through.units();
            case UnitEvent.UnitLost lost -> List.of(lost.unit());
            case LeaderEvent.LeaderMoved move -> List.of(move.leader());
            case LeaderEvent.LeaderAttached joined -> List.of(joined.leader());
            default -> List.of();
        };
    }

    @Override
    public List<Fact> reached(Event event) {
        return event instanceof ManeuverEvent.Maneuvered march && !march.legs().isEmpty()
                ? List.of(Fact.of(march.unit(), "ground", march.legs().getLast().ground()))
                : List.of();
    }
}
