package org.longroll.web.scenarios;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.scenario.ScenarioCsv;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.scenario.ScenarioLibrary.Shipped;
import org.longroll.scenario.ScenarioWriter;
import org.longroll.web.battles.BattleRequest;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The scenarios that battles can be started from. */
@Path("/api/scenarios")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Scenarios", description = "Orders of battle that ship with the server.")
public class ScenariosResource {

    private static final String YAML = "application/yaml";
    private static final String CSV = "text/csv";
    private static final String SCHEMA = "application/schema+json";

    private final ScenarioLibrary library;

    ScenariosResource(ScenarioLibrary library) {
        this.library = library;
    }

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(operationId = "listScenarios", summary = "List the scenarios")
    public List<ScenarioView> list() {
        return library.all().stream().map(ScenarioView::of).toList();
    }

    @GET
    @Path("schema")
    @Produces({SCHEMA, MediaType.APPLICATION_JSON})
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "readScenarioSchema",
            summary = "The JSON Schema of a scenario",
            description = "Draft 2020-12.")
    public String schema() {
        return ScenarioLibrary.schema();
    }

    @GET
    @Path("{scenario}")
    @Produces({MediaType.APPLICATION_JSON, YAML, CSV})
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "readScenario",
            summary = "Read a scenario",
            description = "As JSON, ready to be sent to `POST /api/battles`; as YAML with what its author wrote beside"
                    + " it; or its units as CSV. By `Accept`, or by suffix: `….json`, `….yaml`, `….csv`.")
    @APIResponse(
            responseCode = "200",
            description = "The whole scenario.",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = BattleRequest.class)),
                @Content(mediaType = YAML),
                @Content(mediaType = CSV)
            })
    public Response read(@PathParam("scenario") String scenario, @Context HttpHeaders headers) {
        var shipped = find(scenario);
        var type = wanted(headers);
        var text =
                switch (type) {
                    case YAML -> shipped.yaml();
                    case CSV -> ScenarioCsv.write(shipped.scenario());
                    default -> ScenarioWriter.json(shipped.scenario());
                };
        return Response.ok(text, type).build();
    }

    /** The first acceptable media type; JSON if all are. */
    private static String wanted(HttpHeaders headers) {
        return headers.getAcceptableMediaTypes().stream()
                .flatMap(accepted -> Stream.of(MediaType.APPLICATION_JSON, YAML, CSV)
                        .filter(type -> MediaType.valueOf(type).isCompatible(accepted)))
                .findFirst()
                .orElse(MediaType.APPLICATION_JSON);
    }

    private Shipped find(String id) {
        return library.find(id).orElseThrow(ProblemException::nothingHere);
    }
}
