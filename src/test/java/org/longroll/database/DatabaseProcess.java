package org.longroll.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** An application in a process of its own that holds a database open, to be killed. */
final class DatabaseProcess implements AutoCloseable {
    private static final String READY = "ready";
    private static final String REFUSED = "refused: ";

    private final Process process;
    private final String answer;

    private DatabaseProcess(Process process, String answer) {
        this.process = process;
        this.answer = answer;
    }

    static DatabaseProcess start(Path home) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        DatabaseProcess.class.getName(),
                        home.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        return new DatabaseProcess(process, output.readLine());
    }

    boolean isReady() {
        return READY.equals(answer);
    }

    String refusal() {
        return answer.substring(REFUSED.length());
    }

    void killHard() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Runs until its standard input ends. */
    public static void main(String... arguments) throws IOException {
        try (var database = EmbeddedDatabase.start(Path.of(arguments[0]))) {
            System.out.println(database.access().port() > 0 ? READY : REFUSED);
            System.in.read();
        } catch (DatabaseException e) {
            System.out.println(REFUSED + e.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
        try {
            if (!process.waitFor(180, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
