package org.longroll.simulation;

import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.GameSystems;
import org.longroll.battle.Referee;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetKey;
import org.longroll.scenario.Changes;
import org.longroll.scenario.Scenario;

/** A scenario that is played by the house itself, as often as one likes. */
public final class Simulation {

    private final BattleStarted opening;
    private final Rules rules;
    private final Referee referee;

    private Simulation(BattleStarted opening, Rules rules) {
        this.opening = opening;
        this.rules = rules;
        this.referee = GameSystems.named(opening.rulebook().system()).over(rules);
    }

    public static Simulation of(Scenario scenario, RulesLibrary library) {
        var opening = scenario.opening(library);
        var rulebook = opening.rulebook();
        var published = library.find(RulesetKey.of(rulebook.ruleset(), rulebook.version()))
                .orElseThrow();
        return new Simulation(opening, library.with(published, rulebook.houseRules()));
    }

    /** With its dice thrown, rolled, or as each player likes, by turns: one simulation for each number of battle. */
    public static Simulation of(Scenario scenario, RulesLibrary library, long battle) {
        var policies = DicePolicy.values();
        var policy = policies[(int) Long.remainderUnsigned(battle, policies.length)];
        return of(scenario.with(Changes.ofDice(policy)), library);
    }

    /** Plays a whole battle; the same seed plays the same battle. */
    public SimulatedBattle play(long seed) {
        var chooser = new SeededChooser(seed);
        var player = Players.of(rules, referee, opening, chooser);
        return new Evening(seed, opening, player, referee, chooser).play();
    }
}
