package org.longroll.rff.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.analysis.Blows;
import org.longroll.analysis.Blows.Blow;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Charge.Winner;
import org.longroll.analysis.Chronicler;
import org.longroll.analysis.Episode;
import org.longroll.analysis.Episode.Step;
import org.longroll.analysis.Happening;
import org.longroll.analysis.Happening.Threw;
import org.longroll.analysis.Spread;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.DueCalled;
import org.longroll.rff.battle.FireEvent;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.LeaderEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.RetreatEvent;
import org.longroll.rff.battle.RffEvent;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.battle.TurnEvent;
import org.longroll.rff.battle.UnitEvent;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.RegimentalFireAndFury;

public final class RffChronicler implements Chronicler {

    private static final String LOST = "lost";

    /** Troops have an order, guns a state; both are levels here. */
    private static final Terms TERMS = new Terms(
            "stands",
            "gun stands",
            "steps of effect",
            List.of(
                    new Terms.Level(Order.GOOD_ORDER.word(), 0),
                    new Terms.Level(GunState.READY.word(), 0),
                    new Terms.Level(Order.DISORDERED.word(), 0.35),
                    new Terms.Level(GunState.DAMAGED.word(), 0.35),
                    new Terms.Level(GunState.SILENCED.word(), 0.7),
                    new Terms.Level(Order.BROKEN.word(), 0.7),
                    new Terms.Level(LOST, 1)));

    private final Blows blows = new Blows(this);

    @Override
    public String system() {
        return RegimentalFireAndFury.NAME;
    }

    @Override
    public RffChronicler begin() {
        return new RffChronicler();
    }

    @Override
    public Terms terms() {
        return TERMS;
    }

    @Override
    public Strength strength(Field field, String unit) {
        var found = unit(field, unit);
        if (found.lost()) {
            return Strength.NONE;
        }
        return found.guns() == null
                ? new Strength(found.stands(), 0)
                : new Strength(0, found.guns().left());
    }

    @Override
    public String level(Field field, String unit) {
        var found = unit(field, unit);
        if (found.lost()) {
            return LOST;
        }
        var guns = found.guns();
        if (guns == null) {
            return found.order().word();
        }
        if (guns.serving() == 0) {
            return GunState.SILENCED.word();
        }
        return guns.damaged() + guns.damagedAndSilenced() > 0 ? GunState.DAMAGED.word() : GunState.READY.word();
    }

    @Override
    public Roster<RffUnit> units(Field field) {
        return ((RffField) field).units();
    }

    private RffUnit unit(Field field, String unit) {
        return units(field).get(unit);
    }

    @Override
    public List<Happening> read(Episode episode) {
        List<Happening> happenings = new ArrayList<>();
        for (var step : episode.steps()) {
            if (step.event() instanceof RffEvent event) {
                happenings.addAll(read(event, step, episode));
            }
        }
        Rolls.maneuver(episode).ifPresent(happenings::add);
        return happenings;
    }

    private List<Happening> read(RffEvent event, Step step, Episode episode) {
        return switch (event) {
            case UnitEvent unit -> unit(unit, step);
            case ManeuverEvent maneuver -> maneuver(maneuver, step, episode);
            case FireEvent fire -> fire(fire, step);
            case ChargeEvent charge -> charge(charge, episode, step);
            case LeaderEvent leader -> leader(leader, step);
            case RetreatEvent retreat -> List.of();
            case TurnEvent turn -> List.of();
            case DueCalled due -> List.of();
        };
    }

    private List<Happening> unit(UnitEvent event, Step step) {
        return switch (event) {
            case UnitEvent.StandsLost lost -> blows.lost(step, lost.unit());
            case UnitEvent.GunsChanged changed -> blows.lost(step, changed.unit());
            case UnitEvent.UnitLost lost -> blows.lost(step, lost.unit());
            case UnitEvent.UnitSet set -> blows.lost(step, set.unit(), new Blow(Cause.RULING, List.of()));
            case UnitEvent.OrderChanged changed -> List.of();
            case UnitEvent.FormationChanged changed -> List.of();
            case UnitEvent.EffectivenessChanged changed -> List.of();
            case UnitEvent.RanLowOnAmmunition low -> List.of();
            case UnitEvent.AmmunitionReplenished full -> List.of();
        };
    }

    private List<Happening> maneuver(ManeuverEvent event, Step step, Episode episode) {
        if (!(event instanceof ManeuverResolved check)) {
            return List.of();
        }
        blows.strike(check.unit(), Cause.ROUT, List.of());
        var before = unit(step.before(), check.unit());
        if (before.guns() != null || before.order() == Order.GOOD_ORDER) {
            return List.of();
        }
        double chance = check.odds().probability(ManeuverResult.RALLY.word())
                + check.odds().probability(ManeuverResult.RALLY_WITH_ELAN.word());
        boolean rallied = check.result() == ManeuverResult.RALLY || check.result() == ManeuverResult.RALLY_WITH_ELAN;
        var after = level(episode.after(), check.unit());
        return List.of(new Happening.Rallied(check.unit(), before.order().word(), after, rallied, chance));
    }

    private List<Happening> fire(FireEvent event, Step step) {
        return switch (event) {
            case FireResolved fire -> fired(fire, step);
            case FireEvent.MassedTargetStruck struck -> {
                blows.reach(struck.unit(), struck.target());
                yield List.of();
            }
        };
    }

    private List<Happening> fired(FireResolved fire, Step step) {
        var firers =
                fire.shares().stream().map(FireEvent.Share::unit).distinct().toList();
        blows.strike(fire.target(), Cause.FIRE, firers);
        var spread = Spread.of(fire.odds(), Rolls::steps);
        return List.of(
                new Happening.Fired(
                        fire.kind().word(),
                        firers,
                        fire.target(),
                        fire.result().word(),
                        Rolls.steps(fire.result().word()),
                        spread,
                        shakes(fire.kind(), fire.result()),
                        shaking(fire)),
                Rolls.fire(fire, firers, spread, step.before()));
    }

    private static double shaking(FireResolved fire) {
        return List.of(FireResult.values()).stream()
                .filter(result -> shakes(fire.kind(), result))
                .mapToDouble(result -> fire.odds().probability(result.word()))
                .sum();
    }

    /** Whether it disorders a target in good order; lively fire does so by cannonade only. */
    private static boolean shakes(FireKind kind, FireResult result) {
        return switch (result) {
            case WITHERING, TELLING, GALLING -> true;
            case LIVELY -> kind == FireKind.CANNONADE;
            case DESULTORY -> false;
        };
    }

    private List<Happening> charge(ChargeEvent event, Episode episode, Step step) {
        UUID entry = episode.moment().entry();
        return switch (event) {
            case ChargeEvent.ChargeBegun declared ->
                List.of(new Happening.Charged(entry, declared.units(), declared.target()));
            case ChargeEvent.BrokeThrough broke ->
                broke.target() == null
                        ? List.of()
                        : List.of(new Happening.Charged(entry, broke.units(), broke.target()));
            case ChargeEvent.ChargeResolved combat -> fought(combat, episode, step);
            case ChargeEvent.ChargeEnded ended ->
                List.of(new Happening.ChargeOver(ended.charge(), ended.why().word()));
            case ChargeEvent.Countercharged met -> List.of();
            case ChargeEvent.ChargeChecked checked -> List.of();
            case ChargeEvent.StruggleContinues struggle -> List.of();
            case ChargeEvent.PositionCarried carried -> List.of();
            case ChargeEvent.PositionHeld held -> List.of();
            case ChargeEvent.BreakthroughCalled called -> List.of();
        };
    }

    private List<Happening> fought(ChargeEvent.ChargeResolved combat, Episode episode, Step step) {
        var attackers = combat.attacker().units();
        var defenders = combat.defender().units();
        attackers.forEach(unit -> blows.strike(unit, Cause.CHARGE, defenders));
        defenders.forEach(unit -> blows.strike(unit, Cause.CHARGE, attackers));
        Threw roll = Rolls.combat(combat, episode, step.before());
        return List.of(new Happening.Clashed(combat.charge(), combat.result().word(), winner(combat.result())), roll);
    }

    private static Winner winner(ChargeResult result) {
        return switch (result) {
            case SWEPT_FROM_THE_FIELD, DRIVEN_BACK, HARD_PRESSED -> Winner.ATTACKER;
            case DESPERATE_STRUGGLE -> Winner.NOBODY;
            case FALTER, RECOIL, REPULSED -> Winner.DEFENDER;
        };
    }

    private static List<Happening> leader(LeaderEvent event, Step step) {
        if (!(event instanceof LeaderEvent.LeaderStruck struck)) {
            return List.of();
        }
        var roll = Rolls.leader(struck, step.before());
        return struck.effect() == LeaderEffect.REMOVED
                ? List.of(
                        roll,
                        new Happening.LeaderFell(struck.leader(), struck.fate().word()))
                : List.of(roll);
    }
}
