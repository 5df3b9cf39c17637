package org.longroll.web.battles;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.recording.Outcome;
import org.longroll.recording.ProveBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.recording.SignCheckpoint;
import org.longroll.recording.SignedCheckpoint;
import org.longroll.web.Page;
import org.longroll.web.battles.ProofView.GrowthView;
import org.longroll.web.battles.ProofView.IncludedView;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.IfMatch;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Signed checkpoints of a battle, and proofs by a few hashes. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Proofs", description = "What a server has signed, and proofs that need no trust in it.")
public class CheckpointsResource {

    /** Only amendments have more events, and those of the first entries they record again are proof enough. */
    private static final int EVENTS_PROVEN = 500;

    private final SignCheckpoint checkpoints;
    private final ReadJournal journal;
    private final ProveBattle proofs;
    private final ServerKeys keys;
    private final Caller caller;

    CheckpointsResource(
            SignCheckpoint checkpoints, ReadJournal journal, ProveBattle proofs, ServerKeys keys, Caller caller) {
        this.checkpoints = checkpoints;
        this.journal = journal;
        this.proofs = proofs;
        this.keys = keys;
        this.caller = caller;
    }

    @GET
    @Path("checkpoints")
    @Needs(Right.READ)
    @Operation(
            operationId = "listCheckpoints",
            summary = "What the server has signed of this battle",
            description = "Newest first. Checkpoints of another server are among them if the battle was imported.")
    public Page<CheckpointView> list(
            UUID battle, @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var before = Page.place(cursor, Long::valueOf);
        var found = checkpoints.of(battle).reversed().stream()
                .filter(each -> before == null || each.sequence() < before)
                .limit(most + 1L)
                .toList();
        return Page.of(found, most, each -> CheckpointView.of(each, keys), last -> Long.toString(last.sequence()));
    }

    @POST
    @Path("checkpoints")
    @Needs(Right.RECORD)
    @Operation(
            operationId = "signCheckpoint",
            summary = "Have the journal signed as it is now",
            description =
                    "The server signs a checkpoint over all events. It is no entry: whoever insists on the version"
                            + " before it (`If-Match`) is not refused. If nothing was recorded since the last one, that is"
                            + " answered, with 200.")
    @APIResponse(
            responseCode = "201",
            description = "The checkpoint.",
            content = @Content(schema = @Schema(implementation = CheckpointView.class)))
    public Response sign(UUID battle, @BeanParam WriteHeaders headers) {
        return switch (checkpoints.sign(battle, headers.submission(caller.actorIn(battle), "checkpoint"))) {
            case Outcome.Recorded<SignedCheckpoint>(var signed) ->
                answer(201, signed)
                        .location(Answers.address(battle, "/checkpoints"))
                        .build();
            case Outcome.Replayed<SignedCheckpoint>(var signed) ->
                answer(200, signed).header(Answers.REPLAY, "true").build();
            case Outcome.Refused<SignedCheckpoint>(var refusal) -> throw Refused.problem(refusal);
            case Outcome.Overtaken<SignedCheckpoint>(var version) -> throw IfMatch.overtaken(version);
            case Outcome.KeyReused<SignedCheckpoint> reused -> throw Answers.keyReused();
            case Outcome.NoSuchJournal<SignedCheckpoint> none -> throw ProblemException.nothingHere();
        };
    }

    private Response.ResponseBuilder answer(int status, SignedCheckpoint signed) {
        return Response.status(status)
                .header(HttpHeaders.ETAG, EntityTag.of(signed.sequence()))
                .entity(CheckpointView.of(signed, keys));
    }

    @GET
    @Path("proof")
    @Needs(Right.READ)
    @Operation(
            operationId = "prove",
            summary = "Prove an entry, or growth, by a few hashes",
            description = "With `entry`, that the events of an entry are among those that a checkpoint covers. With"
                    + " `since`, that everything that an earlier checkpoint covers is as it was.")
    @APIResponse(responseCode = "200", description = "The hashes.")
    @APIResponse(responseCode = "409", description = "No checkpoint covers it yet.")
    public ProofView proof(
            UUID battle,
            @Parameter(description = "The number of an entry.") @QueryParam("entry") @Nullable Integer entry,
            @Parameter(description = "The `sequence` of an earlier checkpoint.") @QueryParam("since") @Nullable Long since,
            @Parameter(description = "The `sequence` of the checkpoint to prove it by; the newest if left out.")
                    @QueryParam("in")
                    @Nullable Long in) {
        if (entry == null && since == null) {
            throw new ProblemException(Problem.invalidInput("entry", "entry or since is named"));
        }
        var all = checkpoints.of(battle);
        var by = in == null ? newest(all) : named(all, in, "in");
        return new ProofView(
                CheckpointView.of(by, keys),
                entry == null ? null : included(battle, entry, by),
                since == null ? null : growth(battle, named(all, since, "since"), by));
    }

    private List<IncludedView> included(UUID battle, int entry, SignedCheckpoint by) {
        var found = journal.entry(battle, entry)
                .orElseThrow(ProblemException::nothingHere)
                .entry();
        var last = Math.min(found.last(), found.first() + EVENTS_PROVEN - 1);
        if (found.first() > by.checkpoint().size()) {
            throw notSigned("Entry %d was recorded after this checkpoint.".formatted(entry));
        }
        return proofs.included(battle, by, found.first(), last).stream()
                .map(each -> new IncludedView(each.sequence(), each.hash(), each.path()))
                .toList();
    }

    private GrowthView growth(UUID battle, SignedCheckpoint from, SignedCheckpoint to) {
        if (from.sequence() > to.sequence()) {
            throw new ProblemException(Problem.invalidInput("since", "must be a checkpoint before the other one"));
        }
        return new GrowthView(CheckpointView.of(from, keys), proofs.growth(battle, from, to));
    }

    private static SignedCheckpoint newest(List<SignedCheckpoint> all) {
        if (all.isEmpty()) {
            throw notSigned("This battle has no checkpoint yet.");
        }
        return all.getLast();
    }

    private static SignedCheckpoint named(List<SignedCheckpoint> all, long sequence, String field) {
        return all.stream()
                .filter(each -> each.sequence() == sequence)
                .findFirst()
                .orElseThrow(() -> new ProblemException(
                        Problem.invalidInput(field, "must be the sequence of a checkpoint of this battle")));
    }

    private static ProblemException notSigned(String detail) {
        return new ProblemException(
                409, "not-signed-yet", "No checkpoint covers that yet.", detail + " Ask for one: POST …/checkpoints.");
    }
}
