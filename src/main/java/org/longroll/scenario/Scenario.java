package org.longroll.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.Flaw;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.UndoPolicy;
import org.longroll.battle.Victory;
import org.longroll.battle.Visibility;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.HouseRule;

/**
 * A battle to be: what it is played by, who is on the field, what it is worth, and how its journal is kept.
 *
 * @param ruleset the id of a ruleset; the newest version of it is played
 * @param turnLimit null where the players end the battle themselves
 * @param players the names of those who sit down, by seat
 */
public record Scenario(
        String title,
        String ruleset,
        List<HouseRule> houseRules,
        Visibility visibility,
        DicePolicy dicePolicy,
        UndoPolicy undoPolicy,
        @Nullable Integer turnLimit,
        String initiative,
        OrderOfBattle orderOfBattle,
        Victory victory,
        Map<String, String> players) {

    public Scenario {
        houseRules = List.copyOf(houseRules);
        players = Collections.unmodifiableMap(new LinkedHashMap<>(players));
    }

    /** Everything that keeps it from being played with the charts of this library, each with its place. */
    public List<Flaw> flaws(RulesLibrary library) {
        return new ScenarioReview(this, library).flaws();
    }

    /** The first event of a battle; throws {@link ScenarioRefused} if there is a flaw. */
    public BattleStarted opening(RulesLibrary library) {
        return new ScenarioReview(this, library).opening();
    }

    /** This scenario for one evening: what was changed is as changed, all else stays. */
    public Scenario with(Changes changes) {
        return changes.to(this);
    }
}
