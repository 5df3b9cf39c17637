package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.f4b6a3.uuid.UuidCreator;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.BattleStatus;
import org.longroll.projection.StatusBoard;
import org.longroll.recording.ImportBattle;
import org.longroll.recording.StartBattle;
import org.longroll.web.MaxBody;
import org.longroll.web.Page;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** All battles: start one, import one, list them. */
@Path("/api/battles")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battles")
@APIResponse(responseCode = "default", ref = "Problem")
public class BattlesResource {

    static final String NDJSON = "application/x-ndjson";

    private static final long MAX_IMPORT_BYTES = 64L << 20;

    private final StartBattle startBattle;
    private final ImportBattle importBattle;
    private final StatusBoard board;
    private final Opening opening;
    private final SeatKeys seatKeys;
    private final Caller caller;
    private final Outlook outlook;

    BattlesResource(
            StartBattle startBattle,
            ImportBattle importBattle,
            StatusBoard board,
            Opening opening,
            SeatKeys seatKeys,
            Caller caller,
            Outlook outlook) {
        this.startBattle = startBattle;
        this.importBattle = importBattle;
        this.board = board;
        this.opening = opening;
        this.seatKeys = seatKeys;
        this.caller = caller;
        this.outlook = outlook;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.START_BATTLES)
    @Operation(
            summary = "Start a battle",
            description = "From a scenario of the library, named by its id, or from one that is sent whole. Answers the"
                    + " battle and the keys of its seats, shown once.")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(anyOf = {BattleRequest.class, ShippedBattleRequest.class}),
                            examples =
                                    @ExampleObject(
                                            name = "A scenario of the library",
                                            value = Examples.SHIPPED_BATTLE)))
    @APIResponse(
            responseCode = "201",
            description = "The journal is open.",
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    public Response start(@NotNull JsonNode request, @BeanParam WriteHeaders headers) {
        var scope = UuidCreator.getNameBasedSha1("start " + caller.scope());
        var actor = caller.admin() ? "admin" : "umpire";
        var submission = headers.submission(actor, "start", request);
        var outcome = startBattle.start(opening.of(request), scope, submission);
        return Answers.of(outcome, entry -> StartedBattle.of(entry.battle(), seatKeys, outlook));
    }

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(
            summary = "List battles",
            description = "Public ones and those whose keys are sent (several after “Bearer”, separated by commas);"
                    + " all with the admin key. Newest first.")
    public Page<BattleView> list(
            @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var behind = Page.place(cursor, UUID::fromString);
        var found =
                caller.admin() ? board.allBattles(behind, most + 1) : board.battles(caller.battles(), behind, most + 1);
        return Page.of(
                found, most, BattleView::of, (BattleStatus last) -> last.id().toString());
    }

    @POST
    @Path("import")
    @Consumes(NDJSON)
    @Needs(Right.START_BATTLES)
    @MaxBody(bytes = MAX_IMPORT_BYTES)
    @Operation(
            summary = "Import a battle from a sealed file",
            description = "The file is verified to the last byte before anything is stored. If the same battle is here"
                    + " already, the answer is 200 without its keys.")
    @APIResponse(
            responseCode = "201",
            description = "The battle is here.",
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    public Response bring(InputStream file) throws IOException {
        return switch (importBattle.read(file)) {
            case ImportBattle.Result.Imported(var battle) ->
                Response.created(URI.create("/api/battles/" + battle.id()))
                        .header("ETag", Answers.tag(battle.version()))
                        .entity(StartedBattle.of(battle, seatKeys, outlook))
                        .build();
            case ImportBattle.Result.AlreadyHere(var battle) ->
                Response.ok(new StartedBattle(outlook.of(battle), Map.of()))
                        .header(Answers.REPLAY, "true")
                        .build();
            case ImportBattle.Result.DiffersHere(var battle) ->
                throw new ProblemException(
                        409,
                        "battle-differs-here",
                        "This battle is here already, and not as in the file.",
                        "It has gone on since it was exported, here or elsewhere.");
            case ImportBattle.Result.Broken(var line, var reason) ->
                throw new ProblemException(
                        Problem.of(422, "broken-seal", "The file is not what a server wrote.", reason)
                                .withViolations(List.of(new Problem.Violation("line " + line, reason))));
        };
    }
}
