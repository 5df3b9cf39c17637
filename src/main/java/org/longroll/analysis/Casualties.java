package org.longroll.analysis;

/**
 * The losses of a unit, and those that it caused, by one cause. Several units that caused a loss have even shares of
 * it.
 */
public record Casualties(String unit, Cause cause, Strength taken, double troopsGiven, double gunsGiven) {}
