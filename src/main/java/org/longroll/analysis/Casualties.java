package org.longroll.analysis;

/**
 * What a unit lost, and made others lose, by one cause.
 *
 * @param taken its own losses
 * @param troopsGiven the enemy's losses by it; if several units caused a loss, each has an even share, so that the
 *     losses given add up to the losses taken
 */
public record Casualties(String unit, Cause cause, Strength taken, double troopsGiven, double gunsGiven) {}
