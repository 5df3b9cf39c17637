package org.longroll.database;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The PostgreSQL server of one data directory, driven through {@code initdb} and {@code pg_ctl}.
 *
 * <p>{@code pg_ctl} rather than {@code postgres} itself, because it starts the server in a session of its own: Ctrl-C
 * in the terminal must not stop PostgreSQL before the connection pool is closed.
 */
record PostgresServer(PostgresBinaries binaries, Path cluster, Path log) {

    static final String SUPERUSER = "postgres";

    private static final String LOOPBACK = "127.0.0.1";
    private static final int INITIALISE_SECONDS_MAX = 300;
    private static final int RECOVERY_SECONDS_MAX = 3600;
    private static final int STOP_SECONDS_MAX = 60;
    private static final int READY_POLL_MILLIS = 5;
    private static final int START_ATTEMPTS_MAX = 5;
    private static final long LOG_BYTES_MAX = 4 << 20;

    static PostgresServer of(Home home) throws IOException {
        return new PostgresServer(PostgresBinaries.unpackedIn(home.runtime()), home.cluster(), home.log());
    }

    /** Creates the data directory under a temporary name and renames it, so that it is complete or absent. */
    void initialise(Path passwordFile) throws IOException {
        Path draft = cluster.resolveSibling(cluster.getFileName() + ".new");
        PostgresBinaries.deleteTree(draft);
        long logStart = logSize();
        Process initdb = run(
                "initdb",
                List.of(
                        "--pgdata=" + draft,
                        "--username=" + SUPERUSER,
                        "--pwfile=" + passwordFile,
                        "--auth=scram-sha-256",
                        "--encoding=UTF8",
                        "--locale-provider=builtin",
                        "--builtin-locale=C.UTF-8",
                        "--locale=C",
                        "--no-instructions"));
        if (waitFor(initdb, INITIALISE_SECONDS_MAX) != 0) {
            throw new DatabaseException("PostgreSQL could not initialise its data: " + lastWords(logStart));
        }
        Files.move(draft, cluster, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Starts the server, with recovery after a crash, and answers its port. */
    int start() throws IOException {
        requireSameMajorVersion();
        for (int attempt = 1; ; attempt++) {
            int port = freePort();
            ServerSettings.write(cluster, LOOPBACK, port);
            long logStart = logSize();
            if (launch(port)) {
                return port;
            }
            String reason = lastWords(logStart);
            if (attempt == START_ATTEMPTS_MAX || !mayPass(reason)) {
                throw new DatabaseException("PostgreSQL did not start: " + reason);
            }
            stopOrphan();
        }
    }

    /** Starts a server that has died again, on the port that its clients know. */
    void restart(int port) throws IOException {
        stopOrphan();
        ServerSettings.write(cluster, LOOPBACK, port);
        long logStart = logSize();
        if (!launch(port)) {
            throw new DatabaseException("PostgreSQL did not start again: " + lastWords(logStart));
        }
    }

    /** Whether another attempt may succeed: the port was taken meanwhile, or an orphaned server was just starting. */
    private static boolean mayPass(String reason) {
        return reason.contains("TCP/IP socket") || reason.contains("postmaster.pid");
    }

    /** Ends every session, writes a checkpoint and waits until the server has stopped. */
    void stop() throws IOException {
        if (stop("fast") != 0 && runningServer().isPresent() && stop("immediate") != 0) {
            throw new DatabaseException("PostgreSQL does not stop; its log is " + log + ".");
        }
        // pg_ctl waits for the end of postmaster.pid, which the server removes before its last line in the log.
        awaitEndOfProcesses();
    }

    /**
     * Stops a server whose application was killed, or removes its stale files. Only call this while holding the home.
     */
    void stopOrphan() throws IOException {
        if (runningServer().isPresent()) {
            stop();
        } else {
            clearTraces();
        }
        binaries.removeOlder();
    }

    /** A stale {@code postmaster.pid} may have the id of another process; PostgreSQL would refuse to start. */
    private void clearTraces() throws IOException {
        Optional<Postmaster> trace = Postmaster.of(cluster);
        if (trace.flatMap(it -> ProcessHandle.of(it.pid())).isPresent()) {
            awaitEndOfProcesses();
            Files.delete(cluster.resolve("postmaster.pid"));
        }
    }

    /** The processes of a server that stopped or crashed end by themselves, on a busy machine after some seconds. */
    private void awaitEndOfProcesses() {
        var deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(STOP_SECONDS_MAX);
        while (ProcessHandle.allProcesses().anyMatch(this::servesThisData)) {
            if (System.nanoTime() - deadline > 0) {
                throw new DatabaseException(
                        "Processes of PostgreSQL still use " + cluster + ": end them and start again.");
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(READY_POLL_MILLIS));
        }
    }

    Optional<Postmaster> runningServer() throws IOException {
        return Postmaster.of(cluster)
                .filter(it ->
                        ProcessHandle.of(it.pid()).filter(this::servesThisData).isPresent());
    }

    void rollLog() throws IOException {
        OwnerOnly.directory(log.resolveSibling(""));
        if (Files.exists(log) && Files.size(log) > LOG_BYTES_MAX) {
            Files.move(log, log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Whether the process runs this home's PostgreSQL in this data directory, as all processes of the server do. */
    private boolean servesThisData(ProcessHandle process) {
        try {
            Path runtime = binaries.root().resolveSibling("").toRealPath();
            boolean oursToRun = process.info()
                    .command()
                    .filter(command -> Path.of(command).startsWith(runtime))
                    .isPresent();
            if (!oursToRun) {
                return false;
            }
            Path workingDirectory = Path.of("/proc", Long.toString(process.pid()), "cwd");
            if (Files.exists(workingDirectory)) {
                return workingDirectory.toRealPath().equals(cluster.toRealPath());
            }
            return process.info()
                    .arguments()
                    .map(List::of)
                    .map(arguments -> arguments.contains(cluster.toString()))
                    .orElse(true);
        } catch (IOException e) {
            return false;
        }
    }

    private void requireSameMajorVersion() throws IOException {
        Path version = cluster.resolve("PG_VERSION");
        if (!Files.exists(version)) {
            throw new DatabaseException("The folder " + cluster + " is not a PostgreSQL data directory: move it away"
                    + " or set LONGROLL_HOME to another folder.");
        }
        String ofData = Files.readString(version).strip();
        String ofPrograms = binaries.majorVersion();
        if (!ofData.equals(ofPrograms)) {
            throw new DatabaseException("The data in " + cluster + " was written by PostgreSQL " + ofData
                    + ", but this Longroll brings PostgreSQL " + ofPrograms
                    + ": make a backup with the Longroll that wrote it and restore it with this one.");
        }
    }

    private boolean launch(int port) throws IOException {
        Optional<Postmaster> before = Postmaster.of(cluster);
        Process starting = control("start", "--log=" + log, "--wait", "--timeout=" + RECOVERY_SECONDS_MAX);
        try {
            do {
                Optional<Postmaster> now = Postmaster.of(cluster)
                        .filter(it -> it.port() == port)
                        .filter(it -> before.filter(it::isSameServerAs).isEmpty());
                if (now.isPresent() && now.get().ready()) {
                    return true;
                }
            } while (!starting.waitFor(READY_POLL_MILLIS, TimeUnit.MILLISECONDS));
            return starting.exitValue() == 0;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private int stop(String mode) throws IOException {
        return waitFor(
                control("stop", "--mode=" + mode, "--wait", "--timeout=" + STOP_SECONDS_MAX), STOP_SECONDS_MAX * 2);
    }

    private Process control(String action, String... options) throws IOException {
        var arguments = new ArrayList<>(List.of(action, "--silent", "--pgdata=" + cluster));
        arguments.addAll(List.of(options));
        return run("pg_ctl", arguments);
    }

    private Process run(String program, List<String> arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        UnprivilegedCommand.forData(cluster).of(binaries.program(program), arguments))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
        builder.environment().put("LC_ALL", "C");
        // The archive brings what its programs need of C++; a system may lack it.
        Optional.ofNullable(System.getProperty("longroll.libraries")).ifPresent(folder -> builder.environment()
                .merge("LD_LIBRARY_PATH", folder, (given, ours) -> given + File.pathSeparator + ours));
        return builder.start();
    }

    private static int waitFor(Process process, int secondsMax) throws IOException {
        try {
            if (!process.waitFor(secondsMax, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return -1;
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw interrupted(e);
        }
    }

    private static IOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IOException("interrupted while waiting for PostgreSQL", e);
    }

    /** The reason in PostgreSQL's log, from that byte on, and the path of the log. */
    private String lastWords(long logStart) throws IOException {
        byte[] bytes = Files.readAllBytes(log);
        int from = (int) Math.min(logStart, bytes.length);
        List<String> lines = new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
        String reason = lines.stream()
                .filter(line -> line.contains("FATAL:") || line.contains("error:"))
                .findFirst()
                .orElse(lines.isEmpty() ? "it gave no reason" : lines.getLast());
        return reason.replaceFirst("^.*(FATAL|error): +", "") + " (its log is " + log + ")";
    }

    private long logSize() throws IOException {
        return Files.exists(log) ? Files.size(log) : 0;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(LOOPBACK))) {
            return socket.getLocalPort();
        }
    }
}
