package org.longroll.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command that works on the journal of a home and prints what it did. */
abstract class HomeCommand implements Callable<Integer> {

    @ParentCommand
    private Longroll longroll = new Longroll();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    final Path home() {
        return longroll.home();
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
