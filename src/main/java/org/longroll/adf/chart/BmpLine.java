package org.longroll.adf.chart;

/** The basic morale points of one quality, by the stands that a unit has left. */
public record BmpLine(int noneLost, int someLost, int lastStand) {}
