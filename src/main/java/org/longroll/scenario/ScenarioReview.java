package org.longroll.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Flaw;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Readings;
import org.longroll.battle.Rulebook;
import org.longroll.battle.Side;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.Seat;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;

/** Checks a scenario for consistency and against the charts, and lists every flaw. */
final class ScenarioReview {

    private final Scenario scenario;
    private final RulesLibrary library;
    private final List<Flaw> flaws = new ArrayList<>();

    ScenarioReview(Scenario scenario, RulesLibrary library) {
        this.scenario = scenario;
        this.library = library;
    }

    List<Flaw> flaws() {
        flaws.addAll(scenario.orderOfBattle().flaws());
        if (scenario.table() != null) {
            flaws.addAll(scenario.table().flaws(scenario.orderOfBattle()));
        }
        flaws.addAll(scenario.men().flaws(scenario.orderOfBattle()));
        reviewSides();
        published()
                .ifPresentOrElse(
                        this::reviewByTheChart,
                        () -> flaw("ruleset", "“%s” is not one of %s".formatted(scenario.ruleset(), rulesets())));
        return List.copyOf(flaws);
    }

    BattleStarted opening() {
        var found = flaws();
        if (!found.isEmpty()) {
            throw new ScenarioRefused(found.stream()
                    .map(flaw -> new ScenarioFlaw(scenario.title(), 1, flaw.field(), flaw.message()))
                    .toList());
        }
        var chart = published().orElseThrow().chart();
        var rulebook = new Rulebook(
                chart.heading().system(),
                scenario.ruleset(),
                chart.heading().key().version(),
                chart.hash().hex(),
                scenario.houseRules());
        return new BattleStarted(
                scenario.title(),
                rulebook,
                scenario.visibility(),
                scenario.dicePolicy(),
                scenario.undoPolicy(),
                scenario.turnLimit(),
                scenario.initiative(),
                scenario.orderOfBattle(),
                scenario.victory(),
                scenario.players(),
                null,
                Readings.TODAY.number(),
                scenario.umpire() ? null : false,
                null,
                scenario.table(),
                scenario.men().each().isEmpty() ? null : scenario.men());
    }

    private void reviewSides() {
        var sides = scenario.orderOfBattle().sides().stream().map(Side::id).collect(Collectors.toSet());
        if (!sides.contains(scenario.initiative())) {
            flaw("initiative", "there is no side “%s”".formatted(scenario.initiative()));
        }
        var seats = new HashSet<>(sides);
        if (scenario.umpire()) {
            seats.add(Seat.UMPIRE.id());
        } else if (scenario.undoPolicy().needsUmpire()) {
            flaw(
                    "undoPolicy",
                    "“%s” needs an umpire".formatted(scenario.undoPolicy().word()));
        }
        seats.add(Seat.SPECTATOR.id());
        scenario.players().keySet().stream()
                .filter(seat -> !seats.contains(seat))
                .forEach(seat -> flaw("players." + seat, "there is no seat “%s”".formatted(seat)));
    }

    private void reviewByTheChart(Rules published) {
        try {
            var rules = library.with(published, scenario.houseRules());
            var referee = GameSystem.ALL.named(rules.chart().heading().system()).over(rules);
            flaws.addAll(referee.flaws(scenario.orderOfBattle()));
        } catch (ChartRefused refused) {
            refused.problems()
                    .forEach(problem ->
                            flaw(houseRule(problem.path()), "%s %s".formatted(problem.path(), problem.message())));
        }
    }

    private String houseRule(String path) {
        for (int i = 0; i < scenario.houseRules().size(); i++) {
            if (scenario.houseRules().get(i).path().equals(path)) {
                return "houseRules[%d]".formatted(i);
            }
        }
        return "houseRules";
    }

    private Optional<Rules> published() {
        return library.all().stream()
                .map(rules -> rules.chart().heading().key().id())
                .filter(id -> id.value().equals(scenario.ruleset()))
                .findFirst()
                .flatMap(library::find);
    }

    private String rulesets() {
        return library.all().stream()
                .map(rules -> rules.chart().heading().key().id())
                .map(RulesetId::value)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private void flaw(String field, String message) {
        flaws.add(new Flaw(field, message));
    }
}
