package org.longroll.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Flaw;
import org.longroll.battle.Ground;
import org.longroll.battle.Men;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Victory;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.HouseRule;

/**
 * A battle before it is started, with the newest version of its ruleset; without a turn limit the players end it.
 *
 * @param umpire whether there is one; without, what would be the umpire's is agreed between the sides
 * @param table the ground, if it is drawn
 * @param men how many men a figure or a stand is
 */
public record Scenario(
        String title,
        String ruleset,
        List<HouseRule> houseRules,
        Visibility visibility,
        DicePolicy dicePolicy,
        UndoPolicy undoPolicy,
        boolean umpire,
        @Nullable Integer turnLimit,
        String initiative,
        OrderOfBattle orderOfBattle,
        Victory victory,
        Map<String, String> players,
        @Nullable Ground table,
        Men men) {

    public Scenario {
        houseRules = List.copyOf(houseRules);
        players = Collections.unmodifiableMap(new LinkedHashMap<>(players));
    }

    /** Every flaw that keeps it from being played with the charts of this library, each with its place. */
    public List<Flaw> flaws(RulesLibrary library) {
        return new ScenarioReview(this, library).flaws();
    }

    /** The first event of a battle; throws {@link ScenarioRefused} if there is a flaw. */
    public BattleStarted opening(RulesLibrary library) {
        return new ScenarioReview(this, library).opening();
    }

    public Scenario with(Changes changes) {
        return changes.to(this);
    }
}
