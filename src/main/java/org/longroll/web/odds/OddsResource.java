package org.longroll.web.odds;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.Explode;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterStyle;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.Battle;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.Referees;
import org.longroll.web.PointInTime;
import org.longroll.web.StrictReader;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.FireView;
import org.longroll.web.rulesets.ImpactView;
import org.longroll.web.rulesets.MoraleCheckView;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.RffChargeView;
import org.longroll.web.rulesets.RffFireView;
import org.longroll.web.rulesets.RffManeuverView;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The calculators, with the units' state filled in. Nothing is recorded, and it matters not whose turn it is. */
@Path("/api/battles/{battle}/odds/{question}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Odds")
@APIResponse(responseCode = "default", ref = "Problem")
public class OddsResource {

    private static final String ABOUT = "Questions of Across A Deadly Field: `fire`, `morale-check`, `impact`; of"
            + " Regimental Fire and Fury: `fire`, `maneuver`, `charge`. Answers what the calculator of that name answers.";

    private static final Map<String, Map<String, Class<? extends OddsRequest>>> QUESTIONS = Map.of(
            "adf",
            Map.of(
                    "fire", AdfOddsRequest.Fire.class,
                    "morale-check", AdfOddsRequest.MoraleCheck.class,
                    "impact", AdfOddsRequest.Impact.class),
            "rff",
            Map.of(
                    "fire", RffOddsRequest.Fire.class,
                    "maneuver", RffOddsRequest.Maneuver.class,
                    "charge", RffOddsRequest.Charge.class));

    private final ReadBattle battles;
    private final Referees referees;
    private final StrictReader reader;

    OddsResource(ReadBattle battles, Referees referees, StrictReader reader) {
        this.battles = battles;
        this.referees = referees;
        this.reader = reader;
    }

    @GET
    @Needs(Right.READ)
    @Operation(
            summary = "What the next dice would do",
            description = ABOUT + " The fields of the body of the same POST as parameters: `units=20-maine`,"
                    + " `cover=light-woods,wood-fence`, `situation.support=1`.")
    @Parameter(
            name = "fields",
            in = ParameterIn.QUERY,
            style = ParameterStyle.FORM,
            explode = Explode.TRUE,
            schema =
                    @Schema(
                            anyOf = {
                                AdfOddsRequest.Fire.class,
                                AdfOddsRequest.MoraleCheck.class,
                                AdfOddsRequest.Impact.class,
                                RffOddsRequest.Fire.class,
                                RffOddsRequest.Maneuver.class,
                                RffOddsRequest.Charge.class
                            }))
    @APIResponse(
            responseCode = "200",
            description = "The calculator's answer.",
            content =
                    @Content(
                            schema =
                                    @Schema(
                                            anyOf = {
                                                FireView.class,
                                                MoraleCheckView.class,
                                                ImpactView.class,
                                                RffFireView.class,
                                                RffManeuverView.class,
                                                RffChargeView.class
                                            })))
    public Object asked(UUID battle, String question, @BeanParam PointInTime when, @Context UriInfo address) {
        var fields = new HashMap<>(address.getQueryParameters());
        fields.keySet().removeAll(PointInTime.PARAMETERS);
        var now = when.of(battle, battles);
        return answer(now, reader.query(fields, shape(now, question)));
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "oddsOfBody",
            summary = "What the next dice would do, asked with a body",
            description = ABOUT + " Fields are those of the entry of that name, without its dice.")
    @RequestBody(
            content =
                    @Content(
                            schema =
                                    @Schema(
                                            anyOf = {
                                                AdfOddsRequest.Fire.class,
                                                AdfOddsRequest.MoraleCheck.class,
                                                AdfOddsRequest.Impact.class,
                                                RffOddsRequest.Fire.class,
                                                RffOddsRequest.Maneuver.class,
                                                RffOddsRequest.Charge.class
                                            }),
                            examples =
                                    @ExampleObject(
                                            name = "A fire",
                                            value =
                                                    "{\"units\": [\"20-maine\"], \"target\": \"15-alabama\", \"inches\": 3}")))
    @APIResponse(responseCode = "200", description = "The calculator's answer.")
    public Object askedWithBody(UUID battle, String question, @NotNull JsonNode request, @BeanParam PointInTime when) {
        var now = when.of(battle, battles);
        return answer(now, reader.body(request, shape(now, question)));
    }

    private static Class<? extends OddsRequest> shape(Battle battle, String question) {
        return Optional.ofNullable(
                        QUESTIONS.get(battle.opening().rulebook().system()).get(question))
                .orElseThrow(() -> new ProblemException(HttpProblems.of(404)));
    }

    private Object answer(Battle battle, OddsRequest request) {
        var rules = Refused.orThrow(referees.rules(battle.opening().rulebook()));
        return request.answer(battle, rules);
    }
}
