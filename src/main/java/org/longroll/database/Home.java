package org.longroll.database;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where in a home everything is. The programs may live elsewhere; the data never does. */
record Home(Path root, Path runtime) {
    static Home at(Path root) {
        Path absolute = root.toAbsolutePath().normalize();
        return new Home(absolute, absolute.resolve("runtime"));
    }

    Path cluster() {
        return root.resolve("postgresql");
    }

    Path secrets() {
        return root.resolve("secrets");
    }

    Path log() {
        return root.resolve("log").resolve("postgresql.log");
    }

    /** The home inside this one in which a restore rebuilds a journal; it shares this one's programs. */
    Home draft() {
        return new Home(root.resolve("restoring"), runtime);
    }

    boolean hasJournal() {
        return Files.exists(cluster());
    }
}
