package org.longroll.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The block that a person reads when the server is ready: where it is, where the journal is, how to stop.
 *
 * @param open whether everybody who reaches it may start battles
 */
record Welcome(int port, List<String> addresses, String journal, Path log, boolean open) {

    private static final String LINE = "  %-16s %s";

    /** @param drawn whether the code that a phone can scan is drawn */
    List<String> lines(boolean drawn) {
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add("  Longroll is ready.");
        lines.add("");
        lines.add(LINE.formatted("On this machine", "http://localhost:" + port));
        if (addresses.isEmpty()) {
            lines.add(LINE.formatted("For phones", "none: no network, or QUARKUS_HTTP_HOST keeps other devices out"));
        }
        for (int i = 0; i < addresses.size(); i++) {
            lines.add(LINE.formatted(i == 0 ? "For phones" : "", addresses.get(i)));
        }
        if (drawn && !addresses.isEmpty()) {
            lines.add("");
            TerminalQr.lines(addresses.getFirst()).forEach(line -> lines.add("  " + line));
            lines.add("");
        }
        if (open && !addresses.isEmpty()) {
            lines.add(
                    LINE.formatted("Who may start", "everybody who reaches it; LONGROLL_ADMIN_KEY keeps that to you"));
        }
        lines.add(LINE.formatted("Journal", journal));
        lines.add(LINE.formatted("Log", log));
        lines.add(
                LINE.formatted("To stop", "Ctrl-C. It loses nothing: an entry is on the disk before it is answered."));
        lines.add("");
        return lines;
    }
}
