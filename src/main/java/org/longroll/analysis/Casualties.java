package org.longroll.analysis;

/** What a unit lost, and made others lose, by one cause. Several units that caused a loss have even shares of it. */
public record Casualties(String unit, Cause cause, Strength taken, double troopsGiven, double gunsGiven) {}
