package org.longroll.rff.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Fraction;

/** What players say at the table. */
final class Saying {

    private Saying() {}

    static GivenDice die(int face) {
        return GivenDice.Thrown.of(face);
    }

    static Leg open(int inches) {
        return new Leg(Ground.OPEN, Fraction.whole(inches));
    }

    static Leg broken(int inches) {
        return new Leg(Ground.BROKEN, Fraction.whole(inches));
    }

    static ManeuverOrder.Maneuver check(int die, String... units) {
        return new ManeuverOrder.Maneuver(List.of(units), true, List.of(), die(die));
    }

    static ManeuverOrder.Maneuver checkSaying(int die, String unit, ManeuverCondition... said) {
        return new ManeuverOrder.Maneuver(List.of(unit), true, List.of(said), die(die));
    }

    static ManeuverOrder.Maneuver outOfCommand(int die, String unit) {
        return new ManeuverOrder.Maneuver(List.of(unit), false, List.of(), die(die));
    }

    static ManeuverOrder.Move move(String unit, Leg... legs) {
        return new ManeuverOrder.Move(List.of(unit), List.of(legs), Map.of());
    }

    static ManeuverOrder.Evolve evolve(SimpleManeuver how, String unit, Leg... legs) {
        return new ManeuverOrder.Evolve(how, List.of(unit), List.of(legs), Map.of());
    }

    static ManeuverOrder.ChangeFormation form(Formation into, String unit, Leg... legs) {
        return new ManeuverOrder.ChangeFormation(List.of(unit), into, List.of(legs), Map.of());
    }

    static ManeuverOrder.PassageOfLines pass(String unit, String through, Leg... legs) {
        return new ManeuverOrder.PassageOfLines(List.of(unit), through, List.of(legs), Map.of());
    }

    /** A fire of all stands, with nobody behind the target. */
    static RffOrder.Fire musketry(int die, String unit, String target, int inches, TargetCondition... said) {
        return fire(FireKind.MUSKETRY, die, List.of(unit), target, inches, List.of(), said);
    }

    static RffOrder.Fire cannonade(int die, String unit, String target, int inches) {
        return fire(FireKind.CANNONADE, die, List.of(unit), target, inches, List.of());
    }

    static RffOrder.Fire fire(
            FireKind kind,
            int die,
            List<String> units,
            String target,
            int inches,
            @Nullable List<String> massed,
            TargetCondition... said) {
        return new RffOrder.Fire(
                kind,
                units.stream()
                        .map(unit -> new RffOrder.Fire.Group(unit, null, Fraction.whole(inches)))
                        .toList(),
                target,
                List.of(said),
                Cover.NONE,
                false,
                false,
                massed,
                die(die));
    }

    static ChargeOrder.Charge charge(String unit, String target, Leg... legs) {
        return new ChargeOrder.Charge(List.of(unit), target, false, null, List.of(legs), Map.of());
    }

    static ChargeOrder.Charge coldSteel(String unit, String target) {
        return new ChargeOrder.Charge(List.of(unit), target, true, null, List.of(), Map.of());
    }

    static ChargeOrder.Countercharge countercharge(String unit, UUID charge) {
        return new ChargeOrder.Countercharge(unit, charge, null, List.of(), null);
    }

    static ChargeOrder.ChargeCombat combat(UUID charge, int attack, int defence, ChargeCondition... ofDefender) {
        return new ChargeOrder.ChargeCombat(
                charge,
                new ChargeOrder.Party(null, List.of(), die(attack)),
                new ChargeOrder.Party(null, List.of(ofDefender), die(defence)));
    }

    static RetreatOrder.Retreat retreat(RffDue due) {
        return new RetreatOrder.Retreat(due.id(), String.valueOf(due.unit()), null, null, null);
    }

    static RetreatOrder.Retreat hold(RffDue due, Hold why) {
        return new RetreatOrder.Retreat(due.id(), String.valueOf(due.unit()), why, null, null);
    }

    static RffOrder.Answer answer(RffDue due, String... those) {
        return new RffOrder.Answer(due.id(), Stream.of(those).toList());
    }
}
