package org.longroll.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.longroll.database.DatabaseException;

/** The operator's command that takes a backup to another place: {@code $1} in it is the file. */
record AfterBackup(String command, Duration patience) {

    static final Duration PATIENCE = Duration.ofHours(1);

    private static final int WORDS_MAX = 2_000;

    AfterBackup(String command) {
        this(command, PATIENCE);
    }

    /** Runs it to its end; fails with what it said if it does not succeed. */
    void run(Path file) {
        try {
            Path said = Files.createTempFile("longroll-backup-command-", ".log");
            try {
                run(file, said);
            } finally {
                Files.deleteIfExists(said);
            }
        } catch (IOException e) {
            throw new DatabaseException("LONGROLL_BACKUP_COMMAND could not be run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DatabaseException("LONGROLL_BACKUP_COMMAND was ended with the server.", e);
        }
    }

    private void run(Path file, Path said) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(shell(file))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new DatabaseException("LONGROLL_BACKUP_COMMAND did not end within " + patience.toMinutes()
                        + " minutes and was stopped. It said: " + end(said));
            }
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        if (process.exitValue() != 0) {
            throw new DatabaseException("LONGROLL_BACKUP_COMMAND ended with " + process.exitValue()
                    + "; the backup itself is in its folder. It said: " + end(said));
        }
    }

    private List<String> shell(Path file) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows
                ? List.of("cmd", "/c", command + " \"" + file + "\"")
                : List.of("/bin/sh", "-c", command, "longroll", file.toString());
    }

    private static String end(Path said) throws IOException {
        String all = new String(Files.readAllBytes(said), StandardCharsets.UTF_8).strip();
        return all.isEmpty() ? "nothing." : all.substring(Math.max(0, all.length() - WORDS_MAX));
    }
}
