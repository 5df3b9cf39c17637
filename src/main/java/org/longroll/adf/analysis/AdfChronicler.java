package org.longroll.adf.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfEvent.CheckResolved;
import org.longroll.adf.battle.AdfEvent.FireResolved;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.ChargeEvent.ImpactResolved;
import org.longroll.adf.battle.DueEvent;
import org.longroll.adf.battle.LeaderEvent;
import org.longroll.adf.battle.TurnEvent;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AcrossADeadlyField;
import org.longroll.analysis.Blows;
import org.longroll.analysis.Blows.Blow;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Charge.Winner;
import org.longroll.analysis.Chronicler;
import org.longroll.analysis.Episode;
import org.longroll.analysis.Episode.Step;
import org.longroll.analysis.Happening;
import org.longroll.analysis.Spread;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.rules.Word;

public final class AdfChronicler implements Chronicler {

    private static final Terms TERMS = new Terms(
            "figures",
            "sections",
            "hits",
            List.of(
                    new Terms.Level(Morale.GOOD_ORDER.word(), 0),
                    new Terms.Level(Morale.DISORDER.word(), 0.25),
                    new Terms.Level(Morale.SHAKEN.word(), 0.5),
                    new Terms.Level(Morale.ROUTED.word(), 0.75),
                    new Terms.Level(Morale.ELIMINATED.word(), 1),
                    new Terms.Level(Morale.SURRENDERED.word(), 1)));

    private final Blows blows = new Blows(this);

    @Override
    public String system() {
        return AcrossADeadlyField.NAME;
    }

    @Override
    public AdfChronicler begin() {
        return new AdfChronicler();
    }

    @Override
    public Terms terms() {
        return TERMS;
    }

    @Override
    public Strength strength(Field field, String unit) {
        var found = unit(field, unit);
        if (!found.inPlay()) {
            return Strength.NONE;
        }
        return found.arm() == Arm.ARTILLERY ? new Strength(0, found.strength()) : new Strength(found.strength(), 0);
    }

    @Override
    public Roster<AdfUnit> units(Field field) {
        return ((AdfField) field).units();
    }

    private AdfUnit unit(Field field, String unit) {
        return units(field).get(unit);
    }

    @Override
    public String level(Field field, String unit) {
        return unit(field, unit).morale().word();
    }

    @Override
    public List<Happening> read(Episode episode) {
        List<Happening> happenings = new ArrayList<>();
        for (var step : episode.steps()) {
            if (step.event() instanceof AdfEvent event) {
                switch (event) {
                    case AdfEvent.Unit unit -> happenings.addAll(unit(unit, step));
                    case ChargeEvent charge ->
                        happenings.addAll(charge(charge, step, episode.moment().entry()));
                    case LeaderEvent leader -> happenings.addAll(leader(leader, step));
                    case TurnEvent turn -> {}
                    case DueEvent due -> {}
                }
            }
        }
        return happenings;
    }

    private List<Happening> unit(AdfEvent.Unit event, Step step) {
        return switch (event) {
            case FireResolved fire -> fired(fire, step);
            case CheckResolved check -> checked(check, step);
            case AdfEvent.UnitRan ran -> ran(ran, step);
            case AdfEvent.CompetenceTested tested -> List.of(Rolls.competence(tested, step.before()));
            case AdfEvent.FiguresLost lost -> blows.lost(step, lost.unit());
            case AdfEvent.SectionsLost lost -> blows.lost(step, lost.unit());
            case AdfEvent.UnitEliminated gone -> blows.lost(step, gone.unit());
            case AdfEvent.UnitSurrendered gone ->
                blows.lost(
                        step,
                        gone.unit(),
                        new Blow(Cause.SURRENDER, blows.by(gone.unit()).by()));
            case AdfEvent.StrengthRecovered back -> blows.lost(step, back.unit(), new Blow(Cause.RECOVERY, List.of()));
            case AdfEvent.UnitSet set -> blows.lost(step, set.unit(), new Blow(Cause.RULING, List.of()));
            case AdfEvent.RegimentsMerged merged -> merged(merged, step);
            case AdfEvent.StandLost lost -> List.of();
            case AdfEvent.MoraleChanged changed -> List.of();
            case AdfEvent.FellBack back -> List.of();
            case AdfEvent.Doing doing -> List.of();
        };
    }

    private List<Happening> fired(FireResolved fire, Step step) {
        blows.strike(fire.unit(), fire.kind() == FireKind.MELEE ? Cause.MELEE : Cause.FIRE, fire.firers());
        var spread = Spread.of(fire.odds(), Rolls::hits);
        return List.of(
                new Happening.Fired(
                        fire.kind().word(),
                        fire.firers(),
                        fire.unit(),
                        fire.result().word(),
                        fire.hits(),
                        spread,
                        fire.checkModifier() != null,
                        1 - fire.odds().probability(FireResult.NONE.word())),
                Rolls.fire(fire, spread, step.before()));
    }

    private List<Happening> checked(CheckResolved check, Step step) {
        var roll = Rolls.check(check, step.before());
        if (check.from() != CheckCause.RALLY) {
            return List.of(roll);
        }
        var before = unit(step.before(), check.unit()).morale();
        double chance = check.odds().ways().keySet().stream()
                .filter(word -> before.worseThan(Word.find(Morale.class, word).orElseThrow()))
                .mapToDouble(check.odds()::probability)
                .sum();
        return List.of(
                roll,
                new Happening.Rallied(
                        check.unit(),
                        before.word(),
                        check.moraleAfter().word(),
                        before.worseThan(check.moraleAfter()),
                        chance));
    }

    /** A merged regiment is no larger than the chart allows; figures over the limit are lost. */
    private List<Happening> merged(AdfEvent.RegimentsMerged merged, Step step) {
        var absorbed = merged.absorbed();
        var had = strength(step.before(), absorbed);
        var gained = strength(step.after(), merged.unit()).minus(strength(step.before(), merged.unit()));
        var over = had.minus(gained);
        var joined = new Happening.Merged(merged.unit(), absorbed, gained);
        return over.isNone()
                ? List.of(joined)
                : List.of(joined, new Happening.Lost(absorbed, Cause.MERGER, List.of(), over, Strength.NONE));
    }

    private List<Happening> ran(AdfEvent.UnitRan ran, Step step) {
        blows.strike(ran.unit(), Cause.ROUT, List.of());
        return Rolls.rout(ran, step.before()).<List<Happening>>map(List::of).orElse(List.of());
    }

    private List<Happening> charge(ChargeEvent event, Step step, UUID entry) {
        return switch (event) {
            case ChargeEvent.ChargeMade made ->
                List.of(
                        new Happening.Charged(entry, made.units(), made.target()),
                        Rolls.bonus(made.units(), made.reach(), made.odds(), step.before()));
            case ChargeEvent.CounterchargeMade met ->
                List.of(Rolls.bonus(List.of(met.unit()), met.reach(), met.odds(), step.before()));
            case ImpactResolved impact -> struck(impact, step);
            case ChargeEvent.PursuitBegun pursuit ->
                List.of(new Happening.Charged(entry, pursuit.units(), pursuit.target()));
            case ChargeEvent.ChargeEnded ended ->
                present(step)
                        .<List<Happening>>map(charge -> List.of(new Happening.ChargeOver(
                                charge.trigger(), ended.how().word())))
                        .orElse(List.of());
            case ChargeEvent.ChargerStopped stopped -> List.of();
            case ChargeEvent.AttackerStoppedShort stopped -> List.of();
            case ChargeEvent.MeleeFought fought -> List.of();
            case ChargeEvent.AttackerFollowed followed -> List.of();
        };
    }

    private static Optional<AdfCharge> present(Step step) {
        return Optional.ofNullable(((AdfField) step.before()).charge());
    }

    private List<Happening> struck(ImpactResolved impact, Step step) {
        var charge = present(step).orElseThrow();
        charge.units().forEach(unit -> blows.strike(unit, Cause.CHARGE, List.of(charge.target())));
        blows.strike(charge.target(), Cause.CHARGE, charge.units());
        var clash = new Happening.Clashed(charge.trigger(), impact.outcome().word(), winner(impact));
        return Rolls.impact(impact, charge, step.before())
                .<List<Happening>>map(roll -> List.of(clash, roll))
                .orElse(List.of(clash));
    }

    private static Winner winner(ImpactResolved impact) {
        if (impact.winner() == null) {
            return Winner.NOBODY;
        }
        return switch (impact.winner()) {
            case ATTACKER -> Winner.ATTACKER;
            case DEFENDER -> Winner.DEFENDER;
        };
    }

    private static List<Happening> leader(LeaderEvent event, Step step) {
        return switch (event) {
            case LeaderEvent.LeaderTested tested -> List.of(Rolls.leader(tested, step.before()));
            case LeaderEvent.LeaderKilled killed -> List.of(new Happening.LeaderFell(killed.leader(), "killed"));
            case LeaderEvent.LeaderMoved moved -> List.of();
            case LeaderEvent.LeaderAttached attached -> List.of();
            case LeaderEvent.LeaderDetached detached -> List.of();
        };
    }
}
