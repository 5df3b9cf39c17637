package org.longroll.cli;

import io.quarkus.runtime.annotations.QuarkusMain;

/**
 * Where the program starts.
 *
 * <p>A bare {@code longroll} serves without asking the parser of the command line. That one is compiled for Java 5, and
 * no AOT cache holds such classes: reading them from the jar would be a good part of the start.
 */
@QuarkusMain
public final class Main {
    private Main() {}

    public static void main(String... arguments) {
        System.exit(arguments.length == 0 ? serve() : Longroll.commandLine().execute(arguments));
    }

    private static int serve() {
        try {
            return new Server(HomeOption.unlessTold()).serve();
        } catch (RuntimeException e) {
            System.err.println("longroll: " + Failures.sentence(e));
            return 1;
        }
    }
}
