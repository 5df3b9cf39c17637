package org.longroll.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command line; without a subcommand it serves. */
@Command(
        name = "longroll",
        description = "A battle journal that loses nothing and explains everything. Without a command: serve.",
        synopsisSubcommandLabel = "[COMMAND]",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            ServeCommand.class,
            MigrateCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            VerifyCommand.class,
            CompareCommand.class,
            RebuildCommand.class,
            RepublishCommand.class,
            KeysCommand.class,
            SigningKeyCommand.class,
            ScenarioCommand.class,
            SimulateCommand.class,
            TrainCommand.class
        })
final class Longroll implements Callable<Integer> {
    @Mixin
    private final HomeOption home = new HomeOption();

    static CommandLine commandLine() {
        var failures = new Failures();
        return new CommandLine(new Longroll())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(failures)
                .setParameterExceptionHandler(failures);
    }

    Path home() {
        return home.folder();
    }

    @Override
    public Integer call() {
        return new Server(home()).serve();
    }
}
