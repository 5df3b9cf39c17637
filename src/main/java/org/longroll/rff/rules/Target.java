package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.Set;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rules.Word;

/** A target of fire; {@code before} is its state before this fire. */
public record Target(
        UnitKind kind,
        Quality quality,
        Set<TargetCondition> conditions,
        Cover cover,
        boolean extendedLine,
        State before,
        Charging charging) {

    /** Whether the target is charging, and how. */
    public enum Charging implements Word {
        NO,
        CHARGING,
        WITH_COLD_STEEL
    }

    public Target {
        if ((kind == UnitKind.TROOPS) != (before instanceof Order)) {
            throw new IllegalArgumentException(kind.word() + " are never " + before.word());
        }
        var sorted = EnumSet.noneOf(TargetCondition.class);
        sorted.addAll(conditions);
        conditions = sorted;
    }
}
