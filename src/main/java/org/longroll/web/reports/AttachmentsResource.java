package org.longroll.web.reports;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.UUID;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Seat;
import org.longroll.photos.Darkroom;
import org.longroll.photos.Pictures;
import org.longroll.photos.UnusablePicture;
import org.longroll.web.MaxBody;
import org.longroll.web.http.IfMatch;
import org.longroll.web.problem.HttpProblems;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Photos of a battle. */
@Path("/api/battles/{battle}/attachments")
@Tag(name = "Report")
public class AttachmentsResource {

    private static final long LARGEST_BYTES = 8L << 20;
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}");

    /** A photo as it is stored. */
    @Schema(name = "Attachment")
    public record AttachmentView(
            @Schema(description = "Its id, for a note's `attachments`.")
            String sha256,

            String mediaType,
            int width,
            int height,
            int bytes) {}

    private final BattleAccounts accounts;
    private final Pictures pictures;
    private final Caller caller;

    AttachmentsResource(BattleAccounts accounts, Pictures pictures, Caller caller) {
        this.accounts = accounts;
        this.pictures = pictures;
        this.caller = caller;
    }

    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.APPLICATION_JSON)
    @MaxBody(bytes = LARGEST_BYTES)
    @Needs(Right.RECORD)
    @Operation(
            operationId = "attachPhoto",
            summary = "Attach a photo",
            description =
                    "JPEG, PNG or WebP, at most 8 MB, recognised by the content. The photo is encoded again before"
                            + " it is stored, without the place where it was taken. A note names it in `attachments`.")
    @RequestBody(
            content = {
                @Content(mediaType = "image/jpeg"),
                @Content(mediaType = "image/png"),
                @Content(mediaType = "image/webp")
            })
    @APIResponse(
            responseCode = "201",
            description = "It is stored.",
            headers = @Header(name = "Location", ref = "Location"),
            content = @Content(schema = @Schema(implementation = AttachmentView.class)))
    public Response attach(
            UUID battle,
            byte[] sent,
            @HeaderParam(HttpHeaders.IF_MATCH)
                    @Parameter(description = "The version that the battle must have, in quotes.")
                    @Nullable String ifMatch) {
        IfMatch.require(ifMatch, caller.versionOf(battle));
        try {
            var picture = Darkroom.develop(sent);
            if (!pictures.keep(battle, picture, caller.actorIn(battle))) {
                throw new ProblemException(
                        422,
                        "too-many-attachments",
                        "The battle has as many photos as it may have.",
                        "A battle has at most %d.".formatted(Pictures.MOST_OF_A_BATTLE));
            }
            return Response.created(URI.create("/api/battles/%s/attachments/%s".formatted(battle, picture.sha256())))
                    .entity(new AttachmentView(
                            picture.sha256(),
                            picture.mediaType(),
                            picture.width(),
                            picture.height(),
                            picture.bytes().length))
                    .build();
        } catch (UnusablePicture e) {
            throw problem(e);
        }
    }

    private static ProblemException problem(UnusablePicture e) {
        var detail = String.valueOf(e.getMessage());
        return switch (e.why()) {
            case NOT_A_PICTURE -> new ProblemException(415, "not-a-picture", "This is no picture.", detail);
            case DAMAGED -> new ProblemException(422, "damaged-picture", "The picture is damaged.", detail);
            case TOO_MANY_DOTS -> new ProblemException(413, "picture-too-large", "The picture is too large.", detail);
            case BUSY -> new ProblemException(HttpProblems.busy(), HttpProblems.SOON);
        };
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "listPhotos",
            summary = "The photos, and which are missing",
            description =
                    "The photos that notes name, and whether none was taken at deployment or in the last two turns.")
    public PhotosView photos(UUID battle) {
        return PhotosView.of(accounts.newest(battle).entries());
    }

    @GET
    @Path("{sha256}")
    @Produces({"image/jpeg", "image/png"})
    @Needs(Right.READ)
    @Operation(operationId = "readPhoto", summary = "A photo")
    @APIResponse(
            responseCode = "200",
            description = "The photo as it is stored.",
            headers = @Header(name = "ETag", ref = "ETag"),
            content = {@Content(mediaType = "image/jpeg"), @Content(mediaType = "image/png")})
    @APIResponse(responseCode = "410", description = "The photo was withdrawn; its hash is all that is left.")
    public Response photo(UUID battle, String sha256) {
        if (!NAME.matcher(sha256).matches()) {
            throw ProblemException.nothingHere();
        }
        var picture = pictures.find(battle, sha256).orElseThrow(() -> missing(battle, sha256));
        return Response.ok(picture.bytes()).type(picture.mediaType()).build();
    }

    private ProblemException missing(UUID battle, String sha256) {
        return pictures.isWithdrawn(battle, sha256)
                ? new ProblemException(
                        410, "photo-withdrawn", "This photo was withdrawn.", "Its hash is all that is left.")
                : ProblemException.nothingHere();
    }

    @DELETE
    @Path("{sha256}")
    @Needs(Right.NAME_PEOPLE)
    @Operation(
            operationId = "withdrawPhoto",
            summary = "Withdraw a photo",
            description = "By the seat that attached it, by the umpire, or with the admin key. The notes that name it"
                    + " keep its hash.")
    @APIResponse(responseCode = "204", description = "The photo is removed.")
    public void withdraw(UUID battle, String sha256) {
        if (!NAME.matcher(sha256).matches()) {
            throw ProblemException.nothingHere();
        }
        var by = pictures.addedBy(battle, sha256).orElseThrow(ProblemException::nothingHere);
        var seat = caller.seatAt(battle);
        if (!caller.admin()
                && seat.filter(own -> own.equals(Seat.UMPIRE) || own.id().equals(by))
                        .isEmpty()) {
            throw new ProblemException(
                    403,
                    "wrong-seat",
                    "This is not for your seat to do.",
                    "The seat that attached a photo withdraws it, or the umpire.");
        }
        pictures.withdraw(battle, sha256);
    }
}
