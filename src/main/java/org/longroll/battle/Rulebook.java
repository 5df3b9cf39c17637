package org.longroll.battle;

import java.util.List;
import org.longroll.rules.HouseRule;

/**
 * The rules of a battle, fixed at its start: the system, the ruleset and its version, the SHA-256 of the chart's
 * values, and the club's house rules. Reading a battle needs no chart; deciding needs exactly this one.
 */
public record Rulebook(String system, String ruleset, int version, String chart, List<HouseRule> houseRules) {

    public Rulebook {
        houseRules = List.copyOf(houseRules);
    }
}
