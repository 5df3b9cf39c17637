package org.longroll.web.battles;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Seat;
import org.longroll.recording.People;
import org.longroll.recording.ReadBattle;
import org.longroll.web.Words;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The names of people, which stand beside the ledger. */
@Path("/api/battles/{battle}/people/{person}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Seats")
public class PeopleResource {

    @Schema(name = "NewPersonName")
    public record NameRequest(
            @NotNull @Words(max = 100) @Schema(examples = "Clara")
            String name) {}

    @Schema(name = "Person")
    public record PersonView(
            UUID id,
            String seat,

            @Schema(description = "Null if it was withdrawn.") @Nullable String name) {}

    private final ReadBattle battles;
    private final People people;
    private final Caller caller;

    PeopleResource(ReadBattle battles, People people, Caller caller) {
        this.battles = battles;
        this.people = people;
        this.caller = caller;
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.NAME_PEOPLE)
    @Operation(
            operationId = "namePerson",
            summary = "Change the name of a person",
            description = "By that person, by the side for people at its seats, by the umpire, or with the admin key.")
    public PersonView name(UUID battle, UUID person, @Valid @NotNull NameRequest request) {
        var seat = seat(battle, person);
        people.name(battle, person, request.name());
        return new PersonView(person, seat.id(), request.name());
    }

    @DELETE
    @Needs(Right.NAME_PEOPLE)
    @Operation(
            operationId = "withdrawName",
            summary = "Withdraw the name of a person",
            description = "The journal still says that the same person recorded something, and no longer who it was.")
    @APIResponse(responseCode = "204", description = "The name is removed.")
    public void withdraw(UUID battle, UUID person) {
        seat(battle, person);
        people.withdraw(battle, person);
    }

    /** The seat of a person whose name the caller may change. */
    private Seat seat(UUID battle, UUID person) {
        var seat = battles.newest(battle).flatMap(now -> at(now, person)).orElseThrow(ProblemException::nothingHere);
        if (!caller.admin()
                && caller.seatAt(battle).filter(own -> mayName(own, seat)).isEmpty()) {
            throw new ProblemException(
                    403,
                    "wrong-seat",
                    "This is not for your seat to do.",
                    "The umpire changes all names, a side those at its seats, and each person their own.");
        }
        return seat;
    }

    private static boolean mayName(Seat own, Seat other) {
        return own.equals(other)
                || own.equals(Seat.UMPIRE)
                || own.isSide() && own.id().equals(other.side());
    }

    private static Optional<Seat> at(Battle battle, UUID person) {
        return battle.people().entrySet().stream()
                .filter(each -> each.getValue().equals(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
