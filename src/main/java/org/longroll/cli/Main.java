package org.longroll.cli;

import io.quarkus.runtime.annotations.QuarkusMain;

/**
 * The entry point of the program.
 *
 * <p>{@code longroll} without arguments serves without the parser of the command line. Its classes are compiled for
 * Java 5, which an AOT cache cannot hold, and loading them from the jar would slow down the start.
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
