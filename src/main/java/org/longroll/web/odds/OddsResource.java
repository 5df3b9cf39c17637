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
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.Battle;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.Referees;
import org.longroll.web.PointInTime;
import org.longroll.web.StrictReader;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.OddsRequest;
import org.longroll.web.http.Lasting;
import org.longroll.web.http.OpenQuery;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The calculators, with the units' state filled in. Nothing is recorded, and the turn does not matter. */
@Path("/api/battles/{battle}/odds/{question}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Odds", description = "The calculators, with the state of the units filled in.")
public class OddsResource {

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
    @OpenQuery
    @Lasting(with = "at")
    @Operation(
            operationId = "readOdds",
            summary = "What the next dice would do",
            description = "The fields of the body of the same POST as parameters: `units=20-maine`,"
                    + " `cover=light-woods,wood-fence`, `situation.support=1`.")
    @APIResponse(responseCode = "200", description = "The calculator's answer.")
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
            operationId = "askOdds",
            summary = "What the next dice would do, asked with a body",
            description = "Fields are those of the entry of that name, without its dice.")
    @RequestBody(content = @Content(mediaType = MediaType.APPLICATION_JSON))
    @APIResponse(responseCode = "200", description = "The calculator's answer.")
    public Object askedWithBody(UUID battle, String question, @NotNull JsonNode request, @BeanParam PointInTime when) {
        var now = when.of(battle, battles);
        return answer(now, reader.body(request, shape(now, question)));
    }

    private static Class<? extends OddsRequest> shape(Battle battle, String question) {
        var forms = EntryForms.ALL.named(battle.opening().rulebook().system());
        return Optional.ofNullable(forms.questions().get(question))
                .map(EntryForms.Question::asked)
                .orElseThrow(ProblemException::nothingHere);
    }

    private Object answer(Battle battle, OddsRequest request) {
        var rules = Refused.orThrow(referees.rules(battle.opening().rulebook()));
        return request.answer(battle, rules);
    }
}
