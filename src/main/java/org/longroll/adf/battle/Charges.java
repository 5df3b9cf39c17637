package org.longroll.adf.battle;

import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.battle.ChargeEvent.Ending;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.rules.Fraction;

/** How units leave a charge, and when it is over before the impact. */
final class Charges {

    private Charges() {}

    /** Removes units that are no longer present; the charge is over if none is left on one side. */
    static void endIfStopped(Course course) {
        var charge = course.field().charge();
        if (charge == null || !charge.underWay()) {
            return;
        }
        for (var unit : charge.units()) {
            if (!course.field().present(unit)) {
                stop(course, unit);
            }
        }
        var left = course.field().charge();
        if (left != null && !course.field().present(left.target())) {
            losesTarget(course, 0);
        }
    }

    /** The target is gone or out of reach; after an impact, the attackers have won the melee and may go on. */
    static void losesTarget(Course course, int mayFollow) {
        var charge = course.field().charge();
        if (charge == null || !charge.struck()) {
            end(course, Ending.TARGET_GONE);
            return;
        }
        involveAll(course, charge);
        course.happens(new ChargeEvent.ChargeEnded(Ending.TARGET_GONE, mayFollow));
    }

    /** Whether a charge that does not reach its target is over with this order: the active side goes on. */
    static boolean fallsShortBefore(AdfField field, AdfOrder order) {
        var charge = field.charge();
        return charge != null
                && charge.fallenShort()
                && switch (order) {
                    case Deed.Fire fire -> fire.kind() == FireKind.FIRE || fire.kind() == FireKind.DELIBERATE;
                    case Deed deed -> deed.reactionTo() == null && !(deed instanceof Deed.Countercharge);
                    case TurnOrder turn -> true;
                    case AdfOrder.Group group -> true;
                    case LeaderOrder.LeaderCasualty casualty -> false;
                    case LeaderOrder leader -> true;
                    default -> false;
                };
    }

    /** A charge has run its whole distance without reaching its target. */
    static void fallShort(Course course) {
        comeTo(course, Fraction.ZERO);
        end(course, Ending.FELL_SHORT);
    }

    /** Ends a charge that was not fought out, when a ruling or a correction lets the battle go on without it. */
    static void breakOff(Course course) {
        var charge = course.field().charge();
        if (charge != null && charge.underWay()) {
            end(course, Ending.RULED);
        }
    }

    /** A unit that falls back, routs or is lost no longer charges; the others go on. */
    static void stop(Course course, String unit) {
        var charge = course.field().charge();
        if (charge == null || !charge.underWay() || !charge.units().contains(unit)) {
            return;
        }
        if (charge.units().size() == 1) {
            end(course, Ending.STOPPED_BY_FIRE);
            return;
        }
        if (charge.struck()) {
            involve(course, unit);
        }
        course.happens(new ChargeEvent.ChargerStopped(unit));
    }

    /** Ends a charge; after an impact all units that took part are in disorder. */
    static void end(Course course, Ending how) {
        var charge = course.field().charge();
        if (charge != null && charge.struck()) {
            involveAll(course, charge);
        }
        course.happens(new ChargeEvent.ChargeEnded(how));
    }

    private static void involveAll(Course course, AdfCharge charge) {
        charge.units().forEach(unit -> involve(course, unit));
        involve(course, charge.target());
    }

    private static void involve(Course course, String unit) {
        if (course.field().present(unit)) {
            Harm.comesTo(course, unit, course.unit(unit).morale().orWorse(Morale.DISORDER), Cause.IMPACT);
        }
    }

    /** The charge has come this near to its target: units that have come to their disorder point are in disorder. */
    static void comeTo(Course course, Fraction inchesLeft) {
        var charge = course.field().charge();
        if (charge == null) {
            return;
        }
        var gone = charge.run().gone(inchesLeft);
        for (var point : charge.run().disorderPoints()) {
            if (point.inches().atMost(gone) && charge.units().contains(point.unit())) {
                disorder(course, point.unit());
            }
        }
    }

    /** A fire at a charging unit finds it before its disorder point, or past it. */
    static void comeUnder(Course course, Deed.Fire fire) {
        var charge = course.field().charge();
        if (charge == null || !charge.underWay() || !charge.units().contains(fire.target())) {
            return;
        }
        if (fire.units().contains(charge.target()) && fire.inches() != null) {
            comeTo(course, fire.inches());
        } else if (fire.units().contains(charge.target()) && fire.kind() != FireKind.REACTION) {
            comeTo(course, Fraction.ONE);
        } else if (fire.disorderPointReached() == null || fire.disorderPointReached()) {
            comeTo(course, Fraction.ZERO);
        }
    }

    static void disorder(Course course, String unit) {
        Harm.comesTo(course, unit, course.unit(unit).morale().orWorse(Morale.DISORDER), Cause.CHARGE);
    }
}
