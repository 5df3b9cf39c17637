package org.longroll.cli;

import org.longroll.feed.postgres.PostgresElection;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** Lets the Kafka channel begin again. */
@Command(
        name = "republish",
        description = "Publishes every committed event on the Kafka topic again, from the first one on.",
        footer = "%nThe server may run or not: the node that publishes begins again within a second, or when it is"
                + " started with Kafka. What is in the topic already stays there.",
        mixinStandardHelpOptions = true)
final class RepublishCommand extends HomeCommand {

    @Override
    public Integer call() {
        return DatabaseSettings.useAsApplication(home(), database -> {
            new PostgresElection(database).beginAgain();
            out().println("The channel begins again with the first event.");
            out().flush();
            return ExitCode.OK;
        });
    }
}
