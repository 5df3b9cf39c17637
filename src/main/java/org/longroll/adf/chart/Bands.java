package org.longroll.adf.chart;

import org.longroll.rules.Fraction;

/**
 * Where one range band ends and the next begins.
 *
 * @param shortInches of small arms
 * @param artilleryShort as a share of normal range
 * @param longRange as a multiple of normal range
 */
public record Bands(
        Fraction shortInches,
        Fraction artilleryShort,
        Fraction longRange,
        Fraction canisterInches,
        Fraction pointBlankInches) {}
