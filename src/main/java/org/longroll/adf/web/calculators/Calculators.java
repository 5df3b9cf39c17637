package org.longroll.adf.web.calculators;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Charge;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.adf.rules.Move;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.Roll;
import org.longroll.web.Given;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Shelf;
import org.longroll.web.rulesets.Views;

/** The calculators of Across A Deadly Field, without the HTTP around them. */
@Singleton
class Calculators {

    private final RulesLibrary library;

    Calculators(RulesLibrary library) {
        this.library = library;
    }

    FireView fire(String ruleset, FireRequest request) {
        var answer = Refused.orThrow(rules(ruleset, request.houseRules()).fire(FireQuestion.of(request, "")));
        return FireView.of(answer, request.dice(), behind(answer, request));
    }

    private static List<FireView> behind(FireAnswer answer, FireRequest request) {
        var views = new ArrayList<FireView>();
        for (var each : Given.list(request.passThrough())) {
            views.add(FireView.of(answer.passThrough().get(views.size()), each.dice(), List.of()));
        }
        return views;
    }

    MoraleCheckView moraleCheck(String ruleset, MoraleCheckRequest request) {
        var check = new MoraleCheck(
                Questions.troops(request.unit(), "unit."),
                Questions.losses(request.unit(), "unit."),
                Given.count(request.checkModifier()),
                Given.or(request.from(), CheckCause.OTHER),
                Questions.situation(request.situation()));
        return MoraleCheckView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).check(check)), request.dice());
    }

    MovementView movement(String ruleset, MovementRequest request) {
        var move = new Move(
                Questions.mover(request.unit(), request.weapon()),
                Given.yes(request.disengaging()),
                Given.count(request.leaderBenefit()),
                MovementRequest.LegRequest.legs(request.legs()));
        return MovementView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).move(move)));
    }

    ChargeView charge(String ruleset, ChargeRequest request) {
        var charge = new Charge(
                Questions.troops(request.unit(), "unit."), request.terrain(), Given.count(request.leaderBenefit()));
        return ChargeView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).charge(charge)), request.dice());
    }

    ImpactView impact(String ruleset, ImpactRequest request) {
        var rules = rules(ruleset, request.houseRules());
        var answer = Refused.orThrow(rules.impact(
                Questions.contestant(request.attacker(), "attacker."),
                Questions.contestant(request.defender(), "defender.")));
        return switch (answer) {
            case ImpactAnswer.Surrender surrender -> ImpactView.surrender(surrender);
            case ImpactAnswer.Contest contest -> contest(rules, contest, request);
        };
    }

    private static ImpactView contest(AdfRules rules, ImpactAnswer.Contest contest, ImpactRequest request) {
        var attack = request.attacker().dice();
        var defence = request.defender().dice();
        if (attack == null && defence == null) {
            return ImpactView.open(contest);
        }
        var outcome = Refused.orThrow(contest.roll(
                new Roll(Given.needed(attack, "attacker.dice")), new Roll(Given.needed(defence, "defender.dice"))));
        return ImpactView.decided(contest, outcome, stopsShort(rules, outcome, request.stopShortDie()));
    }

    private static @Nullable Number stopsShort(AdfRules rules, ImpactOutcome outcome, @Nullable Integer die) {
        return die == null || outcome.result() != ImpactResult.STOPPED_SHORT
                ? null
                : Views.number(rules.stopsShort(die));
    }

    CompetenceTestView competenceTest(String ruleset, CompetenceTestRequest request) {
        var answer = rules(ruleset, request.houseRules())
                .competence(Questions.troops(request.unit(), "unit."), Questions.losses(request.unit(), "unit."));
        return CompetenceTestView.of(Refused.orThrow(answer), request.die());
    }

    RoutView rout(String ruleset, RoutRequest request) {
        var mover = Questions.mover(request.unit(), request.weapon());
        var answer = rules(ruleset, request.houseRules()).rout(mover, request.terrain());
        return RoutView.of(Refused.orThrow(answer), request.dice());
    }

    LeaderCasualtyView leaderCasualty(String ruleset, LeaderCasualtyRequest request) {
        var casualty = rules(ruleset, request.houseRules()).leaderCasualty(request.hits());
        return LeaderCasualtyView.of(casualty, request.dice());
    }

    VolleyView volley(String ruleset, VolleyRequest request) {
        var odds = rules(ruleset, request.fire().houseRules())
                .volley(
                        FireQuestion.of(request.fire(), "fire."),
                        Questions.regiment(request.unit(), "unit."),
                        Questions.situation(request.situation()));
        return VolleyView.of(Refused.orThrow(odds));
    }

    private AdfRules rules(String ruleset, @Nullable List<HouseRuleRequest> houseRules) {
        return Shelf.find(library, ruleset, AdfRules.class, Given.list(houseRules));
    }
}
