package org.longroll.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The process that listens on a port, as far as the operating system shows it to this user. */
record PortHolder(long process) {

    private static final Path PROC = Path.of("/proc");
    private static final List<Path> SOCKETS = List.of(Path.of("/proc/net/tcp"), Path.of("/proc/net/tcp6"));
    private static final String LISTENING = "0A";

    /** The columns of {@code /proc/net/tcp}: address and port in hexadecimal digits, state, the number of the socket. */
    private static final int LOCAL = 1;

    private static final int STATE = 3;
    private static final int INODE = 9;

    private static final String PROGRAM = "quarkus-run.jar";
    private static final Pattern HOME_GIVEN = Pattern.compile("--home[= ]([^\0]+)");
    private static final Pattern HOME_SET = Pattern.compile("(?:^|\0)LONGROLL_HOME=([^\0]+)");
    private static final int LSOF_SECONDS_MAX = 5;

    static Optional<PortHolder> of(int port) {
        try {
            return Files.exists(SOCKETS.getFirst()) ? inProc(port) : byLsof(port);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** As in “in use already by …”. */
    String description() {
        var command = text("cmdline").replace('\0', ' ').strip();
        if (command.contains(PROGRAM)) {
            return "another Longroll (process %d)%s"
                    .formatted(
                            process,
                            home().map(", whose journal is in %s"::formatted).orElse(""));
        }
        var name = ProcessHandle.of(process)
                .flatMap(handle -> handle.info().command())
                .map(program -> Path.of(program).getFileName().toString())
                .or(() -> Optional.of(text("comm").strip()).filter(known -> !known.isEmpty()))
                .orElse("unknown");
        return "process %d (%s)".formatted(process, name);
    }

    private Optional<String> home() {
        return Stream.of(
                        HOME_GIVEN.matcher(text("cmdline").replaceFirst("--home\0", "--home ")),
                        HOME_SET.matcher(text("environ")))
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .findFirst();
    }

    /** Empty where there is no such file, or it belongs to another user. */
    private String text(String file) {
        try {
            return Files.readString(PROC.resolve(Long.toString(process)).resolve(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    private static Optional<PortHolder> inProc(int port) throws IOException {
        var links = sockets(port);
        try (var processes = Files.list(PROC)) {
            return processes
                    .filter(folder -> folder.getFileName().toString().matches("\\d+"))
                    .filter(folder -> hasOpened(folder, links))
                    .map(folder ->
                            new PortHolder(Long.parseLong(folder.getFileName().toString())))
                    .findFirst();
        }
    }

    /** The links that a process has to sockets which listen on the port. */
    private static Set<String> sockets(int port) throws IOException {
        var ending = ":%04X".formatted(port);
        try (var lines = SOCKETS.stream().filter(Files::exists).flatMap(PortHolder::lines)) {
            return lines.map(line -> line.strip().split("\\s+"))
                    .filter(columns -> columns.length > INODE
                            && columns[LOCAL].endsWith(ending)
                            && columns[STATE].equals(LISTENING))
                    .map(columns -> "socket:[" + columns[INODE] + "]")
                    .collect(Collectors.toSet());
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    private static boolean hasOpened(Path process, Set<String> links) {
        try (var files = Files.list(process.resolve("fd"))) {
            return files.anyMatch(file -> links.contains(target(file)));
        } catch (IOException e) {
            return false;
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return "";
        }
    }

    private static Optional<PortHolder> byLsof(int port) throws IOException {
        var lsof = new ProcessBuilder("lsof", "-nP", "-t", "-iTCP:" + port, "-sTCP:LISTEN")
                .redirectErrorStream(true)
                .start();
        try {
            if (!lsof.waitFor(LSOF_SECONDS_MAX, TimeUnit.SECONDS)) {
                return Optional.empty();
            }
            return Arrays.stream(
                            new String(lsof.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).split("\\s+"))
                    .filter(word -> word.matches("\\d+"))
                    .map(word -> new PortHolder(Long.parseLong(word)))
                    .findFirst();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            lsof.destroyForcibly();
        }
    }
}
