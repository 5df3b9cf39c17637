package org.longroll.cli;

import io.quarkus.runtime.annotations.QuarkusMain;

/** The entry point. Without arguments it serves without loading picocli, whose old classes an AOT cache cannot hold. */
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
