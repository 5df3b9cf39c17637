package org.longroll.database;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL that can be killed, started again on the same port, and made to stand still. */
public final class FaultyDatabase implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 180;

    private final Home home;
    private final EmbeddedDatabase database;

    private FaultyDatabase(Home home, EmbeddedDatabase database) {
        this.home = home;
        this.database = database;
    }

    public static FaultyDatabase start(Path folder) {
        return new FaultyDatabase(Home.at(folder), EmbeddedDatabase.start(folder));
    }

    public DatabaseAccess access() {
        return database.access();
    }

    /** As if the power went: no process of it gets to say anything. */
    public void kill() throws IOException, InterruptedException {
        var postmaster = postmaster();
        var processes =
                Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
        signal("KILL", processes);
        for (var process : processes) {
            process.onExit().orTimeout(60, TimeUnit.SECONDS).join();
        }
    }

    /** Waits until it was started again, which happens by itself. */
    public void startAgain() throws InterruptedException {
        for (int i = 0; i < PATIENCE_SECONDS * 10; i++) {
            try {
                access().superuser().getConnection().close();
                return;
            } catch (SQLException notYet) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
        }
        throw new AssertionError("PostgreSQL was not started again");
    }

    public void standStill(long millis) throws IOException, InterruptedException {
        var postmaster = postmaster();
        var processes =
                Stream.concat(Stream.of(postmaster), postmaster.descendants()).toList();
        signal("STOP", processes);
        try {
            Thread.sleep(millis);
        } finally {
            signal("CONT", processes);
        }
    }

    private ProcessHandle postmaster() throws IOException {
        return Postmaster.of(home.cluster())
                .flatMap(server -> ProcessHandle.of(server.pid()))
                .orElseThrow();
    }

    private static void signal(String signal, List<ProcessHandle> processes) throws IOException, InterruptedException {
        var command = Stream.concat(
                        Stream.of("kill", "-" + signal),
                        processes.stream().map(process -> Long.toString(process.pid())))
                .toList();
        new ProcessBuilder(command).redirectErrorStream(true).start().waitFor();
    }

    @Override
    public void close() {
        database.close();
    }
}
