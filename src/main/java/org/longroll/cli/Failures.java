package org.longroll.cli;

import io.quarkus.runtime.QuarkusBindException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.longroll.database.DatabaseException;
import org.longroll.scenario.ScenarioRefused;
import org.postgresql.util.PSQLException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns any failure into one sentence; an unexpected stack trace goes to a file that the sentence names. */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
        say(command, sentence(failure));
        return ExitCode.SOFTWARE;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        say(
                failure.getCommandLine(),
                failure.getMessage() + " ("
                        + failure.getCommandLine().getCommandSpec().qualifiedName() + " --help lists what there is)");
        return ExitCode.USAGE;
    }

    private static void say(CommandLine command, String sentence) {
        PrintWriter err = command.getErr();
        err.println("longroll: " + sentence);
        err.flush();
    }

    static String sentence(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .map(Failures::foreseen)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> unforeseen(failure));
    }

    private static Optional<String> foreseen(Throwable failure) {
        return switch (failure) {
            case ScenarioRefused refused -> Optional.ofNullable(refused.getMessage());
            case DatabaseException told -> Optional.ofNullable(told.getMessage());
            case QuarkusBindException bind -> Optional.of(portTaken(bind.getPort()));
            case PSQLException refused -> Optional.of("The database says: " + refused.getMessage());
            default -> Optional.empty();
        };
    }

    private static String portTaken(int port) {
        var by =
                PortHolder.of(port).map(holder -> " by " + holder.description()).orElse("");
        return "Port %d is in use already%s. Stop that program, or choose another port with QUARKUS_HTTP_PORT, for example %d."
                .formatted(port, by, port + 1);
    }

    private static String unforeseen(Throwable failure) {
        Throwable root = Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .reduce(failure, (outer, inner) -> inner);
        String reason =
                Optional.ofNullable(root.getMessage()).orElse(root.getClass().getSimpleName());
        try {
            Path trace = Files.createTempFile("longroll-failure-", ".txt");
            try (var writer = new PrintWriter(Files.newBufferedWriter(trace))) {
                failure.printStackTrace(writer);
            }
            return reason + " (the whole trace is in " + trace + ")";
        } catch (IOException e) {
            return reason;
        }
    }
}
