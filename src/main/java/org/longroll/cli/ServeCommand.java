package org.longroll.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

@Command(
        name = "serve",
        description = "Serves the journal on http://localhost:8080 (QUARKUS_HTTP_PORT chooses another port).",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @ParentCommand
    private Longroll longroll = new Longroll();

    @Override
    public Integer call() {
        return new Server(longroll.home()).serve();
    }
}
