package org.longroll.adf.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Leg;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;

/** What players say, for tests: in the open, from the front, and nothing else to be said of it. */
final class Say {

    private Say() {}

    static Maneuver.Move move(double inches, String... units) {
        return new Maneuver.Move(List.of(units), legs(Terrain.OPEN, inches), Map.of());
    }

    static List<Leg> legs(Terrain terrain, double inches) {
        return List.of(new Leg(terrain, inches(inches)));
    }

    static Fraction inches(double inches) {
        return new Fraction(Math.round(inches * 1000), 1000);
    }

    static Maneuver.ChangeFormation form(Formation formation, String... units) {
        return new Maneuver.ChangeFormation(List.of(units), formation, null, Map.of());
    }

    static Maneuver.ChangeFormation reactForming(UUID to, Formation formation, String... units) {
        return new Maneuver.ChangeFormation(List.of(units), formation, to, Map.of());
    }

    static GivenDice thrown(Integer... dice) {
        return GivenDice.Thrown.of(dice);
    }

    /** Six-figure regiments at normal range unless said otherwise. */
    static Deed.Fire fire(String target, GivenDice dice, String... units) {
        return fire(FireKind.FIRE, null, RangeBand.NORMAL, target, dice, units);
    }

    static Deed.Fire deliberate(String target, GivenDice dice, String... units) {
        return fire(FireKind.DELIBERATE, null, RangeBand.NORMAL, target, dice, units);
    }

    static Deed.Fire react(UUID to, String target, GivenDice dice, String... units) {
        return fire(FireKind.REACTION, to, RangeBand.NORMAL, target, dice, units);
    }

    static Deed.Fire desperately(UUID to, String target, GivenDice dice, String... units) {
        return fire(FireKind.DESPERATION, to, null, target, dice, units);
    }

    static Deed.Fire pointBlank(@Nullable UUID to, String target, GivenDice dice, String... units) {
        return fire(FireKind.POINT_BLANK, to, null, target, dice, units);
    }

    static Deed.Fire volley(String target, GivenDice dice, String... units) {
        return fire(FireKind.VOLLEY, null, RangeBand.NORMAL, target, dice, units);
    }

    static Deed.Fire fire(
            FireKind kind,
            @Nullable UUID to,
            @Nullable RangeBand band,
            String target,
            GivenDice dice,
            String... units) {
        return new Deed.Fire(
                kind,
                List.of(units),
                target,
                null,
                band,
                Aspect.FRONT,
                List.of(),
                false,
                false,
                false,
                MountedWith.WEAPON,
                List.of(),
                to,
                dice);
    }

    static Deed.Fire keepingTheFirstVolley(Deed.Fire fire) {
        return new Deed.Fire(
                fire.kind(),
                fire.units(),
                fire.target(),
                fire.inches(),
                fire.band(),
                fire.aspect(),
                fire.cover(),
                fire.behindSkirmishers(),
                fire.inBuildings(),
                true,
                fire.mountedWith(),
                fire.passThrough(),
                fire.reactionTo(),
                fire.dice());
    }

    static Deed.Fire through(Deed.Fire fire, String behind, GivenDice dice) {
        return new Deed.Fire(
                fire.kind(),
                fire.units(),
                fire.target(),
                fire.inches(),
                fire.band(),
                fire.aspect(),
                fire.cover(),
                fire.behindSkirmishers(),
                fire.inBuildings(),
                fire.declineOpeningVolley(),
                fire.mountedWith(),
                List.of(new Deed.TargetBehind(behind, Aspect.FRONT, List.<Cover>of(), false, dice)),
                fire.reactionTo(),
                fire.dice());
    }

    static Deed.Charge charge(String target, double inches, GivenDice dice, String... units) {
        return new Deed.Charge(List.of(units), target, Terrain.OPEN, inches(inches), Aspect.FRONT, dice, Map.of());
    }

    static Deed.Countercharge countercharge(UUID to, String unit, GivenDice dice) {
        return new Deed.Countercharge(List.of(unit), Terrain.OPEN, null, to, dice, Map.of());
    }

    static ChargeOrder.Impact impact(UUID charge, GivenDice attack, GivenDice defence) {
        return new ChargeOrder.Impact(
                charge,
                new ChargeOrder.ImpactSide(SaidSituation.NOTHING, attack),
                new ChargeOrder.ImpactSide(SaidSituation.NOTHING, defence),
                null);
    }

    static ChargeOrder.Impact impact(UUID charge, GivenDice attack, GivenDice defence, GivenDice stopShort) {
        return new ChargeOrder.Impact(
                charge,
                new ChargeOrder.ImpactSide(SaidSituation.NOTHING, attack),
                new ChargeOrder.ImpactSide(SaidSituation.NOTHING, defence),
                stopShort);
    }

    static ChargeOrder.Melee melee(UUID charge, GivenDice attack, GivenDice defence) {
        return new ChargeOrder.Melee(
                charge,
                new ChargeOrder.MeleeSide(MountedWith.WEAPON, attack),
                new ChargeOrder.MeleeSide(MountedWith.WEAPON, defence));
    }

    static ChargeOrder.Pursue pursue(UUID charge, @Nullable String target) {
        return new ChargeOrder.Pursue(charge, target, null, Aspect.FRONT, Map.of());
    }

    static AdfOrder.MoraleCheck check(AdfDue due, GivenDice dice) {
        return new AdfOrder.MoraleCheck(due.id(), SaidSituation.NOTHING, dice, null);
    }

    static AdfOrder.Answer answer(AdfDue due, String... units) {
        return new AdfOrder.Answer(due.id(), List.of(units));
    }

    static Deed.Rally rally(@Nullable UUID to, String unit, GivenDice dice) {
        return new Deed.Rally(List.of(unit), SaidSituation.NOTHING, to, dice, Map.of());
    }

    static Deed.Reform reform(@Nullable UUID to, String... units) {
        return new Deed.Reform(List.of(units), to);
    }

    static Deed.Rout rout(String unit, GivenDice dice) {
        return new Deed.Rout(List.of(unit), Terrain.OPEN, dice, Map.of());
    }

    static AdfOrder.Group group(List<String> actions, String... units) {
        return new AdfOrder.Group(List.of(units), actions);
    }
}
