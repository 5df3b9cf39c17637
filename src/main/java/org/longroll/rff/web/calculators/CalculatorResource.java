package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.charts.RulesLibrary;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Verdict;
import org.longroll.web.Given;
import org.longroll.web.rulesets.HouseRuleRequest;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Shelf;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The calculators of Regimental Fire and Fury. They need no battle and no key, and store nothing. */
@Path("/api/rulesets")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(
        name = "Calculators, Regimental Fire and Fury",
        description = "The chart as calculators. They need no battle and no key, and store nothing.")
public class CalculatorResource {

    private static final String RULESET = "rff";

    private final RulesLibrary library;

    CalculatorResource(RulesLibrary library) {
        this.library = library;
    }

    @POST
    @Path("rff/fire")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffFire",
            summary = "Musketry and cannonade",
            description = "Fire points with their halvings, every modifier, the exact odds; with a die the result.")
    public FireView fire(@Valid @NotNull FireRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).fire(Questions.fire(request)));
        return FireView.of(answer, rolled(request.die(), answer::roll));
    }

    @POST
    @Path("rff/maneuver")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffManeuver",
            summary = "Check a maneuver",
            description = "What the unit may do this turn, or what it must.")
    public ManeuverView maneuver(@Valid @NotNull ManeuverRequest request) {
        var answer = Refused.orThrow(rules(request.houseRules()).check(Questions.maneuver(request)));
        return ManeuverView.of(answer, rolled(request.die(), answer::roll));
    }

    @POST
    @Path("rff/charge")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffCharge",
            summary = "Resolve a charge",
            description = "Both dice, the result, and what it means for either side.")
    public ChargeView charge(@Valid @NotNull ChargeRequest request) {
        var rules = rules(request.houseRules());
        var answer = Refused.orThrow(rules.charge(Questions.charge(request)));
        if (request.attacker().die() == null && request.defender().die() == null) {
            return ChargeView.open(answer);
        }
        var outcome = Refused.orThrow(answer.roll(
                Given.needed(request.attacker().die(), "attacker.die"),
                Given.needed(request.defender().die(), "defender.die")));
        return ChargeView.decided(
                answer,
                outcome,
                rules.again(outcome).map(ChargeView.AgainView::of).orElse(null));
    }

    @POST
    @Path("rff/movement")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffMovement",
            summary = "Move by legs",
            description = "The allowance on every ground, and the maneuvers that the result allows.")
    public MovementView movement(@Valid @NotNull MovementRequest request) {
        return MovementView.of(Refused.orThrow(rules(request.houseRules()).move(Questions.movement(request))));
    }

    @POST
    @Path("rff/fallen-leader")
    @Needs(Right.LOOK_AROUND)
    @Operation(operationId = "rffFallenLeader", summary = "Check for a fallen leader")
    public FallenLeaderView fallenLeader(@Valid @NotNull FallenLeaderRequest request) {
        var answer = rules(request.houseRules()).fallenLeader();
        return FallenLeaderView.of(answer, rolled(request.die(), answer::roll));
    }

    private static <T> @Nullable T rolled(@Nullable Integer die, IntFunction<Verdict<T>> roll) {
        return die == null ? null : Refused.orThrow(roll.apply(die));
    }

    private RffRules rules(@Nullable List<HouseRuleRequest> houseRules) {
        return Shelf.find(library, RULESET, RffRules.class, Given.list(houseRules));
    }
}
