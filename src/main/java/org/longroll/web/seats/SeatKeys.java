package org.longroll.web.seats;

import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.database.LocalSecrets;
import org.longroll.journal.Seat;

/**
 * Makes and recognises keys. A key is its battle and seat plus the HMAC-SHA-256 of them under the server's secret: the
 * same seat always has the same key, and no secret is stored with a battle.
 */
@Singleton
public class SeatKeys {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int MIN_SECRET_CHARACTERS = 32;

    private final SecretKeySpec secret;

    public SeatKeys(
            @ConfigProperty(name = "longroll.secret") Optional<String> given,
            @ConfigProperty(name = "longroll.home", defaultValue = "data") Path home) {
        var text = given.orElseGet(() -> LocalSecrets.in(home).secret("seat-keys"));
        requireLong("LONGROLL_SECRET", text);
        this.secret = new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    }

    /** A secret that cannot be guessed however often it is tried. */
    static void requireLong(String setting, String secret) {
        if (secret.length() < MIN_SECRET_CHARACTERS) {
            throw new IllegalStateException(
                    "%s must have at least %d characters.".formatted(setting, MIN_SECRET_CHARACTERS));
        }
    }

    /** The key of a seat in this generation. */
    public String keyOf(UUID battle, Seat seat, int generation) {
        var subject = SeatKey.subject(battle, seat, generation);
        return subject + "." + proof(subject);
    }

    /** The key in this text, if this server made it. */
    Optional<SeatKey> recognise(String text) {
        return SeatKey.parse(text).filter(key -> isEqual(key.proof(), proof(key.subject())));
    }

    /** Compares in constant time, so that the time does not tell how much of a guess was right. */
    static boolean isEqual(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The stored form of a short code. Without the secret all codes could be tried in a second; no subject of a key
     * begins like this.
     */
    byte[] hashOf(String code) {
        return mac("code." + code);
    }

    private String proof(String subject) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(mac(subject));
    }

    private byte[] mac(String subject) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return mac.doFinal(subject.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java runtime has " + ALGORITHM, e);
        }
    }
}
