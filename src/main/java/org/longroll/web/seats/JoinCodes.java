package org.longroll.web.seats;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.battle.Seat;
import org.longroll.web.gate.Sender;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/**
 * Short codes that stand for a seat: read aloud at the table, typed once, good for ten minutes. They are kept in the memory
 * of the node that made them and nowhere else. Wrong codes count like wrong keys.
 */
@Singleton
public class JoinCodes {

    /** A seat, until the code that stands for it was typed or has run out. */
    public record Invitation(String code, UUID battle, Seat seat, Instant expiresAt) {}

    /** Letters and figures that are not taken for one another. */
    private static final String ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

    private static final int LENGTH = 6;
    private static final int CODES = 10_000;
    private static final int TOO_MANY = 429;
    private static final int AGAINST_THE_RULES = 422;

    private final Cache<String, Invitation> open;
    private final SecureRandom random = new SecureRandom();
    private final Duration lifetime;
    private final FailedKeys failures;
    private final Clock clock = Clock.systemUTC();

    JoinCodes(
            @ConfigProperty(name = "longroll.join-codes.lifetime", defaultValue = "10m") Duration lifetime,
            FailedKeys failures) {
        this.lifetime = lifetime;
        this.failures = failures;
        this.open = Caffeine.newBuilder()
                .maximumSize(CODES)
                .expireAfterWrite(lifetime)
                .build();
    }

    /** A new code for a seat. */
    public Invitation invite(UUID battle, Seat seat) {
        var code = random.ints(LENGTH, 0, ALPHABET.length())
                .mapToObj(at -> String.valueOf(ALPHABET.charAt(at)))
                .collect(Collectors.joining());
        var made = new Invitation(code, battle, seat, clock.instant().plus(lifetime));
        open.put(code, made);
        return made;
    }

    /** The seat of a code, which is used up; throws a problem for a wrong one, and for too many of them. */
    public Invitation redeem(String typed, RoutingContext route) {
        var address = Sender.of(route.request());
        if (failures.tooManyFrom(address)) {
            throw new ProblemException(
                    Problem.of(TOO_MANY, "too-many-attempts", "Too many wrong codes.", "Wait a minute and try again."),
                    Map.of("Retry-After", String.valueOf(failures.windowSeconds())));
        }
        var code = typed.strip().toUpperCase(Locale.ROOT).replace(" ", "").replace("-", "");
        return Optional.ofNullable(open.asMap().remove(code)).orElseThrow(() -> {
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
                "It was mistyped, used already, or is older than ten minutes. Ask for a new one.");
    }
}
