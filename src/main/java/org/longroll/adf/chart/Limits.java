package org.longroll.adf.chart;

/** How many of the good and how many of the bad modifiers count: the two best and the two worst. */
public record Limits(int best, int worst) {}
