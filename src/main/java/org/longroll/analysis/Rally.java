package org.longroll.analysis;

/**
 * A unit tried to rally.
 *
 * @param before its level before the roll
 * @param after its level after it
 * @param succeeded whether it is in better order than before
 * @param expected the probability of that
 */
public record Rally(Moment moment, String unit, String before, String after, boolean succeeded, double expected) {}
