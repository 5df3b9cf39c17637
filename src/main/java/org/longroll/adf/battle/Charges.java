package org.longroll.adf.battle;

import org.longroll.adf.battle.ChargeEvent.Ending;

/** How a charge loses those who make it, and when it is over before the impact. */
final class Charges {

    private Charges() {}

    /** Units that are no longer there do not charge; without anybody left on either side the charge is over. */
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

    /** Whatever goes on in its stead, by the umpire's word or after a correction, a charge that was not fought out is over. */
    static void breakOff(Course course) {
        var charge = course.field().charge();
        if (charge != null && charge.underWay()) {
            course.happens(new ChargeEvent.ChargeEnded(Ending.RULED));
        }
    }

    /** A unit that falls back, routs or is gone no longer charges; those with it go on. */
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
