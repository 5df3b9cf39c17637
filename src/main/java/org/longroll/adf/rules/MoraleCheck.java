package org.longroll.adf.rules;

import org.longroll.adf.chart.MoraleChart.CheckCause;

/** A morale check or a rally; {@code checkModifier} is that of the fire that called it. */
public record MoraleCheck(Troops troops, Losses losses, int checkModifier, CheckCause from, Situation situation) {}
