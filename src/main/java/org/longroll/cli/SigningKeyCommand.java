package org.longroll.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.postgres.PostgresHeadLog;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.SigningKey;
import org.longroll.database.DatabaseException;
import org.longroll.database.LocalSecrets;
import org.longroll.web.proofs.Keyring;
import org.longroll.web.proofs.SigningKeys;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;

/** The key with which a server signs checkpoints: shows its public part, and replaces it. */
@Command(
        name = "signing-key",
        description = "Prints the public key with which this server signs checkpoints, whether it is running or not.",
        footer = "%nA server that is running signs with a new key after its next start.",
        mixinStandardHelpOptions = true)
final class SigningKeyCommand extends HomeCommand {

    @Option(
            names = "--rotate",
            description = "Makes a new key. The old one announces it in a checkpoint of the log of heads, so that who"
                    + " trusts the old one can trust the new one.")
    private boolean rotate;

    @Option(names = "--make", paramLabel = "NAME", description = "Only prints a new private key with this name.")
    private @Nullable String make;

    @Override
    public Integer call() {
        if (make != null) {
            out().println(made(make));
        } else {
            var given = DatabaseSettings.setting("longroll.signing-key");
            var now = read(given);
            out().println(rotate ? rotated(now, given) : now.verifier().text());
        }
        out().flush();
        return ExitCode.OK;
    }

    private static String made(String name) {
        try {
            return SigningKeys.make(name);
        } catch (IllegalArgumentException e) {
            throw new DatabaseException(String.valueOf(e.getMessage()), e);
        }
    }

    private SigningKey read(Optional<String> given) {
        try {
            return Keyring.signing(given, home());
        } catch (IllegalArgumentException e) {
            throw new DatabaseException(String.valueOf(e.getMessage()), e);
        }
    }

    /** The announcement is kept before the key: if the second fails, the old key announces another one later. */
    private String rotated(SigningKey old, Optional<String> given) {
        var text = SigningKeys.make(old.name());
        var next = SigningKeys.read(text);
        DatabaseSettings.useAsApplication(home(), database -> {
            var log = new PostgresHeadLog(database);
            var tree = Frontier.EMPTY.with(log.hashes());
            log.announce(Checkpoint.of(ServerKeys.originOfLog(old.name()), tree)
                    .announcing(old, next)
                    .written());
            return tree;
        });
        if (given.isPresent()) {
            return "Give every node this key and start it again:%nLONGROLL_SIGNING_KEY=%s".formatted(text);
        }
        LocalSecrets.in(home()).put(Keyring.SECRET, text);
        return next.verifier().text();
    }
}
