package org.longroll.adf.chart;

import java.util.Map;
import java.util.OptionalInt;

/** One line of a formations table: the charge morale modifier, and the inches for each ground it may move on. */
public record MovementLine(int cmm, Map<Terrain, Integer> inches) {

    /** Empty where the chart prints NA. */
    public OptionalInt on(Terrain terrain) {
        var allowance = inches.get(terrain);
        return allowance == null ? OptionalInt.empty() : OptionalInt.of(allowance);
    }
}
