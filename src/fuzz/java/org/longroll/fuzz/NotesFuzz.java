package org.longroll.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.longroll.audit.Holdings;
import org.longroll.audit.proof.Announcement;
import org.longroll.audit.proof.VerifierKey;

/** Notes, keys and codes: what a witness sends, and what an official types. */
public final class NotesFuzz {

    private NotesFuzz() {}

    public static void fuzzerTestOneInput(byte[] input) {
        var text = new String(input, StandardCharsets.UTF_8);
        readOrRefused(() -> Holdings.of(List.of(), List.of(text)));
        readOrRefused(() -> Announcement.parse(text));
        readOrRefused(() -> VerifierKey.parse(text));
    }

    private static void readOrRefused(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException refused) {
            // Refused in words.
        }
    }
}
