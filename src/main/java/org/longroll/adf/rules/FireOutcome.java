package org.longroll.adf.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.FireResult;
import org.longroll.dice.Roll;

/** The result of a fire: the column for the total, and the modifier of the check that it calls. */
public record FireOutcome(
        Roll roll, int total, Optional<Integer> column, FireResult result, int hits, OptionalInt check) {}
