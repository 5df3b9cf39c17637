package org.longroll.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The log of a server that a person started: {@code LONGROLL_LOG=file}, which the start script sets, writes it into the
 * journal's folder, and only warnings and errors to the console too. Without it, or if the console is to be JSON, the console has everything.
 */
final class LogFile {

    private static final String SETTING = "longroll.log";
    private static final String JSON = "quarkus.log.console.json.enabled";

    private LogFile() {}

    /** The file, if there is to be one. */
    static Optional<Path> in(Path home) {
        var chosen = DatabaseSettings.setting(SETTING).orElse("console");
        if (!chosen.equals("file") && !chosen.equals("console")) {
            throw new IllegalStateException("LONGROLL_LOG must be console or file, and is " + chosen + ".");
        }
        boolean json = DatabaseSettings.setting(JSON).filter("true"::equals).isPresent();
        return chosen.equals("file") && !json
                ? Optional.of(home.resolve("log").resolve("longroll.log"))
                : Optional.empty();
    }

    static Map<String, String> settings(Path file) {
        return Map.of(
                "quarkus.log.file.enabled",
                "true",
                "quarkus.log.file.path",
                file.toString(),
                "quarkus.log.console.level",
                "WARN");
    }
}
