package org.longroll.web.battles;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleVocabulary;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.Seat;
import org.longroll.photos.Pictures;
import org.longroll.photos.UnusablePicture.Why;
import org.longroll.recording.ImportJournal;
import org.longroll.recording.People;
import org.longroll.recording.ReadJournal;
import org.longroll.web.MaxBody;
import org.longroll.web.StrictReader;
import org.longroll.web.http.EntityTag;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** Battles that come from another server: as a sealed file, or as an archive with photos and names. */
@Path("/api/battles/import")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battles")
public class ImportResource {

    static final String NDJSON = "application/x-ndjson";
    private static final String BATTLE = new BattleVocabulary().kind();

    static final String ZIP = "application/zip";

    private static final long MAX_IMPORT_BYTES = 64L << 20;

    private final ImportJournal importJournal;
    private final ReadJournal journal;
    private final StrictReader reader;
    private final SeatKeys seatKeys;
    private final Outlook outlook;
    private final Pictures pictures;
    private final People people;

    ImportResource(
            ImportJournal importJournal,
            ReadJournal journal,
            StrictReader reader,
            SeatKeys seatKeys,
            Outlook outlook,
            Pictures pictures,
            People people) {
        this.importJournal = importJournal;
        this.journal = journal;
        this.reader = reader;
        this.seatKeys = seatKeys;
        this.outlook = outlook;
        this.pictures = pictures;
        this.people = people;
    }

    @POST
    @Consumes(NDJSON)
    @Needs(Right.START_BATTLES)
    @MaxBody(bytes = MAX_IMPORT_BYTES)
    @Operation(
            operationId = "importBattle",
            summary = "Import a battle from a sealed file or an archive",
            description = "The file is verified to the last byte before anything is stored, and its events as strictly"
                    + " as entries. Where its chart is here every entry is decided again; what comes out otherwise is"
                    + " told and does not refuse the file. If the battle is here already, the answer is 409, and"
                    + " nothing is changed. Of an archive (`export.zip`) the sealed file is taken, the photos that"
                    + " its entries name, and the names of the players if it has them.")
    @RequestBody(
            content = {
                @Content(mediaType = NDJSON, schema = @Schema(type = SchemaType.STRING, format = "binary")),
                @Content(mediaType = ZIP, schema = @Schema(type = SchemaType.STRING, format = "binary"))
            })
    @APIResponse(
            responseCode = "200",
            description = "The same battle was here already; its keys are not shown.",
            headers = @Header(name = Answers.REPLAY, ref = Answers.REPLAY),
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    @APIResponse(
            responseCode = "201",
            description = "The battle is here.",
            headers = {@Header(name = "ETag", ref = "ETag"), @Header(name = "Location", ref = "Location")},
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    public Response bring(InputStream file) throws IOException {
        var imported = imported(file);
        return answer(Battle.of(imported.journal()), imported);
    }

    @POST
    @Consumes(ZIP)
    @Needs(Right.START_BATTLES)
    @MaxBody(bytes = MAX_IMPORT_BYTES)
    @Operation(hidden = true)
    public Response bringArchive(byte[] zip) throws IOException, ImportedArchive.Unreadable {
        var archive = archive(zip);
        var imported = imported(new ByteArrayInputStream(archive.sealed()));
        var battle = Battle.of(imported.journal());
        var attached = attached(battle);
        archive.photos(
                attached.keySet(),
                photo -> pictures.keep(battle.id(), photo, attached.getOrDefault(photo.sha256(), Seat.UMPIRE.id())));
        battle.people().forEach((seat, person) -> {
            var name = archive.player(seat.id());
            if (name != null) {
                people.name(battle.id(), person, name);
            }
        });
        return answer(battle, imported);
    }

    /** The photos that notes name, and the seat of each: it may withdraw it. */
    private Map<String, String> attached(Battle battle) {
        var attached = new HashMap<String, String>();
        for (var entry :
                journal.withoutNames(battle.id(), battle.version()).entries().all()) {
            entry.events(NoteTaken.class)
                    .flatMap(note -> note.attachments().stream())
                    .forEach(photo -> attached.putIfAbsent(photo, entry.by()));
        }
        return attached;
    }

    private ImportedArchive archive(byte[] zip) {
        try {
            return ImportedArchive.read(zip, reader);
        } catch (ImportedArchive.Unreadable e) {
            throw e.why() == Why.BUSY
                    ? new ProblemException(HttpProblems.busy(), HttpProblems.SOON)
                    : new ProblemException(
                            422,
                            "broken-archive",
                            "The archive is not one of a battle.",
                            String.valueOf(e.getMessage()));
        }
    }

    private Response answer(Battle battle, ImportJournal.Result.Imported imported) {
        return Response.created(Answers.address(battle.id(), ""))
                .header(HttpHeaders.ETAG, EntityTag.of(battle.version()))
                .entity(StartedBattle.of(battle, seatKeys, outlook).with(imported.differences()))
                .build();
    }

    private ImportJournal.Result.Imported imported(InputStream file) throws IOException {
        return switch (importJournal.read(file, BATTLE)) {
            case ImportJournal.Result.Imported imported -> imported;
            case ImportJournal.Result.AlreadyHere(var journal) ->
                throw new ProblemException(
                        409,
                        "battle-already-here",
                        "This battle is here already, exactly as in the file.",
                        "Nothing was changed. Its keys were shown when it was first imported or started.");
            case ImportJournal.Result.DiffersHere(var journal) ->
                throw new ProblemException(
                        409,
                        "battle-differs-here",
                        "This battle is here already, and not as in the file.",
                        "It has gone on since it was exported, here or elsewhere.");
            case ImportJournal.Result.Broken(var line, var reason) ->
                throw new ProblemException(
                        Problem.of(422, "broken-seal", "The file is not what a server wrote.", reason)
                                .withViolations(List.of(new Problem.Violation("line " + line, reason))));
            case ImportJournal.Result.Busy busy -> throw new ProblemException(HttpProblems.busy(), HttpProblems.SOON);
        };
    }
}
