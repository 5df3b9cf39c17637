package org.longroll.web.battles;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.BattleAudit;
import org.longroll.recording.ReadJournal;
import org.longroll.web.Page;
import org.longroll.web.battles.EntryView.RawEvent;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The ledger of one battle: its events, its audit, its export. */
@Path("/api/battles/{battle}")
@Tag(name = "Ledger")
@APIResponse(responseCode = "default", ref = "Problem")
public class LedgerResource {

    /** A page of events for the OpenAPI document, which cannot describe the generic {@link Page}. */
    @Schema(name = "EventPage")
    public record EventPage(List<RawEvent> items, @Nullable String next) {}

    private final ReadJournal journal;
    private final BattleAudit audit;

    LedgerResource(ReadJournal journal, BattleAudit audit) {
        this.journal = journal;
        this.audit = audit;
    }

    @GET
    @Path("events")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            summary = "The ledger itself",
            description = "Every event as it was recorded: all at once as a line each, or in pages with"
                    + " `Accept: application/json`.")
    @APIResponse(
            responseCode = "200",
            description = "Events as they stand in the ledger.",
            content = {
                @Content(mediaType = BattlesResource.NDJSON, schema = @Schema(implementation = RawEvent.class)),
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = EventPage.class))
            })
    public Page<RawEvent> events(
            UUID battle, @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var place = Page.place(cursor, Long::valueOf);
        var after = place == null ? 0 : place;
        var found = journal.events(battle, after).limit(most + 1L).toList();
        return Page.of(found, most, RawEvent::new, last -> Long.toString(after + most));
    }

    @GET
    @Path("events")
    @Produces(BattlesResource.NDJSON)
    @Needs(Right.READ)
    @Operation(hidden = true)
    public StreamingOutput eventLines(UUID battle) {
        return out -> {
            for (Iterator<String> lines = journal.events(battle, 0).iterator(); lines.hasNext(); ) {
                out.write(lines.next().getBytes(StandardCharsets.UTF_8));
                out.write('\n');
            }
        };
    }

    @GET
    @Path("audit")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            summary = "Verify the chain",
            description = "Checks every event against its hash, every hash against the one before, and the end against"
                    + " the head. Names the first event that is not as it was recorded, and how.")
    public AuditView audit(UUID battle) {
        return audit.verify(battle).map(AuditView::of).orElseThrow(ProblemException::nothingHere);
    }

    @GET
    @Path("export")
    @Produces(BattlesResource.NDJSON)
    @Needs(Right.READ)
    @Operation(
            summary = "The battle as one sealed file",
            description = "A first line with the chain's head, then a line for each event. Can be verified without"
                    + " this server, and brought to another one with `POST /api/battles/import`.")
    public Response export(UUID battle) {
        StreamingOutput file = out -> audit.export(battle, out);
        return Response.ok(file)
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"battle-%s.ndjson\"".formatted(battle))
                .build();
    }
}
