package org.longroll.web.battles;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.core.UriInfo;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.CheckJournal;
import org.longroll.recording.DecideAgain;
import org.longroll.recording.ExportBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.web.Page;
import org.longroll.web.battles.EntryView.RawEvent;
import org.longroll.web.gate.WholeBattle;
import org.longroll.web.http.EntityTag;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The ledger of one battle: its events, its audit, its export. */
@Path("/api/battles/{battle}")
@Tag(name = "Ledger", description = "The events themselves: to read, to follow, to verify, to take elsewhere.")
public class LedgerResource {

    private final ReadJournal journal;
    private final CheckJournal check;
    private final ExportBattle exportBattle;
    private final DecideAgain decideAgain;
    private final Caller caller;

    LedgerResource(
            ReadJournal journal,
            CheckJournal check,
            ExportBattle exportBattle,
            DecideAgain decideAgain,
            Caller caller) {
        this.journal = journal;
        this.check = check;
        this.exportBattle = exportBattle;
        this.decideAgain = decideAgain;
        this.caller = caller;
    }

    @GET
    @Path("events")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "listEvents",
            summary = "The ledger itself",
            description =
                    "Every event as it was recorded, in pages. As lines, all at once; with `limit` so many of them,"
                            + " and `Link` has the address of the next.")
    @APIResponse(responseCode = "200", description = "Events as they stand in the ledger.")
    public Page<RawEvent> events(
            UUID battle, @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var place = Page.place(cursor, Long::valueOf);
        var after = place == null ? 0 : place;
        var found = journal.events(battle, after).limit(most + 1L).toList();
        return Page.of(found, most, RawEvent::new, last -> Long.toString(after + most));
    }

    @GET
    @WholeBattle
    @Path("events")
    @Produces(ImportResource.NDJSON)
    @Needs(Right.READ)
    @Operation(hidden = true)
    @APIResponse(
            responseCode = "200",
            description = "Events as they stand in the ledger.",
            headers = @Header(name = "Link", ref = "Link"),
            content = @Content(mediaType = ImportResource.NDJSON))
    public Response eventLines(
            UUID battle,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor,
            @Context UriInfo address) {
        long version = caller.versionOf(battle);
        var place = Page.place(cursor, Long::valueOf);
        long after = place == null ? 0 : place;
        long left = Math.max(0, version - after);
        long most = limit == null ? left : Math.min(left, Page.limit(limit));
        StreamingOutput events = out -> {
            try (var lines = journal.events(battle, after).limit(most)) {
                for (Iterator<String> each = lines.iterator(); each.hasNext(); ) {
                    out.write(each.next().getBytes(StandardCharsets.UTF_8));
                    out.write('\n');
                }
            }
        };
        var answer = Response.ok(events, ImportResource.NDJSON)
                .header(HttpHeaders.ETAG, EntityTag.of(version, "events-%d-%d".formatted(after, most)));
        if (after + most < version) {
            var next = address.getRequestUriBuilder()
                    .replaceQueryParam("limit", most)
                    .replaceQueryParam("cursor", Page.cursor(Long.toString(after + most)))
                    .build();
            answer.link(next, "next");
        }
        return answer.build();
    }

    @GET
    @WholeBattle
    @Path("audit")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "auditBattle",
            summary = "Verify the chain",
            description = "Checks every event against its hash, every hash against the one before, the end against"
                    + " the head, every checkpoint against its signature and the server's own keys, and all of them"
                    + " against the log of heads. Names the first event that is not as it was recorded, and how. The entries of an"
                    + " imported battle are also decided again by its chart.")
    public AuditView audit(UUID battle) {
        var report = check.verify(battle).orElseThrow(ProblemException::nothingHere);
        return AuditView.of(report, report.chain().intact() ? decideAgain.ofImported(battle) : Optional.empty());
    }

    @GET
    @WholeBattle
    @Path("export")
    @Produces(ImportResource.NDJSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "exportBattle",
            summary = "The battle as one file",
            description = "Sealed, as lines: a first line with the chain's head, then a line for each event, then the"
                    + " values of the chart if a checkpoint was signed. Can be verified"
                    + " without this server, and brought to another one with `POST /api/battles/import`. As"
                    + " an archive: the sealed file, the report as a page, as Markdown and as data, the tables, and the"
                    + " photos.")
    @APIResponse(
            responseCode = "200",
            description = "The file.",
            headers = @Header(name = "Content-Disposition", ref = "Content-Disposition"),
            content = @Content(mediaType = ImportResource.NDJSON))
    public Response export(UUID battle) {
        var file = exportBattle.export(battle, caller.rulebookOf(battle));
        StreamingOutput written = file::write;
        return Response.ok(written, ImportResource.NDJSON)
                .header(HttpHeaders.ETAG, EntityTag.of(file.version(), "sealed"))
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"battle-%s.ndjson\"".formatted(battle))
                .build();
    }
}
