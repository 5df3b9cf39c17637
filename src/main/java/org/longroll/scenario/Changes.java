package org.longroll.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.HouseRule;

/**
 * The changes that a request may make in a scenario when it starts a battle; nulls change nothing.
 *
 * @param ruleset another edition of the same system: the order of battle must still fit it
 * @param players names by seat, which replace those of the same seats
 */
public record Changes(
        @Nullable String title,
        @Nullable String ruleset,
        @Nullable List<HouseRule> houseRules,
        @Nullable Visibility visibility,
        @Nullable DicePolicy dicePolicy,
        @Nullable UndoPolicy undoPolicy,
        @Nullable Boolean umpire,
        @Nullable Integer turnLimit,
        @Nullable Map<String, String> players) {

    public static final Changes NONE = new Changes(null, null, null, null, null, null, null, null, null);

    public static Changes ofRuleset(String ruleset) {
        return new Changes(null, ruleset, null, null, null, null, null, null, null);
    }

    public static Changes ofDice(DicePolicy policy) {
        return new Changes(null, null, null, null, policy, null, null, null, null);
    }

    Scenario to(Scenario scenario) {
        return new Scenario(
                or(title, scenario.title()),
                or(ruleset, scenario.ruleset()),
                or(houseRules, scenario.houseRules()),
                or(visibility, scenario.visibility()),
                or(dicePolicy, scenario.dicePolicy()),
                or(undoPolicy, scenario.undoPolicy()),
                or(umpire, scenario.umpire()),
                turnLimit == null ? scenario.turnLimit() : turnLimit,
                scenario.initiative(),
                scenario.orderOfBattle(),
                scenario.victory(),
                seated(scenario.players()),
                scenario.table(),
                scenario.men());
    }

    private Map<String, String> seated(Map<String, String> before) {
        var seats = new LinkedHashMap<>(before);
        if (players != null) {
            seats.putAll(players);
        }
        return seats;
    }

    private static <T> T or(@Nullable T changed, T written) {
        return changed == null ? written : changed;
    }
}
