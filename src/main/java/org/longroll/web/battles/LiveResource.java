package org.longroll.web.battles;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jspecify.annotations.Nullable;
import org.longroll.feed.LiveHub;
import org.longroll.feed.LiveSignal;
import org.longroll.feed.TooManySpectators;
import org.longroll.web.gate.Ending;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

@Path("/api/battles/{battle}")
@Tag(name = "Ledger")
public class LiveResource {

    /** How long a browser waits before it reconnects. */
    private static final long RECONNECT_MILLIS = 2_000;

    private static final int RETRY_SECONDS = 30;

    private final LiveHub hub;
    private final Caller caller;

    LiveResource(LiveHub hub, Caller caller) {
        this.hub = hub;
        this.caller = caller;
    }

    @GET
    @Path("live")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Blocking
    @Needs(Right.READ)
    @ResponseHeader(name = "X-Accel-Buffering", value = "no")
    @ResponseHeader(name = HttpHeaders.CACHE_CONTROL, value = "no-store")
    @Operation(
            operationId = "follow",
            summary = "Follow the battle live",
            description = "Server-sent events, one for each event of the ledger: `id` is the battle's version, `event`"
                    + " the type, `data` the event as it is in the ledger. With `Last-Event-ID` the stream goes on after"
                    + " that version, on any node. An event `present` is not of the ledger and has no `id`: its `seats`"
                    + " are those whose streams are open on the same node. Comments keep the connection open. The"
                    + " stream ends when a key of the battle is replaced; clients with a valid key can reconnect.")
    @APIResponse(
            responseCode = "200",
            description = "A stream that does not end.",
            content =
                    @Content(mediaType = MediaType.SERVER_SENT_EVENTS, schema = @Schema(implementation = String.class)))
    public Multi<OutboundSseEvent> live(
            UUID battle,
            @Parameter(description = "The version of the last event that the caller has.")
                    @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER)
                    @Nullable String lastEventId,
            @Parameter(description = "The same for callers that cannot send headers; the header goes first.")
                    @QueryParam("after")
                    @Nullable String after,
            @Parameter(description = "`false` ends the stream after what has happened so far.")
                    @QueryParam("follow")
                    @DefaultValue("true")
                    boolean follow,
            @Context Sse sse,
            @Context RoutingContext route) {
        var version = version(lastEventId, after);
        requireNotAhead(battle, version);
        requireRoom(battle);
        long admitted = caller.versionOf(battle);
        var signals = follow
                ? hub.follow(battle, caller.actorIn(battle), version, admitted)
                : hub.replay(battle, version, admitted);
        // The answer has begun by then: a caller that lost the last seat reconnects and is refused.
        return Multi.createFrom()
                .publisher(signals)
                .onSubscription()
                .invoke(stream -> Ending.of(route).then(stream::cancel))
                .onFailure(TooManySpectators.class)
                .recoverWithCompletion()
                .map(signal -> event(sse, signal));
    }

    private static OutboundSseEvent event(Sse sse, LiveSignal signal) {
        var event = sse.newEventBuilder();
        return switch (signal) {
            case LiveSignal.Happened happened ->
                event.id(Long.toString(happened.version()))
                        .name(happened.type())
                        .data(String.class, happened.json())
                        .build();
            case LiveSignal.Present present ->
                event.name("present")
                        .mediaType(MediaType.APPLICATION_JSON_TYPE)
                        .data(LiveSignal.Present.class, present)
                        .build();
            case LiveSignal.Heartbeat heartbeat ->
                event.comment("still here").reconnectDelay(RECONNECT_MILLIS).build();
        };
    }

    static long version(@Nullable String lastEventId, @Nullable String after) {
        var field = lastEventId == null ? "after" : HttpHeaders.LAST_EVENT_ID_HEADER;
        var text = lastEventId == null ? after : lastEventId;
        try {
            var version = text == null || text.isBlank() ? 0 : Long.parseLong(text.strip());
            if (version >= 0) {
                return version;
            }
        } catch (NumberFormatException e) {
            // Answered below, like a negative one.
        }
        throw new ProblemException(Problem.invalidInput(field, "must be a version: a whole number from 0 on"));
    }

    /** A client with a newer version has it from another server, or from before a backup was restored. */
    private void requireNotAhead(UUID battle, long version) {
        var newest = hub.version(battle).orElseThrow(ProblemException::nothingHere);
        if (version > newest) {
            throw new ProblemException(Problem.of(
                            409,
                            "ahead-of-the-battle",
                            "You have seen more than this battle has.",
                            "It is at version %d. Read it from the start.".formatted(newest))
                    .withVersion(newest));
        }
    }

    private void requireRoom(UUID battle) {
        try {
            hub.requireRoom(battle);
        } catch (TooManySpectators e) {
            var problem = e.atThisBattle()
                    ? Problem.of(429, "too-many-spectators", "Too many are following this battle.", e.getMessage())
                    : Problem.of(503, "too-many-spectators", "Too many are following battles here.", e.getMessage());
            throw new ProblemException(problem, Map.of(HttpHeaders.RETRY_AFTER, Integer.toString(RETRY_SECONDS)));
        }
    }
}
