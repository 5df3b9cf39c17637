package org.longroll.web.battles;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.journal.Seat;
import org.longroll.recording.Invitations;
import org.longroll.recording.ReadBattle;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.JoinCodes;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Short codes for the seats of a battle. */
@Path("/api/battles/{battle}/seats/{seat}/code")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Seats")
public class InvitationResource {

    @Schema(name = "JoinCode", description = "A code to type in place of a key: good once, until it runs out.")
    public record JoinCode(@Schema(examples = "7QX4MB") String code, Instant expiresAt) {}

    private final JoinCodes codes;
    private final ReadBattle battles;
    private final Caller caller;

    InvitationResource(JoinCodes codes, ReadBattle battles, Caller caller) {
        this.codes = codes;
        this.battles = battles;
        this.caller = caller;
    }

    @POST
    @Needs(Right.MANAGE_SEATS)
    @Operation(
            operationId = "inviteToSeat",
            summary = "A short code for a seat",
            description =
                    "By the umpire, by a side for its own seats, or with the admin key. The code is typed in place of"
                            + " the key, works once and for ten minutes, and no longer when the key is replaced.")
    @APIResponse(responseCode = "200", description = "The code.")
    public JoinCode invite(UUID battle, String seat) {
        var now = battles.newest(battle).orElseThrow(ProblemException::nothingHere);
        var chosen = new Seat(seat);
        if (!now.seats().contains(chosen)) {
            throw ProblemException.nothingHere();
        }
        if (!maySeat(battle, chosen)) {
            throw new ProblemException(
                    403, "wrong-seat", "This is not for your seat to do.", "A side hands out its own seats only.");
        }
        var made = codes.invite(new Invitations.Place(battle, chosen, now.keyGeneration(chosen)));
        return new JoinCode(made.code(), made.expiresAt());
    }

    private boolean maySeat(UUID battle, Seat chosen) {
        return caller.admin()
                || caller.seatAt(battle)
                        .filter(at -> at.equals(Seat.UMPIRE)
                                || (chosen.isSide() || chosen.isOfCommands())
                                        && at.side().equals(chosen.side()))
                        .isPresent();
    }
}
