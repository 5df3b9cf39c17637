package org.longroll.rff.rules;

import java.util.Collection;
import java.util.OptionalInt;
import java.util.Set;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FieldChart;
import org.longroll.rff.chart.FieldChart.Sight;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.MovementChart;
import org.longroll.rff.chart.MovementChart.Disorders;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;

/** The rules outside the large tables: command, effectiveness, and disorder by a maneuver. */
record FieldRules(FieldChart field, MovementChart movement) {

    /** The least that the sights allow; unlimited along a line of march without gaps. */
    OptionalInt commandRadius(Set<Sight> sights) {
        return sights.stream()
                .map(sight -> field.commandRadius().getOrDefault(sight, OptionalInt.empty()))
                .flatMapToInt(OptionalInt::stream)
                .min();
    }

    static Effectiveness effectiveness(int stands, int wornAt, int spentAt) {
        if (stands <= spentAt) {
            return Effectiveness.SPENT;
        }
        return stands <= wornAt ? Effectiveness.WORN : Effectiveness.FRESH;
    }

    boolean disorders(TroopManeuver maneuver, Collection<Passing> units) {
        var line = movement.troops().get(maneuver);
        return switch (line == null ? Disorders.NOBODY : line.disorders()) {
            case NOBODY -> false;
            case GREEN_ON_BROKEN_OR_ROUGH ->
                units.stream().anyMatch(unit -> unit.quality() == Quality.GREEN && unit.overBrokenOrRough());
            case BOTH_IF_ONE_IS_DISORDERED_OR_GREEN_OR_ON_BROKEN_OR_ROUGH ->
                units.stream()
                        .anyMatch(unit -> unit.order() != Order.GOOD_ORDER
                                || unit.quality() == Quality.GREEN
                                || unit.overBrokenOrRough());
        };
    }
}
