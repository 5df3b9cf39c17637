package org.longroll.web.battles;

import java.nio.charset.StandardCharsets;
import org.longroll.web.Page;
import org.longroll.web.http.IfMatch;
import org.longroll.web.problem.ProblemException;

/** What a caller says of the place where it was: the id of a stream, a cursor, a version. */
public final class StreamIdsFuzz {

    private StreamIdsFuzz() {}

    public static void fuzzerTestOneInput(byte[] sent) {
        var text = new String(sent, StandardCharsets.UTF_8);
        tried(() -> LiveResource.version(text, null));
        tried(() -> LiveResource.version(null, text));
        tried(() -> Page.place(text, Long::valueOf));
        tried(() -> IfMatch.version(text));
    }

    private static void tried(Runnable reading) {
        try {
            reading.run();
        } catch (ProblemException refused) {
            // As it should be.
        }
    }
}
