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
            end(course, Ending.TARGET_GONE);
        }
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
            charge.units().forEach(unit -> involve(course, unit));
            involve(course, charge.target());
        }
        course.happens(new ChargeEvent.ChargeEnded(how));
    }

    private static void involve(Course course, String unit) {
        if (course.field().present(unit)) {
            Harm.comesTo(course, unit, course.unit(unit).morale().orWorse(Morale.DISORDER), Cause.IMPACT);
        }
    }

    /** The charge has come this near to its target: units that have passed their disorder point are in disorder. */
    static void comeTo(Course course, Fraction inchesLeft) {
        var charge = course.field().charge();
        if (charge == null) {
            return;
        }
        var gone = charge.run().inches().plus(inchesLeft.times(-1));
        for (var point : charge.run().disorderPoints()) {
            if (!gone.atMost(point.inches()) && charge.units().contains(point.unit())) {
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
