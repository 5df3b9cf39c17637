package org.longroll.web.seats;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.journal.Seat;
import org.longroll.projection.StatusBoard;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Identifies the caller: by seat keys (several, separated by commas, for lists), by the admin key, or – if a provider
 * is configured – by an OpenID Connect token whose roles are {@code longroll-admin} and {@code <battle>:<seat>}.
 */
@Singleton
class Credentials {

    /** The header that RFC 9110 requires with every 401. */
    static final Map<String, String> CHALLENGE = Map.of(HttpHeaders.WWW_AUTHENTICATE, "Bearer");

    private static final String BEARER = "bearer ";
    private static final String ADMIN_ROLE = "longroll-admin";
    private static final int MAX_KEYS = 50;

    private final SeatKeys keys;
    private final StatusBoard board;
    private final FailedKeys failedKeys;
    private final CurrentIdentityAssociation identity;
    private final Optional<String> adminKey;
    private final boolean tokensAreRead;

    Credentials(
            SeatKeys keys,
            StatusBoard board,
            FailedKeys failedKeys,
            CurrentIdentityAssociation identity,
            @ConfigProperty(name = "longroll.admin-key") Optional<String> adminKey,
            @ConfigProperty(name = "quarkus.oidc.tenant-enabled") boolean tokensAreRead) {
        this.keys = keys;
        this.board = board;
        this.failedKeys = failedKeys;
        this.identity = identity;
        this.adminKey = adminKey;
        adminKey.ifPresent(Credentials::requireUsable);
        this.tokensAreRead = tokensAreRead;
    }

    /** Keys are sent in a list. */
    private static void requireUsable(String adminKey) {
        SeatKeys.requireLong("LONGROLL_ADMIN_KEY", adminKey);
        if (adminKey.contains(",") || !adminKey.equals(adminKey.strip())) {
            throw new IllegalStateException(
                    "LONGROLL_ADMIN_KEY must have no comma in it and no space around it: no caller could send it.");
        }
    }

    /** A key that is too short is found when the server starts, not when it is used. */
    void start(@Observes StartupEvent event) {}

    /** Whether only the admin may start battles. */
    boolean onlyTheAdminStarts() {
        return adminKey.isPresent();
    }

    /** Reads everything that was sent; an unknown key ends the request. */
    void introduce(Caller caller, RoutingContext request) {
        var header = request.request().getHeader(HttpHeaders.AUTHORIZATION);
        if (header == null) {
            return;
        }
        if (!header.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
            throw fail(request, "Send a key as “Authorization: Bearer <key>”.");
        }
        var sent = Arrays.stream(header.substring(BEARER.length()).split(","))
                .map(String::strip)
                .toList();
        if (sent.size() > MAX_KEYS) {
            throw new ProblemException(
                    Problem.invalidInput("Authorization", "at most %d keys at a time".formatted(MAX_KEYS)));
        }
        sent.forEach(key -> introduce(caller, key, request));
    }

    private void introduce(Caller caller, String sent, RoutingContext request) {
        if (SeatKey.looksLikeOne(sent)) {
            var key = keys.recognise(sent).orElseThrow(() -> fail(request, "This key was not given out here."));
            var battle = board.battle(key.battle());
            if (battle.isEmpty() || !battle.get().isOpenedBy(key.seat(), key.generation())) {
                throw fail(request, "This key was replaced by another one. Ask the umpire for it.");
            }
            caller.hasLookedAt(battle.get());
            caller.sitsAt(key.battle(), key.seat());
            return;
        }
        if (adminKey.isPresent() && SeatKeys.isEqual(sent, adminKey.get())) {
            caller.isTheAdmin();
            return;
        }
        refuseGuessing(request);
        if (tokensAreRead) {
            introduce(caller, tokenBearer(request));
        } else {
            throw fail(request, "This key was not given out here.");
        }
    }

    private SecurityIdentity tokenBearer(RoutingContext request) {
        try {
            var bearer = identity.getDeferredIdentity().await().indefinitely();
            if (!bearer.isAnonymous()) {
                return bearer;
            }
        } catch (AuthenticationFailedException e) {
            throw fail(request, "This token is not valid.");
        }
        throw fail(request, "This token is not valid.");
    }

    private static void introduce(Caller caller, SecurityIdentity bearer) {
        caller.isKnownAs("oidc:" + bearer.getPrincipal().getName());
        for (var role : bearer.getRoles()) {
            if (role.equals(ADMIN_ROLE)) {
                caller.isTheAdmin();
            }
            var parts = List.of(role.split(":", 2));
            if (parts.size() == 2) {
                battleId(parts.getFirst()).ifPresent(battle -> caller.sitsAt(battle, new Seat(parts.getLast())));
            }
        }
    }

    private static Optional<UUID> battleId(String text) {
        try {
            return Optional.of(UUID.fromString(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private ProblemException fail(RoutingContext request, String detail) {
        refuseGuessing(request);
        failedKeys.count(address(request));
        return new ProblemException(Problem.of(401, "unknown-key", "The key is not known here.", detail), CHALLENGE);
    }

    /**
     * No key can be guessed, so a valid one is always accepted, even from an address with many failures.
     * Everything else from such an address is refused without being checked.
     */
    private void refuseGuessing(RoutingContext request) {
        if (failedKeys.tooManyFrom(address(request))) {
            throw new ProblemException(
                    Problem.of(
                            429,
                            "too-many-failures",
                            "Too many unknown keys came from your address.",
                            "Wait %d seconds.".formatted(failedKeys.windowSeconds())),
                    Map.of(HttpHeaders.RETRY_AFTER, Long.toString(failedKeys.windowSeconds())));
        }
    }

    private static Sender address(RoutingContext request) {
        return Sender.of(request.request());
    }
}
