package org.longroll.web.battles;

import com.github.f4b6a3.uuid.UuidCreator;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.JournalEvent.SeatGiven;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Seat;
import org.longroll.recording.Outcome;
import org.longroll.recording.People;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.RecordEntry;
import org.longroll.recording.RecordedEntry;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** The seats of a battle. */
@Path("/api/battles/{battle}/seats")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Seats", description = "Who sits at the table, and their keys.")
public class SeatsResource {

    /** A seat's new key, shown once. */
    @Schema(name = "ReissuedKey")
    public record ReissuedKey(String seat, String key) {}

    @Schema(name = "NewSeat", description = "A seat for some commands of a side.")
    public record SeatRequest(
            @NotNull @Id @Schema(examples = "union") String side,

            @NotNull @Size(min = 1, max = 50) @Schema(description = "It records for the units of these, and of all under them.")
            List<@NotNull @Id String> commands,

            @NotNull @Words(max = 100) @Schema(examples = "Clara")
            String name) {}

    @Schema(name = "Seat")
    public record SeatView(
            @Schema(examples = "union:1") String id,

            @Schema(description = "Of a side's seat and those for its commands.") @Nullable String side,

            @Schema(description = "For a seat that is limited to commands: which.") @Nullable List<String> commands,

            @Schema(description = "The person at the seat.") @Nullable UUID person,

            @Schema(description = "The name of the person, unless it was withdrawn.") @Nullable String name) {}

    @Schema(name = "Seats")
    public record SeatsView(List<SeatView> items) {}

    @Schema(name = "GivenSeat", description = "The seat, and its key, which is shown once.")
    public record GivenSeatView(SeatView seat, String key) {}

    private final RecordEntry recordEntry;
    private final ReadBattle battles;
    private final People people;
    private final SeatKeys seatKeys;
    private final Caller caller;

    SeatsResource(RecordEntry recordEntry, ReadBattle battles, People people, SeatKeys seatKeys, Caller caller) {
        this.recordEntry = recordEntry;
        this.battles = battles;
        this.people = people;
        this.seatKeys = seatKeys;
        this.caller = caller;
    }

    @GET
    @Needs(Right.READ)
    @Operation(operationId = "readSeats", summary = "The seats of a battle and who sits there")
    public SeatsView seats(UUID battle) {
        var now = battles.newest(battle).orElseThrow(ProblemException::nothingHere);
        var names = people.players(now);
        return new SeatsView(now.seats().stream()
                .map(seat -> view(now, seat, names.get(seat.id())))
                .toList());
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.MANAGE_SEATS)
    @Operation(
            operationId = "giveSeat",
            summary = "Give a person a seat for some commands",
            description = "By the umpire, or by the side itself. Such a seat records, answers and checks for its units,"
                    + " and corrects its own entries. The key is shown once. The name is not in the ledger.")
    @APIResponse(
            responseCode = "201",
            description = "The seat and its key.",
            content = @Content(schema = @Schema(implementation = GivenSeatView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The same request again.",
            content = @Content(schema = @Schema(implementation = GivenSeatView.class)))
    public Response give(UUID battle, @Valid @NotNull SeatRequest request, @BeanParam WriteHeaders headers) {
        var order = new JournalOrder.GiveSeat(request.side(), request.commands(), UuidCreator.getRandomBased());
        // The name is left out: a hash of it would be kept.
        var content = "seat %s %s".formatted(request.side(), request.commands());
        var outcome = recordEntry.record(battle, order, headers.submission(caller.actorIn(battle), content));
        if (outcome instanceof Outcome.Recorded<RecordedEntry>) {
            people.name(battle, order.person(), request.name());
        }
        return Answers.at(
                entry -> Answers.address(battle, "/seats/" + given(entry)), outcome, entry -> answer(battle, entry));
    }

    private static String given(RecordedEntry entry) {
        return entry.happened().getFirst() instanceof SeatGiven seat ? seat.seat() : "";
    }

    private GivenSeatView answer(UUID battle, RecordedEntry entry) {
        var seat = new Seat(given(entry));
        var name = people.players(Battle.of(entry.journal())).get(seat.id());
        return new GivenSeatView(
                view(Battle.of(entry.journal()), seat, name),
                seatKeys.keyOf(battle, seat, Battle.of(entry.journal()).keyGeneration(seat)));
    }

    private static SeatView view(Battle battle, Seat seat, @Nullable String name) {
        var given = battle.given().get(seat);
        return new SeatView(
                seat.id(),
                seat.isSide() || seat.isOfCommands() ? seat.side() : null,
                given == null ? null : given.commands(),
                battle.people().get(seat),
                name);
    }

    @DELETE
    @Path("{seat}")
    @Needs(Right.MANAGE_SEATS)
    @Operation(
            operationId = "revokeSeat",
            summary = "Take a seat for some commands back",
            description = "Its keys are no longer valid. What it recorded stays.")
    @APIResponse(responseCode = "204", description = "The seat is gone.")
    public Response revoke(UUID battle, String seat, @BeanParam WriteHeaders headers) {
        var submission = headers.submission(caller.actorIn(battle), "revoke " + seat);
        var outcome = recordEntry.record(battle, new JournalOrder.RevokeSeat(new Seat(seat)), submission);
        Answers.of(outcome, entry -> seat);
        return Response.noContent().build();
    }

    @POST
    @Path("{seat}/key")
    @Needs(Right.MANAGE_SEATS)
    @Operation(
            operationId = "replaceKey",
            summary = "Replace the key of a seat",
            description = "By the umpire, by a side for its own seats, or with the admin key. The old key is no longer"
                    + " valid. For a key that was lost or seen by others.")
    @APIResponse(
            responseCode = "201",
            description = "The new key.",
            content = @Content(schema = @Schema(implementation = ReissuedKey.class)))
    public Response reissue(UUID battle, String seat, @BeanParam WriteHeaders headers) {
        var chosen = new Seat(seat);
        var submission = headers.submission(caller.actorIn(battle), "reissue " + seat);
        return Answers.of(
                recordEntry.record(battle, new JournalOrder.ReissueKey(chosen), submission),
                entry -> new ReissuedKey(
                        seat,
                        seatKeys.keyOf(
                                battle, chosen, Battle.of(entry.journal()).keyGeneration(chosen))));
    }
}
