package org.longroll.report.truth;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Field;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.report.Claim;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.ChargeEvent.ChargeResolved;
import org.longroll.rff.battle.DueCalled;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.FireEvent.Share;
import org.longroll.rff.battle.GunStands;
import org.longroll.rff.battle.LeaderEvent;
import org.longroll.rff.battle.ManeuverEvent;
import org.longroll.rff.battle.ManeuverOrder.PassageOfLines;
import org.longroll.rff.battle.RetreatEvent;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffEvent;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.battle.UnitEvent;
import org.longroll.rff.battle.UnitEvent.GunsChanged;
import org.longroll.rff.battle.UnitEvent.OrderChanged;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rules.Fraction.Rounding;

/** Reads events of Regimental Fire and Fury. */
final class RffWitness extends Witness {

    private static final Set<ChargeResult> WON =
            EnumSet.of(ChargeResult.SWEPT_FROM_THE_FIELD, ChargeResult.DRIVEN_BACK, ChargeResult.HARD_PRESSED);

    private static final Set<ManeuverResult> BACK =
            EnumSet.of(ManeuverResult.FALL_BACK, ManeuverResult.PANIC, ManeuverResult.ROUT);

    private static final Set<Formation> ON_FOOT = EnumSet.of(Formation.DISMOUNTED, Formation.DISMOUNTED_EXTENDED_LINE);

    RffWitness(Ledger ledger) {
        super(ledger);
    }

    @Override
    boolean own(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case MOVED, FACED ->
                here.any(ManeuverEvent.Maneuvered.class, each -> each.unit().equals(who));
            case FORMED ->
                here.moments().stream()
                        .anyMatch(moment ->
                                unit(moment.after(), who).formation().word().equals(claim.state()));
            case LIMBERED -> unit(here.after(), who).formation() == Formation.LIMBERED;
            case UNLIMBERED -> unit(here.after(), who).formation() != Formation.LIMBERED;
            case MOUNTED -> !ON_FOOT.contains(unit(here.after(), who).formation());
            case DISMOUNTED -> ON_FOOT.contains(unit(here.after(), who).formation());
            case PASSED_THROUGH ->
                here.any(
                        Declared.class,
                        each -> each.order() instanceof PassageOfLines passage
                                && passage.units().contains(who)
                                && passage.through().equals(claim.whom()));
            case REPLENISHED ->
                here.any(UnitEvent.AmmunitionReplenished.class, each -> each.unit()
                        .equals(who));
            case WAS_SLOW -> checked(here, who, EnumSet.of(ManeuverResult.TARDY));
            case HAD_TO_GO_BACK -> checked(here, who, BACK);
            case CHARGED, COUNTERCHARGED, BEAT, WAS_LOCKED_WITH, FOLLOWED, WENT_ON_AGAINST, WAS_HALTED ->
                ofACharge(claim, here);
            case FELL, WAS_WOUNDED, LOST_HIS_HORSE, CAME_THROUGH, JOINED, WAS_SUCCEEDED -> ofALeader(claim, here);
            default -> ofNerve(claim, here);
        };
    }

    private static boolean checked(Ledger here, String unit, Set<ManeuverResult> results) {
        return here.any(
                ManeuverEvent.ManeuverResolved.class,
                each -> each.unit().equals(unit) && results.contains(each.result()));
    }

    private boolean ofNerve(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case FIRED ->
                here.any(
                        FireResolved.class,
                        each -> each.shares().stream().map(Share::unit).anyMatch(who::equals)
                                && (claim.whom() == null || each.target().equals(claim.whom())));
            case WAS_UNHARMED ->
                here.any(FireResolved.class, each -> each.target().equals(who))
                        && !here.any(FireResolved.class, each -> each.target().equals(who) && told(each))
                        && !here.any(
                                UnitEvent.StandsLost.class, each -> each.unit().equals(who))
                        && !here.any(GunsChanged.class, each -> each.unit().equals(who))
                        && unit(here.before(), who).order()
                                == unit(here.after(), who).order();
            case LOST_TROOPS ->
                count(
                        claim,
                        here
                                .events(UnitEvent.StandsLost.class, each -> each.unit()
                                        .equals(who))
                                .stream()
                                .mapToInt(UnitEvent.StandsLost::lost)
                                .sum());
            case LOST_GUNS -> guns(claim, here, GunStands::wrecked, 1);
            case GUNS_DAMAGED -> guns(claim, here, each -> each.damaged() + each.damagedAndSilenced(), 1);
            case GUNS_SILENCED -> guns(claim, here, GunStands::serving, -1);
            case GUNS_SERVED_AGAIN -> guns(claim, here, GunStands::serving, 1);
            case FELL_BACK -> fellBack(claim, here);
            case KEPT_ITS_GROUND ->
                (here.any(RetreatEvent.Held.class, each -> each.unit().equals(who)) || keptItsWorks(here, who))
                        && !here.any(RetreatEvent.Retreated.class, each -> each.unit()
                                .equals(who));
            case RAN_LOW ->
                here.any(UnitEvent.RanLowOnAmmunition.class, each -> each.unit().equals(who));
            case WAS_DESTROYED -> gone(here, who, UnitEvent.UnitLost.How.DESTROYED);
            case GUNS_TAKEN -> gone(here, who, UnitEvent.UnitLost.How.GUNS_TAKEN);
            default -> ofState(claim, here);
        };
    }

    /** By the chart: desultory fire does nothing, and lively musketry nothing either. */
    private static boolean told(FireResolved fire) {
        return switch (fire.result()) {
            case WITHERING, TELLING, GALLING -> true;
            case LIVELY -> fire.kind() == FireKind.CANNONADE;
            case DESULTORY -> false;
        };
    }

    /** Guns that no longer fire, or an order that stayed as it was. */
    private static boolean wasNoBetter(Claim claim, RffUnit before, RffUnit after) {
        return after.guns() != null && "silenced".equals(claim.state())
                ? Objects.equals(before.guns(), after.guns())
                : before.order() == after.order() && word(after.order().word()).equals(claim.state());
    }

    private static boolean keptItsWorks(Ledger here, String unit) {
        return here.any(DueCalled.class, each -> each.kind() == RffDue.Kind.WORKS_HELD)
                && here.any(
                        ChargeResolved.class, each -> each.defender().units().contains(unit));
    }

    private static boolean gone(Ledger here, String unit, UnitEvent.UnitLost.How how) {
        return here.any(UnitEvent.UnitLost.class, each -> each.unit().equals(unit) && each.how() == how);
    }

    /** The sum of all changes in one direction that have no worse effect. */
    private static boolean guns(Claim claim, Ledger here, ToIntFunction<GunStands> kind, int sign) {
        int sum = here.events(GunsChanged.class, each -> each.unit().equals(claim.who())).stream()
                .mapToInt(each -> sign * (kind.applyAsInt(each.after()) - kind.applyAsInt(each.before())))
                .filter(change -> change > 0)
                .sum();
        return count(claim, sum)
                || claim.deed() == Claim.Deed.GUNS_SILENCED && claim.count() != null && claim.count() <= sum;
    }

    private static boolean fellBack(Claim claim, Ledger here) {
        var ways = here.events(RetreatEvent.class, each -> each.unit().equals(claim.who())).stream()
                .filter(each -> each instanceof RetreatEvent.Retreated || each instanceof RetreatEvent.Recalled)
                .toList();
        int inches = ways.stream()
                .map(each -> each instanceof RetreatEvent.Retreated back
                        ? back.inches()
                        : ((RetreatEvent.Recalled) each).inches())
                .filter(Objects::nonNull)
                .mapToInt(each -> each.rounded(Rounding.UP))
                .sum();
        return !ways.isEmpty() && (claim.count() == null || claim.count() == inches);
    }

    private static boolean ofState(Claim claim, Ledger here) {
        var who = claim.who();
        var before = unit(here.before(), who);
        var after = unit(here.after(), who);
        boolean better = after.order().compareTo(before.order()) < 0
                || before.guns() != null
                        && after.guns() != null
                        && after.guns().serving() > before.guns().serving();
        return switch (claim.deed()) {
            case WAS_NO_BETTER -> wasNoBetter(claim, before, after);
            case GOT_WORSE ->
                word(after.order().word()).equals(claim.state())
                        && here.any(
                                OrderChanged.class,
                                each -> each.unit().equals(who)
                                        && each.after() == after.order()
                                        && each.after().compareTo(each.before()) > 0);
            case GOT_BETTER ->
                word(after.order().word()).equals(claim.state())
                        && here.any(
                                OrderChanged.class,
                                each -> each.unit().equals(who)
                                        && each.after() == after.order()
                                        && each.after().compareTo(each.before()) < 0);
            case WORE_DOWN ->
                after.effectiveness().word().toLowerCase(Locale.ROOT).equals(claim.state())
                        && after.effectiveness() != before.effectiveness();
            case RALLIED -> better;
            case COULD_NOT_BE_RALLIED -> !better;
            default -> false;
        };
    }

    private static boolean ofACharge(Claim claim, Ledger here) {
        var who = claim.who();
        var whom = claim.whom();
        return switch (claim.deed()) {
            case CHARGED ->
                here.any(
                        ChargeEvent.ChargeBegun.class,
                        each -> each.units().contains(who) && each.target().equals(whom));
            case COUNTERCHARGED ->
                here.any(ChargeEvent.Countercharged.class, each -> each.unit().equals(who));
            case WAS_HALTED ->
                here.any(ChargeEvent.ChargeChecked.class, each -> each.unit().equals(who));
            case FOLLOWED ->
                here.any(ChargeEvent.BrokeThrough.class, each -> each.units().contains(who) && each.target() == null);
            case WENT_ON_AGAINST ->
                here.any(
                        ChargeEvent.BrokeThrough.class,
                        each -> each.units().contains(who) && Objects.equals(each.target(), whom));
            case WAS_LOCKED_WITH ->
                here.any(
                        ChargeResolved.class,
                        each -> each.result() == ChargeResult.DESPERATE_STRUGGLE
                                && each.attacker().units().contains(who)
                                && each.defender().units().contains(whom));
            case BEAT ->
                here.any(ChargeResolved.class, each -> {
                    boolean won = WON.contains(each.result());
                    var winner = won ? each.attacker() : each.defender();
                    var loser = won ? each.defender() : each.attacker();
                    return each.result() != ChargeResult.DESPERATE_STRUGGLE
                            && winner.units().contains(who)
                            && loser.units().contains(whom);
                });
            default -> false;
        };
    }

    private static boolean ofALeader(Claim claim, Ledger here) {
        var who = claim.who();
        return switch (claim.deed()) {
            case JOINED ->
                here.any(
                        LeaderEvent.LeaderAttached.class,
                        each -> each.leader().equals(who) && each.unit().equals(claim.whom()));
            case WAS_SUCCEEDED ->
                here.any(
                        LeaderEvent.LeaderReplaced.class,
                        each -> each.leader().equals(who) && Objects.equals(each.by(), claim.state()));
            default ->
                here.any(
                        LeaderEvent.LeaderStruck.class,
                        each -> each.leader().equals(who) && claim.deed() == deed(each.fate()));
        };
    }

    private static Claim.Deed deed(LeaderFate fate) {
        return switch (fate) {
            case SHOT_DEAD, MORTALLY_WOUNDED -> Claim.Deed.FELL;
            case GRIEVOUSLY_WOUNDED, FLESH_WOUND -> Claim.Deed.WAS_WOUNDED;
            case HORSE_SHOT -> Claim.Deed.LOST_HIS_HORSE;
            case COAT_PIERCED, STAFF_OFFICER_STRUCK, IGNORES_THE_FIRE -> Claim.Deed.CAME_THROUGH;
        };
    }

    private static boolean count(Claim claim, int counted) {
        return Objects.equals(claim.count(), counted);
    }

    private static String word(String word) {
        return word.replace('-', ' ');
    }

    private static RffUnit unit(Field field, String unit) {
        return ((RffField) field).units().get(unit);
    }

    @Override
    int strength(Field field, String unit) {
        return field.lostUnits().contains(unit) ? 0 : unit(field, unit).stands();
    }

    @Override
    boolean isGuns(String unit) {
        return unit(ledger().battle().field(), unit).guns() != null;
    }

    @Override
    boolean isAbsorbed(String unit) {
        return false;
    }

    @Override
    int fires(Ledger here) {
        return here.events(FireResolved.class, each -> true).size();
    }

    @Override
    int charges(Ledger here) {
        return here.events(RffEvent.class, each -> each instanceof ChargeEvent.ChargeBegun)
                        .size()
                + here.events(ChargeEvent.BrokeThrough.class, each -> each.target() != null)
                        .size();
    }

    @Override
    boolean charged(@Nullable String unit, String target, Ledger here) {
        return here.any(
                        ChargeEvent.ChargeBegun.class,
                        each -> each.units().contains(unit) && each.target().equals(target))
                || here.any(
                        ChargeEvent.BrokeThrough.class,
                        each -> each.units().contains(unit) && target.equals(each.target()));
    }
}
