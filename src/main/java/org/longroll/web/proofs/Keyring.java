package org.longroll.web.proofs;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.longroll.audit.HeadLog;
import org.longroll.audit.proof.Announcement;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.SigningKey;
import org.longroll.database.LocalSecrets;

/** The key with which this server signs: from the settings, or made on the first start and kept in its home. */
@Singleton
public class Keyring {

    public static final String SECRET = "signing-key";

    private static final Logger LOG = Logger.getLogger(Keyring.class);

    private final ServerKeys keys;

    Keyring(
            @ConfigProperty(name = "longroll.signing-key") Optional<String> given,
            @ConfigProperty(name = "longroll.home", defaultValue = "data") Path home,
            HeadLog log) {
        this.keys = new ServerKeys(signing(given, home), log.announcements());
    }

    /** The key of a home with this setting. */
    public static SigningKey signing(Optional<String> given, Path home) {
        return SigningKeys.read(given.orElseGet(() -> kept(LocalSecrets.in(home))));
    }

    /** The same, if there is one yet. */
    public static Optional<SigningKey> found(Optional<String> given, Path home) {
        return given.or(() -> LocalSecrets.in(home).find(SECRET)).map(SigningKeys::read);
    }

    private static String kept(LocalSecrets secrets) {
        return secrets.find(SECRET).orElseGet(() -> {
            var made = SigningKeys.make();
            secrets.put(SECRET, made);
            return made;
        });
    }

    /** A key that cannot be right is refused before the first battle, and a lost one is told of. */
    void start(@Observes StartupEvent event) {
        var announced = Announcement.last(keys.announcements());
        if (announced.isPresent() && !announced.get().equals(keys.signing().verifier())) {
            LOG.warnf(
                    "This server signs with the key %s, but announced %s. If that was lost, tell those who hold"
                            + " checkpoints; if not, give it back.",
                    keys.key(), announced.get());
        }
    }

    @Produces
    @Singleton
    ServerKeys keys() {
        return keys;
    }
}
