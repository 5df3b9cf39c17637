package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The calculators of Across A Deadly Field. They need no battle and no key, and keep nothing. */
@Path("/api/rulesets")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Calculators, Across A Deadly Field")
@APIResponse(responseCode = "default", ref = "Problem")
public class CalculatorResource {

    private final Calculators calculators;

    CalculatorResource(Calculators calculators) {
        this.calculators = calculators;
    }

    @POST
    @Path("{ruleset}/fire")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            summary = "Fire",
            description =
                    "Every modifier that applies, the firepower with its halvings, the exact odds; with dice the result.")
    @RequestBody(
            content =
                    @Content(
                            examples = {
                                @ExampleObject(name = "A volley at a disordered line", value = Examples.FIRE),
                                @ExampleObject(
                                        name = "Two batteries, and a line behind the target",
                                        value = Examples.COMBINED_FIRE),
                                @ExampleObject(name = "With a house rule", value = Examples.HOUSE_RULE)
                            }))
    public FireView fire(@PathParam("ruleset") String ruleset, @Valid @NotNull FireRequest request) {
        return calculators.fire(ruleset, request);
    }

    @POST
    @Path("{ruleset}/morale-check")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            summary = "Check morale, or rally",
            description = "From the basic to the modified morale point, and the odds of every level.")
    @RequestBody(
            content =
                    @Content(
                            examples =
                                    @ExampleObject(
                                            name = "A trained regiment behind hasty works",
                                            value = Examples.MORALE_CHECK)))
    public MoraleCheckView moraleCheck(
            @PathParam("ruleset") String ruleset, @Valid @NotNull MoraleCheckRequest request) {
        return calculators.moraleCheck(ruleset, request);
    }

    @POST
    @Path("{ruleset}/movement")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            summary = "Move by legs",
            description =
                    "The allowance on every ground and the share of the move that the legs take; what a routed unit rolls.")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "Through the woods", value = Examples.MOVEMENT)))
    public MovementView movement(@PathParam("ruleset") String ruleset, @Valid @NotNull MovementRequest request) {
        return calculators.movement(ruleset, request);
    }

    @POST
    @Path("{ruleset}/charge")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Charge", description = "Move and bonus, and where disorder begins.")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "An attack column", value = Examples.CHARGE)))
    public ChargeView charge(@PathParam("ruleset") String ruleset, @Valid @NotNull ChargeRequest request) {
        return calculators.charge(ruleset, request);
    }

    @POST
    @Path("{ruleset}/impact")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Meet a charge", description = "Both final impact values and what the loser suffers.")
    @RequestBody(
            content = @Content(examples = @ExampleObject(name = "A column against a line", value = Examples.IMPACT)))
    public ImpactView impact(@PathParam("ruleset") String ruleset, @Valid @NotNull ImpactRequest request) {
        return calculators.impact(ruleset, request);
    }

    @POST
    @Path("{ruleset}/competence-test")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Test tactical competence", description = "In the editions that print it.")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "Veterans", value = Examples.COMPETENCE_TEST)))
    public CompetenceTestView competenceTest(
            @PathParam("ruleset") String ruleset, @Valid @NotNull CompetenceTestRequest request) {
        return calculators.competenceTest(ruleset, request);
    }

    @POST
    @Path("{ruleset}/rout")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Run", description = "How far a routed unit runs, and whether its guns are lost.")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "A battery in the woods", value = Examples.ROUT)))
    public RoutView rout(@PathParam("ruleset") String ruleset, @Valid @NotNull RoutRequest request) {
        return calculators.rout(ruleset, request);
    }

    @POST
    @Path("{ruleset}/leader-casualty")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Risk a leader", description = "A die for each hit on the unit that he is attached to.")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "Two hits", value = Examples.LEADER_CASUALTY)))
    public LeaderCasualtyView leaderCasualty(
            @PathParam("ruleset") String ruleset, @Valid @NotNull LeaderCasualtyRequest request) {
        return calculators.leaderCasualty(ruleset, request);
    }

    @POST
    @Path("{ruleset}/volley")
    @Needs(Right.LOOK_AROUND)
    @Operation(summary = "Fire and check in one", description = "How likely this volley breaks that regiment.")
    @RequestBody(
            content =
                    @Content(
                            examples =
                                    @ExampleObject(
                                            name = "An opening volley at green troops",
                                            value = Examples.VOLLEY)))
    public VolleyView volley(@PathParam("ruleset") String ruleset, @Valid @NotNull VolleyRequest request) {
        return calculators.volley(ruleset, request);
    }
}
