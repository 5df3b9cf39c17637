package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.f4b6a3.uuid.UuidCreator;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.Objects;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.charts.RulesLibrary;
import org.longroll.recording.Outcome;
import org.longroll.recording.People;
import org.longroll.recording.RecordedEntry;
import org.longroll.recording.StartBattle;
import org.longroll.recording.Submission;
import org.longroll.web.Page;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;
import org.longroll.web.seats.SeatKeys;

/** All battles: start one, import one, list them. */
@Path("/api/battles")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battles", description = "All battles: start one, bring one from elsewhere, list them.")
public class BattlesResource {

    private final StartBattle startBattle;
    private final BattleList battles;
    private final RulesLibrary rules;
    private final Opening opening;
    private final SeatKeys seatKeys;
    private final Caller caller;
    private final Outlook outlook;
    private final People people;

    BattlesResource(
            StartBattle startBattle,
            BattleList battles,
            RulesLibrary rules,
            Opening opening,
            SeatKeys seatKeys,
            Caller caller,
            Outlook outlook,
            People people) {
        this.startBattle = startBattle;
        this.battles = battles;
        this.rules = rules;
        this.opening = opening;
        this.seatKeys = seatKeys;
        this.caller = caller;
        this.outlook = outlook;
        this.people = people;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Needs(Right.START_BATTLES)
    @Operation(
            operationId = "startBattle",
            summary = "Start a battle",
            description = "From a scenario of the library, named by its id, or from one that is sent whole. Answers the"
                    + " battle and the keys of its seats, shown once.")
    @RequestBody(content = @Content(schema = @Schema(anyOf = {BattleRequest.class, ShippedBattleRequest.class})))
    @APIResponse(
            responseCode = "201",
            description = "The journal is open.",
            content = @Content(schema = @Schema(implementation = StartedBattle.class)))
    public Response start(@NotNull JsonNode request, @BeanParam WriteHeaders headers) {
        var scope = UuidCreator.getNameBasedSha1("start by " + caller.scope());
        var actor = caller.admin() ? "admin" : "umpire";
        var submission = headers.secretSubmission(actor, "start", request);
        var outcome = started(opening.of(request), scope, submission);
        return Answers.started(outcome, entry -> StartedBattle.of(Battle.of(entry.journal()), seatKeys, outlook));
    }

    /** The ledger gets an id for each player; the names stand beside it. */
    private Outcome<RecordedEntry> started(BattleStarted named, UUID scope, Submission submission) {
        var ids = new HashMap<String, UUID>();
        named.players().forEach((seat, name) -> ids.put(seat, UuidCreator.getRandomBased()));
        var outcome = startBattle.start(ids.isEmpty() ? named : named.withPeople(ids), scope, submission);
        if (outcome instanceof Outcome.Recorded<RecordedEntry>(var entry)) {
            ids.forEach((seat, person) -> people.name(
                    entry.journal().id(),
                    person,
                    Objects.requireNonNull(named.players().get(seat))));
        }
        return outcome;
    }

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "listBattles",
            summary = "List battles",
            description = "Public ones and those whose keys are sent (several after “Bearer”, separated by commas);"
                    + " all with the admin key. Newest first. A page of a search may be shorter than its limit; there"
                    + " is more as long as it has a `next`.")
    public Page<BattleView> list(@BeanParam BattleQuery query) {
        var known = rules.all().stream()
                .map(each -> each.chart().heading().key().id().value())
                .collect(Collectors.toCollection(TreeSet::new));
        var matching = query.matching(known);
        return query.mine != null && query.mine
                ? battles.own(matching, query.limit, query.cursor)
                : battles.visible(matching, query.limit, query.cursor);
    }
}
