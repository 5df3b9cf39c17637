package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.journal.Decision;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Seat;
import org.longroll.photos.Pictures;
import org.longroll.recording.AskDice;
import org.longroll.recording.EntryInFull;
import org.longroll.recording.JournalEntry;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.recording.RecordEntry;
import org.longroll.web.PointInTime;
import org.longroll.web.http.EntityTag;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** One battle: its state, and recording. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battle", description = "One battle: how it stands, its journal, and recording in it.")
public class BattleResource {

    private final RecordEntry recordEntry;
    private final AskDice askDice;
    private final ReadBattle battles;
    private final ReadJournal journal;
    private final EntryReader entryReader;
    private final OfflineReferences waiting;
    private final Outlook outlook;
    private final Caller caller;
    private final Pictures pictures;

    BattleResource(
            RecordEntry recordEntry,
            AskDice askDice,
            ReadBattle battles,
            ReadJournal journal,
            EntryReader entryReader,
            OfflineReferences waiting,
            Outlook outlook,
            Caller caller,
            Pictures pictures) {
        this.recordEntry = recordEntry;
        this.askDice = askDice;
        this.battles = battles;
        this.journal = journal;
        this.entryReader = entryReader;
        this.waiting = waiting;
        this.outlook = outlook;
        this.caller = caller;
        this.pictures = pictures;
    }

    @GET
    @Needs(Right.READ)
    @Operation(operationId = "readBattle", summary = "How the battle stands")
    @APIResponse(
            responseCode = "200",
            description = "Its `ETag` begins with the version and can be sent as `If-Match`.",
            headers = {
                @Header(name = "ETag", ref = "ETag"),
                @Header(name = "Preference-Applied", ref = "Preference-Applied")
            },
            content = @Content(schema = @Schema(implementation = BattleView.class)))
    public Response status(UUID battle, @BeanParam PointInTime when) {
        var then = when.of(battle, battles);
        return Response.ok(outlook.of(then))
                .header(HttpHeaders.ETAG, EntityTag.of(then.version()))
                .build();
    }

    @POST
    @Path("entries")
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.RECORD)
    @Operation(
            operationId = "recordEntry",
            summary = "Record one entry",
            description =
                    "An entry that was made without network may name another one by the `Idempotency-Key` that your seat"
                            + " sent it with, if that is a UUID, wherever an entry is named by its id; and what is due by its unit and"
                            + " the entry that called for it, as `20-maine@<id or key of the entry>`.")
    @RequestBody(content = @Content(schema = @Schema(ref = "Entry")))
    @APIResponse(
            responseCode = "201",
            description = "It is recorded and cannot be lost.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    @APIResponse(
            responseCode = "202",
            description = "In a battle without an umpire the other side is asked first: `request` says for what.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response record(UUID battle, @NotNull JsonNode request, @BeanParam WriteHeaders headers) {
        var named = waiting.named(battle, caller.actorIn(battle), request);
        var order = entryReader.read(caller.systemOf(battle), named, () -> battles.newest(battle)
                .map(outlook::types)
                .orElse(List.of()));
        if (order instanceof JournalOrder.Note note) {
            photosAreThere(battle, note);
        }
        if (order instanceof JournalOrder.CorrectNote correct) {
            theirOwnNote(battle, correct);
        }
        var submission = headers.submission(caller.actorIn(battle), "entry", request);
        return Answers.of(recordEntry.record(battle, order, submission), entry -> EntryView.of(entry, outlook));
    }

    @POST
    @Path("entries/dice")
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.RECORD)
    @Operation(
            operationId = "askDice",
            summary = "Which dice an entry takes",
            description = "The entry as it would be recorded, with `{\"thrown\": []}` where dice are not thrown yet."
                    + " Nothing is recorded. What stands against the entry is refused here as it would be then.")
    @RequestBody(content = @Content(schema = @Schema(ref = "Entry")))
    @APIResponse(
            responseCode = "200",
            description = "The dice that it lacks.",
            content = @Content(schema = @Schema(implementation = DiceAskedView.class)))
    public DiceAskedView dice(UUID battle, @NotNull JsonNode request) {
        var actor = caller.actorIn(battle);
        var order = entryReader.read(caller.systemOf(battle), waiting.named(battle, actor, request));
        return switch (askDice.about(battle, order, new Seat(actor)).orElseThrow(ProblemException::nothingHere)) {
            case Decision.Accepted accepted -> new DiceAskedView(null);
            case Decision.Refused(var refusal) ->
                Optional.ofNullable(DiceAskedView.of(refusal)).orElseThrow(() -> Refused.problem(refusal));
        };
    }

    /** The author of a note corrects it, or the umpire. The battle itself keeps no notes, so this is checked here. */
    private void theirOwnNote(UUID battle, JournalOrder.CorrectNote correct) {
        var author = journal.entry(battle, correct.note())
                .map(EntryInFull::told)
                .filter(entry -> entry.type().equals("note"))
                .map(JournalEntry::actor)
                .orElseThrow(() -> new ProblemException(
                        422,
                        "unknown-entry",
                        "A note is named by the id of its entry.",
                        "There is no note %s in this battle.".formatted(correct.note())));
        var seat = caller.actorIn(battle);
        if (!seat.equals(author) && !seat.equals(Seat.UMPIRE.id())) {
            throw new ProblemException(
                    403,
                    "wrong-seat",
                    "A note is corrected by its author or the umpire.",
                    "The seat “%s” wrote this note.".formatted(author));
        }
    }

    /** A note names photos of its own battle. The battle itself has no photos, so this is checked here. */
    private void photosAreThere(UUID battle, JournalOrder.Note note) {
        var known = note.attachments().isEmpty() ? List.<String>of() : pictures.of(battle);
        for (var photo : note.attachments()) {
            if (!known.contains(photo)) {
                throw new ProblemException(
                        422,
                        "unknown-attachment",
                        "A note names photos that were attached before.",
                        "There is no photo %s in this battle.".formatted(photo));
            }
        }
    }
}
