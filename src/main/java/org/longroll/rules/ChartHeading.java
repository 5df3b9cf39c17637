package org.longroll.rules;

/** The heading of a chart: its ruleset, system and scale, and the file that it was read from. */
public record ChartHeading(RulesetKey key, String title, String system, String scale, String file) {}
