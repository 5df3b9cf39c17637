package org.longroll.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How to run PostgreSQL, which refuses to run as root, when Longroll runs as root.
 *
 * <p>Root without privileges is enough for PostgreSQL. {@code unshare} into an empty user namespace gives that, and the
 * files stay root's. Containers often forbid it; there the programs run as {@code nobody} with one capability, to pass
 * through the folders of root (the secure bit makes {@code access()} respect it). A data directory always uses the way
 * by which it was created.
 */
record UnprivilegedCommand(List<String> prefix) {
    private static final int ROOT = 0;
    private static final int NOBODY = 65534;

    static UnprivilegedCommand forData(Path cluster) throws IOException {
        if (!isRoot()) {
            return new UnprivilegedCommand(List.of());
        }
        int owner = Files.exists(cluster) ? uid(cluster) : allowsUnshare() ? ROOT : NOBODY;
        return owner == ROOT ? unshared() : as(owner);
    }

    private static UnprivilegedCommand unshared() {
        return new UnprivilegedCommand(List.of("unshare", "--user"));
    }

    private static UnprivilegedCommand as(int uid) {
        return new UnprivilegedCommand(List.of(
                "setpriv",
                "--reuid=" + uid,
                "--regid=" + uid,
                "--clear-groups",
                "--securebits=+no_setuid_fixup",
                "--inh-caps=+dac_override",
                "--ambient-caps=+dac_override"));
    }

    List<String> of(Path program, List<String> arguments) {
        List<String> command = new ArrayList<>(prefix);
        command.add(program.toString());
        command.addAll(arguments);
        return command;
    }

    private static boolean isRoot() throws IOException {
        Path self = Path.of("/proc/self");
        return Files.exists(self) && uid(self) == ROOT;
    }

    private static int uid(Path path) throws IOException {
        return (Integer) Files.getAttribute(path, "unix:uid");
    }

    private static boolean allowsUnshare() {
        try {
            Process attempt = new ProcessBuilder(unshared().of(Path.of("true"), List.of()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return attempt.waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
