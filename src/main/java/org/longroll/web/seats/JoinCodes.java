package org.longroll.web.seats;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.recording.Invitations;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Short codes that stand for a seat: read aloud at the table, typed once, good for ten minutes, on every node. Wrong codes
 * count like wrong keys.
 */
@Singleton
public class JoinCodes {

    /** A code that was made, and when it runs out. */
    public record Made(String code, Instant expiresAt) {}

    /** Letters and figures that are not taken for one another. */
    private static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int LENGTH = 6;

    /** More than the seats of a large club evening, and few enough that a guess stays hopeless. */
    private static final int OPEN_MAX = 50;

    private static final int TOO_MANY = 429;
    private static final int AGAINST_THE_RULES = 422;

    private final Invitations invitations;
    private final SeatKeys keys;
    private final SecureRandom random = new SecureRandom();
    private final Duration lifetime;
    private final FailedKeys failures;

    JoinCodes(
            @ConfigProperty(name = "longroll.join-codes.lifetime", defaultValue = "10m") Duration lifetime,
            Invitations invitations,
            SeatKeys keys,
            FailedKeys failures) {
        this.lifetime = lifetime;
        this.invitations = invitations;
        this.keys = keys;
        this.failures = failures;
    }

    /** A new code for a seat and the key that it has now; throws a problem if the battle has too many open ones. */
    public Made invite(Invitations.Place place) {
        var code = random.ints(LENGTH, 0, ALPHABET.length())
                .mapToObj(at -> String.valueOf(ALPHABET.charAt(at)))
                .collect(Collectors.joining());
        return invitations
                .put(keys.hashOf(code), place, lifetime, OPEN_MAX)
                .map(expiresAt -> new Made(code, expiresAt))
                .orElseThrow(() -> new ProblemException(
                        Problem.of(
                                TOO_MANY,
                                "too-many-codes",
                                "This battle has too many open codes.",
                                "Wait until one was typed or has run out, or give the link."),
                        Map.of("Retry-After", String.valueOf(lifetime.toSeconds()))));
    }

    /** The seat of a code, which is used up; throws a problem for a wrong one, and for too many of them. */
    public Invitations.Place redeem(String typed, RoutingContext route) {
        var address = Sender.of(route.request());
        if (failures.tooManyFrom(address)) {
            throw new ProblemException(
                    Problem.of(TOO_MANY, "too-many-attempts", "Too many wrong codes.", "Wait a minute and try again."),
                    Map.of("Retry-After", String.valueOf(failures.windowSeconds())));
        }
        var code = typed.strip().toUpperCase(Locale.ROOT).replace(" ", "").replace("-", "");
        return invitations.take(keys.hashOf(code)).orElseThrow(() -> {
            failures.count(address);
            return noSuchCode();
        });
    }

    /** For a code that stands for no seat, or no longer. */
    public static ProblemException noSuchCode() {
        return new ProblemException(
                AGAINST_THE_RULES,
                "no-such-code",
                "There is no such code.",
                "It was mistyped, used already, is older than ten minutes or than the seat's key. Ask for a new one.");
    }
}
