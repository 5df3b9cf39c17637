package org.longroll.adf.chart;

import java.util.OptionalInt;

/** The most that one combined fire may bring together: figures or sections, and firepower where the chart says so. */
public record CombinedLimit(int strength, OptionalInt firepower) {}
