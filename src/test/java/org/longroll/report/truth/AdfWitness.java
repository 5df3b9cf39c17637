package org.longroll.report.truth;

import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfEvent;
import org.longroll.adf.battle.AdfEvent.CheckResolved;
import org.longroll.adf.battle.AdfEvent.FireResolved;
import org.longroll.adf.battle.AdfEvent.FormationChanged;
import org.longroll.adf.battle.AdfEvent.MoraleChanged;
import org.longroll.adf.battle.AdfEvent.RegimentsMerged;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.battle.ChargeEvent;
import org.longroll.adf.battle.ChargeEvent.ImpactResolved;
import org.longroll.adf.battle.LeaderEvent;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.battle.Field;
import org.longroll.report.Claim;

/** Reads events of Across A Deadly Field. */
final class AdfWitness extends Witness {

    AdfWitness(Ledger ledger) {
        super(ledger);
    }

    @Override
    boolean own(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case MOVED -> of(here, AdfEvent.UnitMoved.class, who);
            case WITHDREW -> of(here, AdfEvent.UnitDisengaged.class, who);
            case RAN -> of(here, AdfEvent.UnitRan.class, who);
            case FACED -> of(here, AdfEvent.FacingChanged.class, who);
            case FORMED -> formed(here, who, each -> each.formation().word().equals(claim.state()));
            case LIMBERED -> formed(here, who, each -> each.formation() == Formation.LIMBERED);
            case UNLIMBERED -> formed(here, who, each -> each.formation() != Formation.LIMBERED);
            case MOUNTED -> formed(here, who, FormationChanged::mounted);
            case DISMOUNTED -> formed(here, who, each -> !each.mounted());
            case WOULD_NOT_MOVE ->
                here.any(AdfEvent.CompetenceTested.class, each -> each.unit().equals(who) && !each.passed());
            case ABSORBED ->
                here.any(
                        RegimentsMerged.class,
                        each -> each.unit().equals(who) && each.absorbed().equals(claim.whom()));
            case FELL ->
                here.any(LeaderEvent.LeaderKilled.class, each -> each.leader().equals(who));
            case JOINED ->
                here.any(
                        LeaderEvent.LeaderAttached.class,
                        each -> each.leader().equals(who) && each.unit().equals(claim.whom()));
            case CHARGED,
                    FELL_SHORT,
                    COUNTERCHARGED,
                    BEAT,
                    WAS_LOCKED_WITH,
                    STOPPED_SHORT_OF,
                    FOLLOWED,
                    WENT_ON_AGAINST,
                    WAS_HALTED -> ofACharge(claim, here);
            default -> ofNerve(claim, here);
        };
    }

    private static <E extends AdfEvent.Unit> boolean of(Ledger here, Class<E> kind, String unit) {
        return here.any(kind, each -> each.unit().equals(unit));
    }

    private static boolean formed(Ledger here, String unit, Predicate<FormationChanged> how) {
        return here.any(FormationChanged.class, each -> each.unit().equals(unit) && how.test(each));
    }

    private boolean ofNerve(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case FIRED ->
                here.any(
                        FireResolved.class,
                        each -> each.firers().contains(who)
                                && (claim.whom() == null || each.unit().equals(claim.whom())));
            case WAS_UNHARMED ->
                of(here, FireResolved.class, who)
                        && here.events(FireResolved.class, each -> each.unit().equals(who)).stream()
                                .allMatch(each -> each.hits() == 0 && each.checkModifier() == null)
                        && lost(who, here) == 0
                        && !morale(here.after(), who).worseThan(morale(here.before(), who));
            case LOST_TROOPS ->
                count(
                        claim,
                        here
                                .events(AdfEvent.FiguresLost.class, each -> each.unit()
                                        .equals(who))
                                .stream()
                                .mapToInt(AdfEvent.FiguresLost::lost)
                                .sum());
            case LOST_GUNS ->
                count(
                        claim,
                        here
                                .events(AdfEvent.SectionsLost.class, each -> each.unit()
                                        .equals(who))
                                .stream()
                                .mapToInt(AdfEvent.SectionsLost::lost)
                                .sum());
            case RECOVERED ->
                count(
                        claim,
                        here
                                .events(AdfEvent.StrengthRecovered.class, each -> each.unit()
                                        .equals(who))
                                .stream()
                                .mapToInt(AdfEvent.StrengthRecovered::recovered)
                                .sum());
            case WAVERED ->
                here.any(FireResolved.class, each -> each.unit().equals(who) && each.checkModifier() != null);
            case FELL_BACK ->
                of(here, AdfEvent.FellBack.class, who)
                        && count(
                                claim,
                                here
                                        .events(AdfEvent.FellBack.class, each -> each.unit()
                                                .equals(who))
                                        .stream()
                                        .mapToInt(AdfEvent.FellBack::inches)
                                        .sum());
            case WAS_DESTROYED -> of(here, AdfEvent.UnitEliminated.class, who);
            case SURRENDERED -> of(here, AdfEvent.UnitSurrendered.class, who);
            case GUNS_TAKEN ->
                here.any(AdfEvent.UnitRan.class, each -> each.unit().equals(who) && each.gunsLost());
            default -> ofState(claim, here);
        };
    }

    private boolean ofState(Claim claim, Ledger here) {
        var who = claim.who();
        var before = morale(here.before(), who);
        var after = morale(here.after(), who);
        return switch (claim.deed()) {
            case HELD ->
                of(here, CheckResolved.class, who)
                        && here.events(CheckResolved.class, each -> each.unit().equals(who)).stream()
                                .noneMatch(each -> each.fallBackInches() > 0)
                        && !after.worseThan(before)
                        && !after.worseThan(Morale.DISORDER);
            case WAS_NO_BETTER ->
                of(here, CheckResolved.class, who)
                        && after == before
                        && word(after).equals(claim.state());
            case GOT_WORSE ->
                word(after).equals(claim.state())
                        && changed(here, who, each -> each.after() == after && after.worseThan(each.before()));
            case GOT_BETTER ->
                word(after).equals(claim.state())
                        && changed(
                                here,
                                who,
                                each -> each.after() == after && each.before().worseThan(after));
            case RALLIED -> before.worseThan(after) || of(here, AdfEvent.StrengthRecovered.class, who);
            case COULD_NOT_BE_RALLIED ->
                !before.worseThan(after)
                        && before != Morale.GOOD_ORDER
                        && !of(here, AdfEvent.StrengthRecovered.class, who);
            default -> false;
        };
    }

    private static boolean changed(Ledger here, String unit, Predicate<MoraleChanged> how) {
        return here.any(MoraleChanged.class, each -> each.unit().equals(unit) && how.test(each));
    }

    private static boolean ofACharge(Claim claim, Ledger here) {
        var who = claim.who();
        var whom = claim.whom();
        return switch (claim.deed()) {
            case CHARGED, FELL_SHORT ->
                here.any(
                        ChargeEvent.ChargeMade.class,
                        each -> each.units().contains(who)
                                && each.target().equals(whom)
                                && each.reach().fallsShort() == (claim.deed() == Claim.Deed.FELL_SHORT));
            case COUNTERCHARGED ->
                here.any(
                        ChargeEvent.CounterchargeMade.class, each -> each.unit().equals(who));
            case BEAT ->
                here.any(
                        ImpactResolved.class,
                        each -> each.loser() == Side.DEFENDER && isBetween(each, who, whom)
                                || each.loser() == Side.ATTACKER && isBetween(each, whom, who));
            case WAS_LOCKED_WITH ->
                here.any(
                        ImpactResolved.class,
                        each -> each.outcome() == ImpactResult.MELEE && isBetween(each, who, whom));
            case STOPPED_SHORT_OF ->
                here.any(
                        ImpactResolved.class,
                        each -> each.outcome() == ImpactResult.STOPPED_SHORT && isBetween(each, who, whom));
            case FOLLOWED ->
                here.any(
                        ChargeEvent.AttackerFollowed.class, each -> each.units().contains(who));
            case WENT_ON_AGAINST ->
                here.any(
                        ChargeEvent.PursuitBegun.class,
                        each -> each.units().contains(who) && each.target().equals(whom));
            case WAS_HALTED ->
                here.any(ChargeEvent.ChargerStopped.class, each -> each.unit().equals(who));
            default -> false;
        };
    }

    private static boolean isBetween(ImpactResolved impact, @Nullable String attacker, @Nullable String defender) {
        return impact.attacker().unit().equals(attacker)
                && impact.defender().unit().equals(defender);
    }

    private static boolean count(Claim claim, int counted) {
        return Objects.equals(claim.count(), counted);
    }

    private static String word(Morale morale) {
        return morale.word().replace('-', ' ');
    }

    private static Morale morale(Field field, String unit) {
        return ((AdfField) field).units().get(unit).morale();
    }

    @Override
    int strength(Field field, String unit) {
        return field.lostUnits().contains(unit)
                ? 0
                : ((AdfField) field).units().get(unit).strength();
    }

    @Override
    int lost(String unit, Ledger.Moment moment) {
        if (!(moment.event() instanceof RegimentsMerged merged)) {
            return super.lost(unit, moment);
        }
        int came = strength(moment.after(), merged.unit()) - strength(moment.before(), merged.unit());
        return unit.equals(merged.absorbed()) ? strength(moment.before(), unit) - came : 0;
    }

    @Override
    boolean isGuns(String unit) {
        return ((AdfField) ledger().battle().field()).units().get(unit).arm() == Arm.ARTILLERY;
    }

    @Override
    boolean isAbsorbed(String unit) {
        return ledger().any(RegimentsMerged.class, each -> each.absorbed().equals(unit));
    }

    @Override
    int fires(Ledger here) {
        return here.events(FireResolved.class, each -> true).size();
    }

    @Override
    int charges(Ledger here) {
        return here.events(ChargeEvent.ChargeMade.class, each -> true).size()
                + here.events(ChargeEvent.PursuitBegun.class, each -> true).size();
    }

    @Override
    boolean charged(@Nullable String unit, String target, Ledger here) {
        return here.any(
                        ChargeEvent.ChargeMade.class,
                        each -> each.units().contains(unit) && each.target().equals(target))
                || here.any(
                        ChargeEvent.PursuitBegun.class,
                        each -> each.units().contains(unit) && each.target().equals(target));
    }
}
