package org.longroll.cli;

import java.nio.file.Path;
import org.longroll.database.Restoration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "restore",
        description = "Restores the journal from a backup, after checking that the backup is complete.",
        mixinStandardHelpOptions = true)
final class RestoreCommand extends HomeCommand {
    @Parameters(paramLabel = "FILE", description = "A file made by longroll backup.")
    private Path file = Path.of("");

    @Option(names = "--force", description = "Replaces an existing journal, which is moved aside.")
    private boolean force;

    @Override
    public Integer call() {
        DatabaseSettings.requireEmbedded();
        var out = out();
        try (Restoration restoration = Restoration.from(file, Chains::requireIntact)) {
            if (force) {
                out.printf("What was there before is in %s.%n", restoration.over(home()));
            } else {
                restoration.into(home());
            }
            out.printf(
                    "Restored %,d rows of %d tables into %s.%n",
                    restoration.manifest().rows(),
                    restoration.manifest().tables().size(),
                    home());
        }
        return 0;
    }
}
