package org.longroll.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The home that a command works on, given before or after the command. */
final class HomeOption {
    @Option(
            names = "--home",
            scope = ScopeType.INHERIT,
            paramLabel = "FOLDER",
            description = "Where the journal lives, in place of LONGROLL_HOME or data.")
    private @Nullable Path folder;

    Path folder() {
        return folder == null ? unlessTold() : folder.toAbsolutePath().normalize();
    }

    /** The home if none is given. */
    static Path unlessTold() {
        String folder = Optional.ofNullable(System.getenv("LONGROLL_HOME"))
                .filter(name -> !name.isBlank())
                .orElse("data");
        return Path.of(folder).toAbsolutePath().normalize();
    }
}
