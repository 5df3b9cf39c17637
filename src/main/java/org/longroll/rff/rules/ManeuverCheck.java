package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.Set;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.UnitKind;

/** A maneuver check; {@code before} is an order for troops, a gun state for guns. */
public record ManeuverCheck(
        boolean inCommand,
        State before,
        Quality quality,
        Effectiveness effectiveness,
        Set<ManeuverCondition> conditions) {

    public ManeuverCheck {
        var sorted = EnumSet.noneOf(ManeuverCondition.class);
        sorted.addAll(conditions);
        if (before == Order.BROKEN) {
            sorted.add(ManeuverCondition.BROKEN);
        }
        if (before instanceof Order && sorted.contains(ManeuverCondition.BROKEN)) {
            before = Order.BROKEN;
        }
        conditions = sorted;
    }

    UnitKind kind() {
        return before instanceof Order ? UnitKind.TROOPS : UnitKind.GUNS;
    }

    /** Troops in good order and all guns read the first column of effects, other troops the second. */
    boolean inGoodOrder() {
        return kind() == UnitKind.GUNS || before == Order.GOOD_ORDER;
    }
}
