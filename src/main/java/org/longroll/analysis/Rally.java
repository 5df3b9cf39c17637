package org.longroll.analysis;

/** A unit tried to rally: its level before and after, whether that is better, and the probability of it. */
public record Rally(Moment moment, String unit, String before, String after, boolean succeeded, double expected) {}
