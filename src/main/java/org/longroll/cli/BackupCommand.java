package org.longroll.cli;

import java.nio.file.Path;
import org.longroll.database.Backup;
import org.longroll.database.BackupManifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = "Copies the whole journal into one file, whether the server is running or not.",
        footer = "%nThe file holds the secret that seat keys are made from: keep it like a key.",
        mixinStandardHelpOptions = true)
final class BackupCommand extends HomeCommand {
    @Parameters(paramLabel = "FILE", description = "The file to make; it must not exist yet.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        DatabaseSettings.requireEmbedded();
        BackupManifest manifest = Backup.write(home(), file);
        out().printf(
                        "Backed up %,d rows of %d tables into %s.%n",
                        manifest.rows(), manifest.tables().size(), file);
        return 0;
    }
}
