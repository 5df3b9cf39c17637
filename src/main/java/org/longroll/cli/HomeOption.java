package org.longroll.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Which home a command works on, said before or after the command. */
final class HomeOption {
    @Option(
            names = "--home",
            scope = ScopeType.INHERIT,
            paramLabel = "FOLDER",
            defaultValue = "${env:LONGROLL_HOME:-data}",
            description = "Where the journal lives; LONGROLL_HOME if set, else data. Now: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("data");

    Path folder() {
        Path chosen = folder.toString().isEmpty() ? Path.of("data") : folder;
        return chosen.toAbsolutePath().normalize();
    }
}
