package org.longroll.rules;

/** What stands above a chart: which ruleset it is, of which system, for which scale, and the file that says so. */
public record ChartHeading(RulesetKey key, String title, String system, String scale, String file) {}
