package org.longroll.adf.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.FireResult;
import org.longroll.dice.Roll;

/**
 * What a fire did.
 *
 * @param column the column of the results table in which the total was read
 * @param check what the check that it calls adds to the MMP
 */
public record FireOutcome(
        Roll roll, int total, Optional<Integer> column, FireResult result, int hits, OptionalInt check) {}
