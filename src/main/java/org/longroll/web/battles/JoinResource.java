package org.longroll.web.battles;

import io.vertx.ext.web.RoutingContext;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.recording.ReadBattle;
import org.longroll.web.seats.JoinCodes;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** Sitting down with a short code in place of a key. */
@Path("/api/join")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Seats")
public class JoinResource {

    @Schema(name = "NewJoin")
    public record JoinRequest(
            @NotNull @Size(min = 1, max = 20) @Schema(examples = "7QX4MB")
            String code) {}

    @Schema(name = "TakenSeat", description = "The seat that the code stood for, and its key.")
    public record TakenSeat(UUID battle, String title, String seat, String key) {}

    private final JoinCodes codes;
    private final ReadBattle battles;
    private final SeatKeys seatKeys;

    JoinResource(JoinCodes codes, ReadBattle battles, SeatKeys seatKeys) {
        this.codes = codes;
        this.battles = battles;
        this.seatKeys = seatKeys;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "join",
            summary = "Take the seat of a short code",
            description = "Answers the key of the seat. The code is used up. Wrong codes count like wrong keys.")
    @APIResponse(responseCode = "200", description = "The seat and its key.")
    public TakenSeat join(@Valid @NotNull JoinRequest request, RoutingContext route) {
        var invited = codes.redeem(request.code(), route);
        var now = battles.newest(invited.battle())
                .filter(battle -> battle.seats().contains(invited.seat())
                        && battle.keyGeneration(invited.seat()) == invited.key())
                .orElseThrow(JoinCodes::noSuchCode);
        var key = seatKeys.keyOf(invited.battle(), invited.seat(), invited.key());
        return new TakenSeat(invited.battle(), now.title(), invited.seat().id(), key);
    }
}
