package org.longroll.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which home a command works on. */
final class HomeOption {
    @Option(
            names = "--home",
            paramLabel = "FOLDER",
            defaultValue = "${env:LONGROLL_HOME:-data}",
            description = "Where the journal lives; LONGROLL_HOME if set, else data. Now: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("data");

    Path folder() {
        return folder.toAbsolutePath().normalize();
    }
}
