package org.longroll.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The two files that configure PostgreSQL and its access rules, written at every start. */
final class ServerSettings {
    private static final String RUN = """
            # Written by Longroll at every start. Settings of your own: ALTER SYSTEM.
            listen_addresses = '%s'
            port = %d
            unix_socket_directories = ''
            password_encryption = 'scram-sha-256'

            # An acknowledged entry survives the power cut. Longroll refuses to run without these three.
            fsync = on
            synchronous_commit = on
            full_page_writes = on

            timezone = 'UTC'
            log_timezone = 'UTC'
            lc_messages = 'C'
            log_checkpoints = off
            """;

    /** Every role needs its password, the superuser included. */
    private static final String LET_IN = """
            # Written by Longroll at every start.
            # TYPE  DATABASE  USER  ADDRESS       METHOD
            host    all       all   %s/32  scram-sha-256
            """;

    private ServerSettings() {}

    static void write(Path cluster, String address, int port) throws IOException {
        OwnerOnly.write(cluster.resolve("postgresql.conf"), bytes(RUN.formatted(address, port)));
        OwnerOnly.write(cluster.resolve("pg_hba.conf"), bytes(LET_IN.formatted(address)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
