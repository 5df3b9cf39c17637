package org.longroll.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.longroll.database.EmbeddedDatabase;
import org.longroll.web.app.ServerAddresses;

/** The time from when the server answers until it is stopped. Public, because Quarkus makes one. */
public final class Serving implements QuarkusApplication {

    private static final Logger LOG = Logger.getLogger(Serving.class);

    private final ServerAddresses addresses;
    private final int port;

    Serving(ServerAddresses addresses, @ConfigProperty(name = "quarkus.http.port") int port) {
        this.addresses = addresses;
        this.port = port;
    }

    @Override
    public int run(String... arguments) {
        var home = Path.of(System.getProperty("longroll.home"));
        LogFile.in(home).ifPresent(log -> welcome(home, log));
        if (isOpen() && !addresses.list().isEmpty()) {
            LOG.info(
                    "Everybody who reaches this server may start battles. LONGROLL_ADMIN_KEY keeps that to its owner.");
        }
        var training = BackgroundTraining.asAsked().map(BackgroundTraining::begin);
        Quarkus.waitForExit();
        training.ifPresent(BackgroundTraining::close);
        return 0;
    }

    private static boolean isOpen() {
        return DatabaseSettings.setting("longroll.admin-key").isEmpty();
    }

    private void welcome(Path home, Path log) {
        var journal = EmbeddedDatabase.running(home).isPresent()
                ? home.toString()
                : "in the PostgreSQL that QUARKUS_DATASOURCE_JDBC_URL names";
        boolean drawn = System.console() != null && TerminalQr.canBeDrawnIn(System.out.charset());
        new Welcome(port, addresses.list(), journal, log, isOpen()).lines(drawn).forEach(System.out::println);
    }
}
