package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
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

/** The calculators of Regimental Fire and Fury. They need no battle and no key, and keep nothing. */
@Path("/api/rulesets")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Calculators, Regimental Fire and Fury")
@APIResponse(responseCode = "default", ref = "Problem")
public class CalculatorResource {

    private final Calculators calculators;

    CalculatorResource(Calculators calculators) {
        this.calculators = calculators;
    }

    @POST
    @Path("rff/fire")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffFire",
            summary = "Musketry and cannonade",
            description = "Fire points with their halvings, every modifier, the exact odds; with a die the result.")
    @RequestBody(
            content =
                    @Content(
                            examples = {
                                @ExampleObject(name = "Two regiments at a column", value = Examples.MUSKETRY),
                                @ExampleObject(
                                        name = "Canister into a charge, and a line behind it",
                                        value = Examples.CANNONADE),
                                @ExampleObject(name = "With a house rule", value = Examples.HOUSE_RULE)
                            }))
    public FireView fire(@Valid @NotNull FireRequest request) {
        return calculators.fire(request);
    }

    @POST
    @Path("rff/maneuver")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffManeuver",
            summary = "Check a maneuver",
            description = "What the unit may do this turn, or what it must.")
    @RequestBody(
            content =
                    @Content(
                            examples =
                                    @ExampleObject(
                                            name = "Disordered veterans out of command",
                                            value = Examples.MANEUVER)))
    public ManeuverView maneuver(@Valid @NotNull ManeuverRequest request) {
        return calculators.maneuver(request);
    }

    @POST
    @Path("rff/charge")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffCharge",
            summary = "Resolve a charge",
            description = "Both dice, the result, and what it means for either side.")
    @RequestBody(
            content =
                    @Content(
                            examples = {
                                @ExampleObject(name = "With cold steel", value = Examples.CHARGE),
                                @ExampleObject(name = "Cavalry among the guns", value = Examples.CAVALRY_CHARGE)
                            }))
    public ChargeView charge(@Valid @NotNull ChargeRequest request) {
        return calculators.charge(request);
    }

    @POST
    @Path("rff/movement")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "rffMovement",
            summary = "Move by legs",
            description = "The allowance on every ground, and the maneuvers that the result allows.")
    @RequestBody(
            content =
                    @Content(
                            examples = {
                                @ExampleObject(name = "A line well handled", value = Examples.MOVEMENT),
                                @ExampleObject(name = "Horse artillery by road", value = Examples.GUNS)
                            }))
    public MovementView movement(@Valid @NotNull MovementRequest request) {
        return calculators.movement(request);
    }

    @POST
    @Path("rff/fallen-leader")
    @Needs(Right.LOOK_AROUND)
    @Operation(operationId = "rffFallenLeader", summary = "Check for a fallen leader")
    @RequestBody(content = @Content(examples = @ExampleObject(name = "An eight", value = Examples.FALLEN_LEADER)))
    public FallenLeaderView fallenLeader(@Valid @NotNull FallenLeaderRequest request) {
        return calculators.fallenLeader(request);
    }
}
