package org.longroll.database;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folders of a home. The programs may be elsewhere; the data is always inside. */
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

    /** The home inside this one in which a restore builds a journal; it shares this one's programs. */
    Home draft() {
        return new Home(root.resolve("restoring"), runtime);
    }

    /** The home inside this one in which a backup is restored to see that it can be; it is thrown away. */
    Home rehearsal() {
        return new Home(root.resolve("rehearsing"), runtime);
    }

    boolean hasJournal() {
        return Files.exists(cluster());
    }
}
