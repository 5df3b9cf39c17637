package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
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
import org.longroll.adf.web.calculators.CalculatorRequests.ChargeRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.CompetenceTestRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.LeaderCasualtyRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.MoraleCheckRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.RoutRequest;
import org.longroll.adf.web.calculators.CalculatorRequests.VolleyRequest;
import org.longroll.adf.web.calculators.CalculatorViews.ChargeView;
import org.longroll.adf.web.calculators.CalculatorViews.CompetenceTestView;
import org.longroll.adf.web.calculators.CalculatorViews.LeaderCasualtyView;
import org.longroll.adf.web.calculators.CalculatorViews.RoutView;
import org.longroll.adf.web.calculators.CalculatorViews.VolleyView;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.Roll;
import org.longroll.web.Given;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Shelf;
import org.longroll.web.rulesets.Views;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The calculators of Across A Deadly Field. They need no battle and no key, and store nothing. */
@Path("/api/rulesets")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(
        name = "Calculators, Across A Deadly Field",
        description = "The chart as calculators. They need no battle and no key, and store nothing.")
public class CalculatorResource {

    private final RulesLibrary library;

    CalculatorResource(RulesLibrary library) {
        this.library = library;
    }

    @POST
    @Path("{ruleset}/fire")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfFire",
            summary = "Fire",
            description =
                    "Every modifier that applies, the firepower with its halvings, the exact odds; with dice the result.")
    public FireView fire(@PathParam("ruleset") String ruleset, @Valid @NotNull FireRequest request) {
        var answer = Refused.orThrow(rules(ruleset, request.houseRules()).fire(FireQuestion.of(request, "")));
        return FireView.of(answer, request.dice(), behind(answer, request));
    }

    @POST
    @Path("{ruleset}/morale-check")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfMoraleCheck",
            summary = "Check morale, or rally",
            description = "From the basic to the modified morale point, and the odds of every level.")
    public MoraleCheckView moraleCheck(
            @PathParam("ruleset") String ruleset, @Valid @NotNull MoraleCheckRequest request) {
        var check = new MoraleCheck(
                Questions.troops(request.unit(), "unit."),
                Questions.losses(request.unit(), "unit."),
                Given.count(request.checkModifier()),
                Given.or(request.from(), CheckCause.OTHER),
                Questions.situation(request.situation()));
        return MoraleCheckView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).check(check)), request.dice());
    }

    @POST
    @Path("{ruleset}/movement")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfMovement",
            summary = "Move by legs",
            description =
                    "The allowance on every ground and the share of the move that the legs take; what a routed unit rolls.")
    public MovementView movement(@PathParam("ruleset") String ruleset, @Valid @NotNull MovementRequest request) {
        var move = new Move(
                Questions.mover(request.unit(), request.weapon()),
                Given.yes(request.disengaging()),
                Given.count(request.leaderBenefit()),
                MovementRequest.LegRequest.legs(request.legs()));
        return MovementView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).move(move)));
    }

    @POST
    @Path("{ruleset}/charge")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfCharge",
            summary = "Charge",
            description = "Move and bonus, and where disorder begins.")
    public ChargeView charge(@PathParam("ruleset") String ruleset, @Valid @NotNull ChargeRequest request) {
        var charge = new Charge(
                Questions.troops(request.unit(), "unit."), request.terrain(), Given.count(request.leaderBenefit()));
        return ChargeView.of(
                Refused.orThrow(rules(ruleset, request.houseRules()).charge(charge)), request.dice());
    }

    @POST
    @Path("{ruleset}/impact")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfImpact",
            summary = "Meet a charge",
            description = "Both final impact values and what the loser suffers.")
    public ImpactView impact(@PathParam("ruleset") String ruleset, @Valid @NotNull ImpactRequest request) {
        var rules = rules(ruleset, request.houseRules());
        var answer = Refused.orThrow(rules.impact(
                Questions.contestant(request.attacker(), "attacker."),
                Questions.contestant(request.defender(), "defender.")));
        return switch (answer) {
            case ImpactAnswer.Surrender surrender -> ImpactView.surrender(surrender);
            case ImpactAnswer.Contest contest -> contest(rules, contest, request);
        };
    }

    @POST
    @Path("{ruleset}/competence-test")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfCompetenceTest",
            summary = "Test tactical competence",
            description = "In the editions that print it.")
    public CompetenceTestView competenceTest(
            @PathParam("ruleset") String ruleset, @Valid @NotNull CompetenceTestRequest request) {
        var answer = rules(ruleset, request.houseRules())
                .competence(Questions.troops(request.unit(), "unit."), Questions.losses(request.unit(), "unit."));
        return CompetenceTestView.of(Refused.orThrow(answer), request.die());
    }

    @POST
    @Path("{ruleset}/rout")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfRout",
            summary = "Run",
            description = "How far a routed unit runs, and whether its guns are lost.")
    public RoutView rout(@PathParam("ruleset") String ruleset, @Valid @NotNull RoutRequest request) {
        var mover = Questions.mover(request.unit(), request.weapon());
        var answer = rules(ruleset, request.houseRules()).rout(mover, request.terrain());
        return RoutView.of(Refused.orThrow(answer), request.dice());
    }

    @POST
    @Path("{ruleset}/leader-casualty")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfLeaderCasualty",
            summary = "Risk a leader",
            description = "A die for each hit on the unit that he is attached to.")
    public LeaderCasualtyView leaderCasualty(
            @PathParam("ruleset") String ruleset, @Valid @NotNull LeaderCasualtyRequest request) {
        var casualty = rules(ruleset, request.houseRules()).leaderCasualty(request.hits());
        return LeaderCasualtyView.of(casualty, request.dice());
    }

    @POST
    @Path("{ruleset}/volley")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "adfVolley",
            summary = "Fire and check in one",
            description = "How likely this volley breaks that regiment.")
    public VolleyView volley(@PathParam("ruleset") String ruleset, @Valid @NotNull VolleyRequest request) {
        var odds = rules(ruleset, request.fire().houseRules())
                .volley(
                        FireQuestion.of(request.fire(), "fire."),
                        Questions.regiment(request.unit(), "unit."),
                        Questions.situation(request.situation()));
        return VolleyView.of(Refused.orThrow(odds));
    }

    private static List<FireView> behind(FireAnswer answer, FireRequest request) {
        var views = new ArrayList<FireView>();
        for (var each : Given.list(request.passThrough())) {
            views.add(FireView.of(answer.passThrough().get(views.size()), each.dice(), List.of()));
        }
        return views;
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

    private AdfRules rules(String ruleset, @Nullable List<HouseRuleRequest> houseRules) {
        return Shelf.find(library, ruleset, AdfRules.class, Given.list(houseRules));
    }
}
