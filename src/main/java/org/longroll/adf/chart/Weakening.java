package org.longroll.adf.chart;

import org.longroll.rules.Fraction;

/** What is left of a weakened firer's firepower, and the dice that it loses. */
public record Weakening(Fraction firepower, int lostDice) {}
