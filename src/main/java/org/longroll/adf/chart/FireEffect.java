package org.longroll.adf.chart;

import java.util.OptionalInt;

/**
 * What a fire result does.
 *
 * @param hits figures or gun sections lost
 * @param check what it adds to the MMP of the check that it calls, if it calls one
 */
public record FireEffect(int hits, OptionalInt check) {}
