package org.longroll.web.battles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.recording.BranchBattle;
import org.longroll.recording.Outcome;
import org.longroll.recording.ReadBattle;
import org.longroll.web.Page;
import org.longroll.web.battles.CorrectionRequests.BranchRequest;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.Lasting;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** Differences between two moments of a battle, and what-ifs. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Time travel", description = "What changed between two moments, and what-ifs.")
public class BranchesResource {

    private final BranchBattle branchBattle;
    private final ReadBattle battles;
    private final BattleList list;
    private final SeatKeys seatKeys;
    private final Outlook outlook;
    private final Caller caller;
    private final ObjectMapper mapper;

    BranchesResource(
            BranchBattle branchBattle,
            ReadBattle battles,
            BattleList list,
            SeatKeys seatKeys,
            Outlook outlook,
            Caller caller,
            ObjectMapper mapper) {
        this.branchBattle = branchBattle;
        this.battles = battles;
        this.list = list;
        this.seatKeys = seatKeys;
        this.outlook = outlook;
        this.caller = caller;
        this.mapper = mapper;
    }

    @GET
    @Path("diff")
    @Needs(Right.READ)
    @Lasting(with = {"from", "to"})
    @Operation(
            operationId = "compareMoments",
            summary = "What changed between two moments",
            description = "Each a version; left out, `from` is the opening and `to` is now.")
    public DifferenceView diff(
            UUID battle, @QueryParam("from") @Nullable Long from, @QueryParam("to") @Nullable Long to) {
        return DifferenceView.between(at(battle, from == null ? 1 : from, "from"), at(battle, to, "to"));
    }

    private Battle at(UUID battle, @Nullable Long version, String field) {
        var now = battles.newest(battle).orElseThrow(ProblemException::nothingHere);
        if (version == null) {
            return now;
        }
        if (version < 1 || version > now.version()) {
            throw new ProblemException(Problem.invalidInput(
                    field, "must be from 1 to %d, the version of the battle".formatted(now.version())));
        }
        return battles.at(battle, version).orElseThrow();
    }

    @GET
    @Path("branches")
    @Needs(Right.READ)
    @Operation(
            operationId = "listBranches",
            summary = "The what-ifs of a battle",
            description = "Those that the caller may read, newest first. A page may be shorter than its limit; there is"
                    + " more as long as it has a `next`.")
    public Page<BattleView> branches(
            UUID battle, @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        return list.visible(
                found -> found.branchOf() != null && found.branchOf().battle().equals(battle), limit, cursor);
    }

    @POST
    @Path("branches")
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.BRANCH)
    @Operation(
            operationId = "branch",
            summary = "Start a what-if",
            description = "A battle of its own that begins with the entries in force up to a point of this one. It is"
                    + " marked as a branch for ever, and has keys of its own.")
    @APIResponse(
            responseCode = "201",
            description = "The branch and its keys.",
            headers = @Header(name = "Location", ref = "Location"),
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    public Response branch(UUID battle, @Valid @NotNull BranchRequest request, @BeanParam WriteHeaders headers)
            throws JsonProcessingException {
        var from = at(battle, request.at(), "at");
        var title = request.title() == null ? "What if: " + from.title() : request.title();
        var submission = headers.submission(caller.actorIn(battle), "branch " + mapper.writeValueAsString(request));
        return switch (branchBattle.branch(battle, from.version(), title, submission)) {
            case Outcome.Recorded<Battle>(var branch) -> answer(201, branch);
            case Outcome.Replayed<Battle>(var branch) -> answer(200, branch);
            case Outcome.KeyReused<Battle> reused -> throw Answers.keyReused();
            case Outcome.NoSuchJournal<Battle> none -> throw ProblemException.nothingHere();
            case Outcome.Refused<Battle> refused -> throw new IllegalStateException("a branch is never refused");
            case Outcome.Overtaken<Battle> overtaken -> throw new IllegalStateException("a branch is never overtaken");
        };
    }

    private Response answer(int status, Battle branch) {
        var answer = Response.status(status)
                .location(Answers.address(branch.id(), ""))
                .header(HttpHeaders.ETAG, EntityTag.of(branch.version()))
                .entity(StartedBattle.of(branch, seatKeys, outlook));
        return (status == 200 ? answer.header(Answers.REPLAY, "true") : answer).build();
    }

    @GET
    @Path("branches/{branch}/compare")
    @Needs(Right.READ)
    @Operation(
            operationId = "compareBranch",
            summary = "A battle and a what-if of it, side by side",
            description =
                    "As both stand now, for a caller that may read both: with a key of each, the admin key, or the"
                            + " key of the seat that started the what-if; a public one needs no key.")
    public DifferenceView compare(UUID battle, UUID branch) {
        var other = battles.newest(branch)
                .filter(found -> found.opening().branchOf() != null
                        && found.opening().branchOf().battle().equals(battle))
                .filter(found -> caller.mayRead(found) || started(found, battle))
                .orElseThrow(ProblemException::nothingHere);
        return DifferenceView.between(at(battle, null, "to"), other);
    }

    /** The seat that started a what-if was given all its keys. */
    private boolean started(Battle branch, UUID origin) {
        return caller.seatAt(origin)
                .filter(seat -> seat.id().equals(branch.started().by()))
                .isPresent();
    }
}
