package org.longroll.cli;

import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The entry of the program; without a subcommand it serves. */
@QuarkusMain
@Command(
        name = "longroll",
        description = "A battle journal that loses nothing and explains everything. Without a command: serve.",
        synopsisSubcommandLabel = "[COMMAND]",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {ServeCommand.class, BackupCommand.class, RestoreCommand.class, VerifyCommand.class})
public final class Longroll implements Callable<Integer> {
    @Mixin
    private final HomeOption home = new HomeOption();

    public static void main(String... arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        var failures = new Failures();
        return new CommandLine(new Longroll())
                .setExecutionExceptionHandler(failures)
                .setParameterExceptionHandler(failures);
    }

    @Override
    public Integer call() {
        return new ServeCommand(home).call();
    }
}
