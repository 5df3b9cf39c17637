package org.longroll.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.longroll.database.DatabaseException;
import org.longroll.training.Training;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "train",
        description = "Plays on a throwaway server and writes an AOT cache, for faster starts (JDK 25 or newer).",
        footer = "%nThe start script and the builds of archive and container do this by themselves.",
        mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {
    private static final int JAVA_MIN = 25;

    @Parameters(paramLabel = "CACHE", description = "The file to write.")
    private Path cache = Path.of("");

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "How long the server plays (default: ${DEFAULT-VALUE}).")
    private int seconds = 20;

    @Override
    public Integer call() throws Exception {
        if (Runtime.version().feature() < JAVA_MIN) {
            throw new DatabaseException("An AOT cache needs JDK " + JAVA_MIN + " or newer; this is "
                    + Runtime.version().feature() + ".");
        }
        if (!new Training(cache, Duration.ofSeconds(seconds)).run()) {
            throw new DatabaseException("The JDK wrote no AOT cache to " + cache + ".");
        }
        return 0;
    }
}
