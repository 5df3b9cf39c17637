package org.longroll.analysis;

/**
 * What a unit lost, and made others lose, by one cause.
 *
 * @param taken what it lost itself
 * @param troopsGiven what it made the enemy lose; where several did it together, each has an even share, so that what
 *     all of them gave adds up to what the enemy took of them
 */
public record Casualties(String unit, Cause cause, Strength taken, double troopsGiven, double gunsGiven) {}
