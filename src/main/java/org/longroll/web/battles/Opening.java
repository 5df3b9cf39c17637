package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Flaw;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Men;
import org.longroll.battle.Muster;
import org.longroll.battle.Objective;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Rules;
import org.longroll.scenario.Changes;
import org.longroll.scenario.Scenario;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.web.Given;
import org.longroll.web.StrictReader;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Shelf;

/** Turns the body that starts a battle into its opening, or reports everything that is wrong with it. */
@ApplicationScoped
class Opening {

    /** The field by which a scenario of the library is named. */
    private static final String SCENARIO = "scenario";

    private final RulesLibrary rules;
    private final ScenarioLibrary scenarios;
    private final StrictReader reader;

    Opening(RulesLibrary rules, ScenarioLibrary scenarios, StrictReader reader) {
        this.rules = rules;
        this.scenarios = scenarios;
        this.reader = reader;
    }

    BattleStarted of(JsonNode body) {
        return body.has(SCENARIO)
                ? chosen(reader.body(body, ShippedBattleRequest.class))
                : sent(reader.body(body, BattleRequest.class));
    }

    private BattleStarted chosen(ShippedBattleRequest request) {
        var shipped = scenarios
                .find(request.scenario())
                .orElseThrow(() -> Given.invalid(SCENARIO, "there is no scenario “%s”".formatted(request.scenario())));
        var changes = new Changes(
                request.title(),
                request.ruleset(),
                request.houseRules() == null ? null : HouseRuleRequest.rules(request.houseRules()),
                request.visibility(),
                request.dicePolicy(),
                request.undoPolicy(),
                request.umpire(),
                request.turnLimit(),
                request.players());
        return opened(shipped.scenario().with(changes), Given.or(request.houseRules(), List.of()));
    }

    private BattleStarted sent(BattleRequest request) {
        var houseRules = Given.or(request.houseRules(), List.<HouseRuleRequest>of());
        var scenario = new Scenario(
                request.title(),
                request.ruleset(),
                HouseRuleRequest.rules(houseRules),
                Given.or(request.visibility(), Visibility.PRIVATE),
                Given.or(request.dicePolicy(), DicePolicy.EITHER),
                Given.or(request.undoPolicy(), UndoPolicy.FREE),
                Given.or(request.umpire(), true),
                request.turnLimit(),
                request.initiative(),
                orderOfBattle(request),
                victory(request.victory()),
                Given.or(request.players(), Map.of()),
                TableRequest.ground(request.table()),
                new Men(request.menPerFigure(), request.menPerStand()));
        return opened(scenario, houseRules);
    }

    /** House rules that the chart refuses are named by their fields; the scenario's review checks the rest. */
    private BattleStarted opened(Scenario scenario, List<HouseRuleRequest> houseRules) {
        var flaws = scenario.flaws(rules).stream()
                .filter(flaw -> !flaw.field().startsWith("houseRules"))
                .toList();
        requireNone(flaws);
        Shelf.find(rules, scenario.ruleset(), Rules.class, houseRules);
        return scenario.opening(rules);
    }

    private static void requireNone(List<Flaw> flaws) {
        if (!flaws.isEmpty()) {
            throw new ProblemException(Problem.invalidInput(flaws.stream()
                    .map(flaw -> new Problem.Violation(flaw.field(), flaw.message()))
                    .toList()));
        }
    }

    private static OrderOfBattle orderOfBattle(BattleRequest request) {
        return new OrderOfBattle(
                request.sides().stream()
                        .map(side -> new Side(
                                side.id(),
                                side.name(),
                                side.nation(),
                                side.heavyCasualtiesAt(),
                                side.greaterLossesAt()))
                        .toList(),
                request.commands().stream()
                        .map(each -> new HigherCommand(each.id(), each.side(), each.kind(), each.name(), each.under()))
                        .toList(),
                request.units().stream().map(Opening::muster).toList(),
                Given.or(request.leaders(), List.<BattleRequest.LeaderRequest>of()).stream()
                        .map(Opening::leader)
                        .toList(),
                Given.or(request.objectives(), List.<BattleRequest.ObjectiveRequest>of()).stream()
                        .map(each -> new Objective(each.id(), each.name(), each.points(), each.heldBy(), each.keyTo()))
                        .toList());
    }

    private static Victory victory(BattleRequest.@Nullable VictoryRequest sent) {
        return sent == null
                ? Victory.PLAIN
                : new Victory(sent.unitLost(), sent.leaderLost(), sent.marginalBy(), sent.decisiveBy());
    }

    static Leader leader(BattleRequest.LeaderRequest leader) {
        return new Leader(
                leader.id(), leader.name(), leader.commands(), leader.benefit(), leader.quality(), leader.arrives());
    }

    static Muster muster(BattleRequest.UnitRequest unit) {
        return new Muster(
                unit.id(),
                unit.name(),
                unit.command(),
                unit.arm(),
                unit.quality(),
                unit.weapon(),
                unit.nation(),
                unit.figures(),
                unit.sections(),
                unit.stands(),
                unit.gunStands(),
                unit.wornAt(),
                unit.spentAt(),
                unit.formation(),
                Given.or(unit.mounted(), false),
                Given.or(unit.arrives(), 1),
                PositionRequest.ifSaid(unit.position()),
                Given.yes(unit.braveColonel()) ? true : null);
    }
}
