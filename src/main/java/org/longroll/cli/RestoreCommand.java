package org.longroll.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.longroll.database.Restoration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Makes a home's journal out of a backup. */
@Command(
        name = "restore",
        description = "Makes the journal out of a backup, after checking that the backup is whole.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @ParentCommand
    private Longroll longroll = new Longroll();

    @Parameters(paramLabel = "FILE", description = "A file made by longroll backup.")
    private Path file = Path.of("");

    @Option(names = "--force", description = "Also where there is a journal already; that one is put aside.")
    private boolean force;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        DatabaseSettings.requireEmbedded();
        PrintWriter out = spec.commandLine().getOut();
        try (Restoration restoration = Restoration.from(file, Chains::requireIntact)) {
            if (force) {
                out.printf("What was there before is in %s.%n", restoration.over(longroll.home()));
            } else {
                restoration.into(longroll.home());
            }
            out.printf(
                    "Restored %,d rows of %d tables into %s.%n",
                    restoration.manifest().rows(),
                    restoration.manifest().tables().size(),
                    longroll.home());
        }
        return 0;
    }
}
