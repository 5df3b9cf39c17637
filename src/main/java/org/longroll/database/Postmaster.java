package org.longroll.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The content of {@code postmaster.pid} in a data directory: process, start time, port and state of its server. */
record Postmaster(long pid, long startedAtSeconds, int port, boolean ready) {
    private static final int LINE_PID = 0;
    private static final int LINE_STARTED_AT = 2;
    private static final int LINE_PORT = 3;
    private static final int LINE_STATUS = 7;

    /** The entry of the given data directory; empty if there is none or it is incomplete. */
    static Optional<Postmaster> of(Path cluster) throws IOException {
        try {
            List<String> lines = Files.readAllLines(cluster.resolve("postmaster.pid"));
            if (lines.size() <= LINE_PORT) {
                return Optional.empty();
            }
            return Optional.of(new Postmaster(
                    Long.parseLong(lines.get(LINE_PID).strip()),
                    Long.parseLong(lines.get(LINE_STARTED_AT).strip()),
                    Integer.parseInt(lines.get(LINE_PORT).strip()),
                    lines.size() > LINE_STATUS && lines.get(LINE_STATUS).strip().equals("ready")));
        } catch (NoSuchFileException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    boolean isSameServerAs(Postmaster other) {
        return pid == other.pid && startedAtSeconds == other.startedAtSeconds && port == other.port;
    }
}
