package org.longroll.web.battles;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Seat;
import org.longroll.recording.RecordEntry;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** The seats of a battle. */
@Path("/api/battles/{battle}/seats")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Seats")
@APIResponse(responseCode = "default", ref = "Problem")
public class SeatsResource {

    /** A seat's new key, shown once. */
    @Schema(name = "ReissuedKey")
    public record ReissuedKey(String seat, String key) {}

    private final RecordEntry recordEntry;
    private final SeatKeys seatKeys;
    private final Caller caller;

    SeatsResource(RecordEntry recordEntry, SeatKeys seatKeys, Caller caller) {
        this.recordEntry = recordEntry;
        this.seatKeys = seatKeys;
        this.caller = caller;
    }

    @POST
    @Path("{seat}/key")
    @Needs(Right.MANAGE_KEYS)
    @Operation(
            summary = "Replace the key of a seat",
            description = "The old key is no longer valid. For a key that was lost or seen by others.")
    @APIResponse(
            responseCode = "201",
            description = "The new key.",
            content = @Content(schema = @Schema(implementation = ReissuedKey.class)))
    public Response reissue(UUID battle, String seat, @BeanParam WriteHeaders headers) {
        var chosen = new Seat(seat);
        var submission = headers.submission(caller.actorIn(battle), "reissue " + seat);
        return Answers.of(
                recordEntry.record(battle, new CommonOrder.ReissueKey(chosen), submission),
                entry -> new ReissuedKey(
                        seat, seatKeys.keyOf(battle, chosen, entry.battle().keyGeneration(chosen))));
    }
}
