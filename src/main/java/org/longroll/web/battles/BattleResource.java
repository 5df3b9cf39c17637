package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
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
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonOrder;
import org.longroll.photos.Pictures;
import org.longroll.projection.JournalFilter;
import org.longroll.recording.JournalEntry;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.recording.RecordEntry;
import org.longroll.web.Page;
import org.longroll.web.PointInTime;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** One battle: its state, its journal, and recording. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battle")
@APIResponse(responseCode = "default", ref = "Problem")
public class BattleResource {

    private static final int BEFORE_THE_OPENING = -1;

    private final RecordEntry recordEntry;
    private final ReadJournal journal;
    private final ReadBattle battles;
    private final EntryReader entryReader;
    private final Outlook outlook;
    private final Caller caller;
    private final Pictures pictures;

    BattleResource(
            RecordEntry recordEntry,
            ReadJournal journal,
            ReadBattle battles,
            EntryReader entryReader,
            Outlook outlook,
            Caller caller,
            Pictures pictures) {
        this.recordEntry = recordEntry;
        this.journal = journal;
        this.battles = battles;
        this.entryReader = entryReader;
        this.outlook = outlook;
        this.caller = caller;
        this.pictures = pictures;
    }

    @GET
    @Needs(Right.READ)
    @Operation(summary = "How the battle stands")
    @APIResponse(
            responseCode = "200",
            description = "Its `ETag` is the version, for `If-Match`.",
            content = @Content(schema = @Schema(implementation = BattleView.class)))
    public Response status(UUID battle, @BeanParam PointInTime when) {
        var then = when.of(battle, battles);
        return Response.ok(outlook.of(then))
                .header("ETag", Answers.tag(then.version()))
                .build();
    }

    @POST
    @Path("entries")
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.RECORD)
    @Operation(summary = "Record one entry")
    @RequestBody(
            content =
                    @Content(
                            schema = @Schema(anyOf = {CommonEntryRequest.class, RulingRequest.class}),
                            examples = {
                                @ExampleObject(name = "A note", value = Examples.NEW_NOTE),
                                @ExampleObject(name = "A ruling that allows a refused entry", value = Examples.ALLOW),
                                @ExampleObject(name = "A ruling that sets a unit", value = Examples.SET)
                            }))
    @APIResponse(
            responseCode = "201",
            description = "It is recorded and cannot be lost.",
            content = @Content(schema = @Schema(implementation = EntryView.class)))
    public Response record(UUID battle, @NotNull JsonNode request, @BeanParam WriteHeaders headers) {
        var order = entryReader.read(caller.systemOf(battle), request);
        if (order instanceof CommonOrder.Note note) {
            photosAreThere(battle, note);
        }
        var submission = headers.submission(caller.actorIn(battle), "entry", request);
        return Answers.of(recordEntry.record(battle, order, submission), entry -> EntryView.of(entry, outlook));
    }

    @GET
    @Path("entries")
    @Needs(Right.READ)
    @Operation(
            summary = "The journal as people read it",
            description =
                    "Oldest first; the opening is number 0. An amendment is found by what it recorded again, too.")
    public Page<JournalEntryView> entries(
            UUID battle,
            @QueryParam("type") @Parameter(description = "Only entries of this type.") @Nullable String type,
            @QueryParam("seat") @Parameter(description = "Only what this seat recorded.") @Nullable String seat,
            @QueryParam("turn") @Parameter(description = "Only what was recorded in this turn.") @Nullable Integer turn,
            @QueryParam("undone") @Parameter(description = "Only what was taken back, or only what was not.") @Nullable Boolean undone,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var behind = Page.place(cursor, BattleResource::number);
        var filter = new JournalFilter(type, seat, turn, undone);
        var found = journal.entries(battle, filter, behind == null ? BEFORE_THE_OPENING : behind, most + 1);
        return Page.of(found, most, JournalEntryView::of, BattleResource::place);
    }

    @GET
    @Path("entries/{number}")
    @Needs(Right.READ)
    @Operation(
            summary = "One entry of the journal",
            description = "By its number; where an amendment recorded it again, as it is in force.")
    public JournalEntryView entry(UUID battle, int number) {
        return journal.entry(battle, number).map(JournalEntryView::of).orElseThrow(ProblemException::nothingHere);
    }

    /** A note names photos of its own battle. The battle itself has no photos, so this is checked here. */
    private void photosAreThere(UUID battle, CommonOrder.Note note) {
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

    private static String place(JournalEntry entry) {
        return entry.number() + ":" + entry.version();
    }

    private static int number(String place) {
        var parts = place.split(":", 2);
        if (parts.length != 2) {
            throw new IllegalArgumentException("not a position");
        }
        return Integer.parseInt(parts[0]);
    }
}
