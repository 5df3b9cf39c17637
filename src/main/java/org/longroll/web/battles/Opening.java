package org.longroll.web.battles;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.Flaw;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Objective;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Rulebook;
import org.longroll.battle.Side;
import org.longroll.battle.UndoPolicy;
import org.longroll.battle.Victory;
import org.longroll.battle.Visibility;
import org.longroll.charts.RulesLibrary;
import org.longroll.recording.Referees;
import org.longroll.rules.Rules;
import org.longroll.web.Given;
import org.longroll.web.battles.BattleRequest.UnitRequest;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Shelf;

/** Turns a scenario that was sent into the opening of a battle, or says everything that is wrong with it. */
@ApplicationScoped
class Opening {

    private final RulesLibrary library;
    private final Referees referees;

    Opening(RulesLibrary library, Referees referees) {
        this.library = library;
        this.referees = referees;
    }

    BattleStarted of(BattleRequest request) {
        var order = new OrderOfBattle(
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
                        .map(each ->
                                new Leader(each.id(), each.name(), each.commands(), each.benefit(), each.quality()))
                        .toList(),
                Given.or(request.objectives(), List.<BattleRequest.ObjectiveRequest>of()).stream()
                        .map(each -> new Objective(each.id(), each.name(), each.points(), each.heldBy(), each.keyTo()))
                        .toList());
        var players = Given.or(request.players(), Map.<String, String>of());
        requireNone(flaws(request, order, players));
        var rulebook = rulebook(request);
        requireNone(flaws(order, rulebook));
        return new BattleStarted(
                request.title(),
                rulebook,
                Given.or(request.visibility(), Visibility.PRIVATE),
                Given.or(request.dicePolicy(), DicePolicy.EITHER),
                Given.or(request.undoPolicy(), UndoPolicy.FREE),
                request.turnLimit(),
                request.initiative(),
                order,
                victory(request.victory()),
                players,
                null);
    }

    private static Victory victory(BattleRequest.@Nullable VictoryRequest sent) {
        return sent == null
                ? Victory.PLAIN
                : new Victory(sent.unitLost(), sent.leaderLost(), sent.marginalBy(), sent.decisiveBy());
    }

    static Muster muster(UnitRequest unit) {
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
                Given.or(unit.arrives(), 1));
    }

    /** What does not fit together. */
    private List<Flaw> flaws(BattleRequest request, OrderOfBattle order, Map<String, String> players) {
        var flaws = new ArrayList<>(order.flaws());
        var rulesets = new TreeSet<String>();
        library.all()
                .forEach(
                        rules -> rulesets.add(rules.chart().heading().key().id().value()));
        if (!rulesets.contains(request.ruleset())) {
            flaws.add(new Flaw(
                    "ruleset", "“%s” is not one of %s".formatted(request.ruleset(), String.join(", ", rulesets))));
        }
        if (order.sides().stream().noneMatch(side -> side.id().equals(request.initiative()))) {
            flaws.add(new Flaw("initiative", "there is no side “%s”".formatted(request.initiative())));
        }
        var seats = new TreeSet<>(Set.of("umpire", "spectator"));
        order.sides().forEach(side -> seats.add(side.id()));
        players.keySet().stream()
                .filter(seat -> !seats.contains(seat))
                .forEach(seat -> flaws.add(new Flaw("players." + seat, "there is no seat “%s”".formatted(seat))));
        return flaws;
    }

    /** Units that the chart cannot play. */
    private List<Flaw> flaws(OrderOfBattle order, Rulebook rulebook) {
        var referee = referees.present(rulebook);
        return IntStream.range(0, order.units().size())
                .boxed()
                .flatMap(i -> referee.flaws(order.units().get(i), "units[%d]".formatted(i)).stream())
                .toList();
    }

    private static void requireNone(List<Flaw> flaws) {
        if (!flaws.isEmpty()) {
            throw new ProblemException(Problem.invalidInput(flaws.stream()
                    .map(flaw -> new Problem.Violation(flaw.field(), flaw.message()))
                    .toList()));
        }
    }

    /** The chart in force, with the house rules held against it. */
    private Rulebook rulebook(BattleRequest request) {
        var sent = Given.or(request.houseRules(), List.<HouseRuleRequest>of());
        var chart = Shelf.find(library, request.ruleset(), Rules.class, sent).chart();
        var published =
                Shelf.find(library, request.ruleset(), Rules.class, List.of()).chart();
        return new Rulebook(
                published.heading().system(),
                request.ruleset(),
                published.heading().key().version(),
                published.hash().hex(),
                chart.houseRules());
    }
}
