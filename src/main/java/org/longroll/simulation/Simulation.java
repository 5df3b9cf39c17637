package org.longroll.simulation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Referee;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.RecordedOrder;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetKey;
import org.longroll.scenario.Changes;
import org.longroll.scenario.Scenario;

/** A scenario that the program plays against itself. */
public final class Simulation {

    private final BattleStarted opening;
    private final Rules rules;
    private final Referee referee;
    private final Dealer dealer;
    private final Function<Chooser, Mischief> mischief;
    private final Map<String, Temperament> stated;
    private final int salt;

    private Simulation(
            BattleStarted opening,
            Rules rules,
            Referee referee,
            Dealer dealer,
            Function<Chooser, Mischief> mischief,
            Map<String, Temperament> stated,
            int salt) {
        this.opening = opening;
        this.rules = rules;
        this.referee = referee;
        this.dealer = dealer;
        this.mischief = mischief;
        this.stated = Map.copyOf(stated);
        this.salt = salt;
    }

    /** A battle that was begun elsewhere, with the chart that it was started with. */
    public static Simulation of(BattleStarted opening, Rules rules) {
        var referee = GameSystem.ALL.named(opening.rulebook().system()).over(rules);
        return new Simulation(opening, rules, referee, Dealer.FAIR, chooser -> Mischief.NONE, Map.of(), 0);
    }

    public static Simulation of(Scenario scenario, RulesLibrary library) {
        var opening = scenario.opening(library);
        var rulebook = opening.rulebook();
        var published = library.find(RulesetKey.of(rulebook.ruleset(), rulebook.version()))
                .orElseThrow();
        return of(opening, library.with(published, rulebook.houseRules()));
    }

    /** Dice thrown, rolled or either, in turn by the number of the battle. */
    public static Simulation of(Scenario scenario, RulesLibrary library, long battle) {
        var policies = DicePolicy.values();
        var policy = policies[(int) Long.remainderUnsigned(battle, policies.length)];
        return of(scenario.with(Changes.ofDice(policy)), library);
    }

    /** The same with other dice. */
    public Simulation with(Dealer other) {
        return new Simulation(opening, rules, referee, other, mischief, stated, salt);
    }

    /** The same with forbidden orders tried in between. */
    public Simulation with(Function<Chooser, Mischief> other) {
        return new Simulation(opening, rules, referee, dealer, other, stated, salt);
    }

    /** The same with sides that are played by a temperament, whatever the seed. */
    public Simulation with(Map<String, Temperament> other) {
        return new Simulation(opening, rules, referee, dealer, mischief, other, salt);
    }

    /** The same with other ids: battles that have the same seed and are otherwise not the same need them to travel. */
    public Simulation salted(int other) {
        return new Simulation(opening, rules, referee, dealer, mischief, stated, other);
    }

    /** Plays a whole battle; the same seed plays the same battle. */
    public SimulatedBattle play(long seed) {
        return evening(seed).play();
    }

    /**
     * Plays a battle on from what is in force, to its end or to the end of a turn; the same seed plays it on in the same
     * way. The figures are put where what was recorded says that they are, as far as it says so. The entries are those that
     * were played on.
     *
     * @param again entries that come next, each decided anew with other dice as far as it is still possible
     */
    public SimulatedBattle playOn(List<RecordedOrder> inForce, List<RecordedOrder> again, long seed, int lastTurn) {
        return evening(seed).playOn(inForce, again, lastTurn);
    }

    private Evening evening(long seed) {
        var chooser = new SeededChooser(seed);
        var guest = mischief.apply(chooser);
        var player = guest.player(rules, referee, opening).orElseGet(() -> Players.ALL
                .named(opening.rulebook().system())
                .player(rules, referee, new Sandtable(opening, chooser), temperaments(seed)));
        return new Evening(seed, salt, opening, player, referee, chooser, dealer, guest);
    }

    /** As stated; else by the seed: four seeds in a row have each temperament against each, on either side. */
    private Map<String, Temperament> temperaments(long seed) {
        var temperaments = new HashMap<String, Temperament>();
        long drawn = seed;
        for (var side : opening.orderOfBattle().sides()) {
            temperaments.put(side.id(), Temperament.values()[(int) (drawn & 1)]);
            drawn >>= 1;
        }
        temperaments.putAll(stated);
        return temperaments;
    }
}
