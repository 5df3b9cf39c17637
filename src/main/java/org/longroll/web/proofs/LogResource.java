package org.longroll.web.proofs;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.LogBook;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.web.Page;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The log of heads: for witnesses, who need not know any battle. */
@Path("/api/log")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Proofs")
public class LogResource {

    private static final int NOTE_MAX = 10_000;

    private final LogBook log;
    private final ServerKeys keys;
    private final Witnesses witnesses;

    LogResource(LogBook log, ServerKeys keys, Witnesses witnesses) {
        this.log = log;
        this.keys = keys;
        this.witnesses = witnesses;
    }

    @GET
    @Path("keys")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "readServerKeys",
            summary = "The public keys of this server",
            description = "Keep them: what was signed is proven by a key that you had before.")
    public KeysView keys() {
        return KeysView.of(keys, witnesses.texts());
    }

    @Schema(name = "LogCheckpoint")
    public record LogCheckpoint(
            @Schema(description = "The C2SP tlog-checkpoint of the log, with the cosignatures of witnesses.")
            String note,

            long size,

            @Schema(description = "The newest size that a witness has cosigned; 0 if there is none.")
            long cosigned) {}

    @GET
    @Path("checkpoint")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "readLogCheckpoint",
            summary = "The checkpoint of the log of heads",
            description = "The log has the SHA-256 of every checkpoint of every battle here, and nothing else.")
    public LogCheckpoint checkpoint(
            @Parameter(description = "The log as it was at this size; as it is now if left out.")
                    @QueryParam("size")
                    @Nullable Integer size) {
        var pages = log.open();
        return told(pages, within(size, pages.size(), "size"));
    }

    private LogCheckpoint told(LogBook.Pages pages, int size) {
        return new LogCheckpoint(pages.cosigned(size).written(), size, log.cosigned());
    }

    @Schema(name = "LogEntry")
    public record LogEntry(
            @Schema(description = "Numbered from 0.") int index,

            @Schema(description = "The SHA-256 of a checkpoint's note.")
            String hash) {}

    @GET
    @Path("entries")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "listLogEntries",
            summary = "The log of heads, in pages",
            description = "The leaf of an entry is the SHA-256 of a zero byte and the 32 bytes of its hash.")
    public Page<LogEntry> entries(
            @QueryParam("limit") @Nullable Integer limit, @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var place = Page.place(cursor, Integer::valueOf);
        var pages = log.open();
        int from = place == null ? 0 : Math.clamp(place, 0, pages.size());
        var found = IntStream.range(from, Math.min(from + most + 1, pages.size()))
                .mapToObj(index -> new LogEntry(index, pages.hash(index)))
                .toList();
        return Page.of(found, most, entry -> entry, last -> Integer.toString(last.index() + 1));
    }

    @Schema(name = "LogProof")
    public record LogProof(
            int size,

            @Schema(description = "The index of the hash that was asked for; null if none was.") @Nullable Integer index,

            @Schema(description = "Its audit path, RFC 6962, section 2.1.1.") @Nullable List<String> inclusion,

            @Schema(description = "The consistency proof from the size that was asked for, section 2.1.2.") @Nullable List<String> consistency) {}

    @GET
    @Path("proof")
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "proveLog",
            summary = "Prove that the log has a hash, or has only grown",
            description = "`hash` is the SHA-256 of a checkpoint's note; `from` is a size that a witness has seen.")
    public LogProof proof(
            @QueryParam("hash") @Nullable String hash,
            @QueryParam("from") @Nullable Integer from,
            @Parameter(description = "The size to prove it for; as it is now if left out.")
                    @QueryParam("size")
                    @Nullable Integer size) {
        var pages = log.open();
        var at = within(size, pages.size(), "size");
        var index = hash == null ? null : indexOf(pages, hash, at);
        return new LogProof(
                at,
                index,
                index == null ? null : pages.inclusion(index, at),
                from == null ? null : pages.consistency(within(from, at, "from"), at));
    }

    private static Integer indexOf(LogBook.Pages pages, String hash, int size) {
        try {
            return pages.indexOf(hash, size).orElseThrow(ProblemException::nothingHere);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problem.invalidInput("hash", "must be 64 hexadecimal digits in lower case"));
        }
    }

    private static int within(@Nullable Integer asked, int most, String field) {
        if (asked == null) {
            return most;
        }
        if (asked < 0 || asked > most) {
            throw new ProblemException(Problem.invalidInput(field, "must be from 0 to %d".formatted(most)));
        }
        return asked;
    }

    @Schema(name = "CosignatureRequest")
    public record CosignatureRequest(
            @NotNull @Size(min = 1, max = NOTE_MAX) @Schema(description = "The log's checkpoint with the line of the witness (C2SP tlog-cosignature).")
            String note) {}

    @POST
    @Path("cosignatures")
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "cosign",
            summary = "Leave the signature of a witness",
            description = "Only keys that the owner of the server named in `LONGROLL_WITNESSES` are kept.")
    public LogCheckpoint cosign(@Valid @NotNull CosignatureRequest request) {
        var pages = log.open();
        var cosigned = witnesses.read(request.note(), size -> pages.signed(within(size, pages.size(), "note")));
        log.cosign(cosigned.size(), cosigned.lines());
        return told(pages, cosigned.size());
    }
}
