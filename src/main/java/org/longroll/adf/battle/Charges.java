package org.longroll.adf.battle;

import org.longroll.adf.battle.ChargeEvent.Ending;

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
            course.happens(new ChargeEvent.ChargeEnded(Ending.TARGET_GONE));
        }
    }

    /** Ends a charge that was not fought out, when a ruling or a correction lets the battle go on without it. */
    static void breakOff(Course course) {
        var charge = course.field().charge();
        if (charge != null && charge.underWay()) {
            course.happens(new ChargeEvent.ChargeEnded(Ending.RULED));
        }
    }

    /** A unit that falls back, routs or is lost no longer charges; the others go on. */
    static void stop(Course course, String unit) {
        var charge = course.field().charge();
        if (charge == null || !charge.underWay() || !charge.units().contains(unit)) {
            return;
        }
        course.happens(
                charge.units().size() == 1
                        ? new ChargeEvent.ChargeEnded(Ending.STOPPED_BY_FIRE)
                        : new ChargeEvent.ChargerStopped(unit));
    }
}
