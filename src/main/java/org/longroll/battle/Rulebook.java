package org.longroll.battle;

import java.util.List;
import org.longroll.rules.HouseRule;

/**
 * What a battle is played by, for ever: a system of rules, one version of a ruleset, the SHA-256 of its chart's values,
 * and the club's own overrides of single lines. Reading a battle never needs the chart; deciding does, and must find
 * this one.
 */
public record Rulebook(String system, String ruleset, int version, String chart, List<HouseRule> houseRules) {

    public Rulebook {
        houseRules = List.copyOf(houseRules);
    }
}
