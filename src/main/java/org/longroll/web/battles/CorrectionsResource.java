package org.longroll.web.battles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Readings;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.recording.AmendEntry;
import org.longroll.recording.RecordEntry;
import org.longroll.recording.Submission;
import org.longroll.web.Page;
import org.longroll.web.battles.CorrectionRequests.AmendRequest;
import org.longroll.web.battles.CorrectionRequests.ConsentRequest;
import org.longroll.web.battles.CorrectionRequests.RedoRequest;
import org.longroll.web.battles.CorrectionRequests.UndoRequest;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Corrections: undo, redo, amend, consent. Nothing is removed from the ledger. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Tag(name = "Corrections", description = "Undo, redo, amend, consent. Nothing is ever removed from the ledger.")
public class CorrectionsResource {

    private final RecordEntry recordEntry;
    private final AmendEntry amendEntry;
    private final EntryReader entryReader;
    private final EntryFormWriter entryWriter;
    private final Outlook outlook;
    private final Caller caller;
    private final ObjectMapper mapper;

    CorrectionsResource(
            RecordEntry recordEntry,
            AmendEntry amendEntry,
            EntryReader entryReader,
            EntryFormWriter entryWriter,
            Outlook outlook,
            Caller caller,
            ObjectMapper mapper) {
        this.recordEntry = recordEntry;
        this.amendEntry = amendEntry;
        this.entryReader = entryReader;
        this.entryWriter = entryWriter;
        this.outlook = outlook;
        this.caller = caller;
        this.mapper = mapper;
    }

    @POST
    @Path("undo")
    @Needs(Right.RECORD)
    @Operation(
            operationId = "undo",
            summary = "Take entries back",
            description = "The last one, the last so many, or back to a named one. Under the policy `consent` this asks"
                    + " the other side, and nothing is taken back until it agrees.")
    @APIResponse(
            responseCode = "201",
            description = "They are no longer in force.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    @APIResponse(
            responseCode = "202",
            description = "The other side is asked: `request` says for what. Nothing is taken back yet.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response undo(UUID battle, @Valid @NotNull UndoRequest request, @BeanParam WriteHeaders headers)
            throws JsonProcessingException {
        return record(battle, request.order(), headers.submission(caller.actorIn(battle), content("undo", request)));
    }

    @POST
    @Path("redo")
    @Needs(Right.RECORD)
    @Operation(
            operationId = "redo",
            summary = "Put back what was taken back",
            description = "Possible until something new is recorded; notes do not stand in its way.")
    @APIResponse(
            responseCode = "201",
            description = "It is in force again.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    @APIResponse(
            responseCode = "202",
            description = "The other side is asked: `request` says for what. Nothing is put back yet.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response redo(UUID battle, @Valid @NotNull RedoRequest request, @BeanParam WriteHeaders headers)
            throws JsonProcessingException {
        var order = new Correction.Redo(request.reason());
        return record(battle, order, headers.submission(caller.actorIn(battle), content("redo", request)));
    }

    @POST
    @Path("consents")
    @Needs(Right.RECORD)
    @Operation(
            operationId = "consent",
            summary = "Agree, or not, to what the other side asked to correct",
            description = "The side that asked withdraws its request with `agree` false.")
    @APIResponse(
            responseCode = "201",
            description = "If agreed, it is done.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response consent(UUID battle, @Valid @NotNull ConsentRequest request, @BeanParam WriteHeaders headers)
            throws JsonProcessingException {
        return record(battle, request.order(), headers.submission(caller.actorIn(battle), content("consent", request)));
    }

    @POST
    @Path("amend")
    @Needs(Right.RECORD)
    @Operation(
            operationId = "amend",
            summary = "Correct one entry in the past and keep the rest",
            description = "Every later entry is decided again from what was said then. With `dryRun` it only says which"
                    + " stand, which change and how, which are no longer possible and why, and which checks are newly"
                    + " called, by page: `limit`, `cursor`.")
    @APIResponse(
            responseCode = "200",
            description = "What it would do.",
            content = @Content(schema = @Schema(implementation = AmendmentView.class)))
    @APIResponse(
            responseCode = "201",
            description = "It is done; `explanation` says what it did.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    @APIResponse(
            responseCode = "202",
            description = "The other side is asked: `request` says for what, `explanation` what it would do.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response amend(
            UUID battle,
            @Valid @NotNull AmendRequest request,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor,
            @BeanParam WriteHeaders headers)
            throws JsonProcessingException {
        var submission = headers.submission(caller.actorIn(battle), content("amend", request));
        var earlier = recordEntry.earlier(battle, submission);
        if (earlier.isPresent()) {
            return Answers.of(earlier.get(), entry -> EntryView.of(entry, outlook));
        }
        var amend = amendment(battle, request);
        var from = Page.place(cursor, Integer::valueOf);
        var trial = tried(battle, amend, submission);
        var view = AmendmentView.of(
                trial.outcome(),
                Battle.of(trial.journal()),
                Readings.TODAY,
                Page.limit(limit),
                from == null ? 0 : Math.max(0, from));
        if (request.dryRun() != null && request.dryRun()) {
            rollsNothing(trial);
            return Response.ok(view).build();
        }
        return Answers.of(
                recordEntry.record(battle, amend, submission.insistingOn(view.version()), trial.dice()),
                entry -> trial.outcome().rollsDice() && entry.asks()
                        ? EntryView.of(entry, outlook)
                        : EntryView.explained(entry, view, outlook));
    }

    /** Other dice fall when it is recorded, so a trial with some would show what does not come. */
    private static void rollsNothing(AmendEntry.Trial.Possible trial) {
        JournalRefusal.TRIAL_ROLLS_NOTHING
                .when(
                        trial.outcome().rollsDice(),
                        "insertBefore.dice",
                        () -> "A trial rolls no dice; try it with thrown ones, or record it.")
                .ifPresent(refusal -> {
                    throw Refused.problem(refusal);
                });
    }

    private AmendEntry.Trial.Possible tried(UUID battle, Correction.Amend amend, Submission submission) {
        return switch (amendEntry.tried(battle, amend, submission)) {
            case AmendEntry.Trial.Possible possible -> possible;
            case AmendEntry.Trial.Refused(var refusal) -> throw Refused.problem(refusal);
            case AmendEntry.Trial.NoSuchJournal none -> throw ProblemException.nothingHere();
        };
    }

    private Correction.Amend amendment(UUID battle, AmendRequest request) {
        var dice = new TreeMap<>(request.dice() == null ? Map.of() : request.dice());
        return new Correction.Amend(request.entry(), change(battle, request), dice, request.reason());
    }

    private Change change(UUID battle, AmendRequest request) {
        if (Stream.of(request.with(), request.strike(), request.insertBefore())
                        .filter(said -> said != null)
                        .count()
                != 1) {
            throw new ProblemException(
                    Problem.invalidInput("with", "exactly one of with, strike and insertBefore is sent"));
        }
        if (request.strike() != null) {
            return new Change.Strike();
        }
        if (request.insertBefore() != null) {
            var by = request.insertBy() == null ? caller.actorIn(battle) : request.insertBy();
            return new Change.InsertBefore(read(battle, request.insertBefore(), "insertBefore."), new Seat(by));
        }
        return new Change.Replace(corrected(battle, request));
    }

    private Order corrected(UUID battle, AmendRequest request) {
        var said = Refused.orThrow(amendEntry.said(battle, request.entry()).orElseThrow(ProblemException::nothingHere));
        var with = entryWriter.corrected(caller.systemOf(battle), said, Objects.requireNonNull(request.with()));
        return read(battle, with, "with.");
    }

    private Order read(UUID battle, JsonNode entry, String field) {
        try {
            return entryReader.read(caller.systemOf(battle), entry);
        } catch (ProblemException e) {
            throw e.under(field);
        }
    }

    private Response record(UUID battle, Order order, Submission submission) {
        return Answers.of(recordEntry.record(battle, order, submission), entry -> EntryView.of(entry, outlook));
    }

    private String content(String call, Object request) throws JsonProcessingException {
        return call + " " + mapper.writeValueAsString(request);
    }
}
