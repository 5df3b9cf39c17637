package org.longroll.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.SealedFile;
import org.longroll.codec.EventCodec;
import org.longroll.codec.UnreadableEvent;
import org.longroll.ledger.CanonicalJson;

/** Sealed files, and the events in them as if every hash were right. */
public final class SealedFileFuzz {

    private static final EventCodec CODEC = EventCodec.standard();

    private SealedFileFuzz() {}

    /** The charts and the classes are read here, and not in the time of the first input. */
    public static void fuzzerInitialize() throws IOException {
        fuzzerTestOneInput("{}".getBytes(StandardCharsets.UTF_8));
    }

    public static void fuzzerTestOneInput(byte[] sent) throws IOException {
        try {
            SealedFile.read(new ByteArrayInputStream(sent)).events().forEach(CODEC::line);
        } catch (BrokenSeal | UnreadableEvent refused) {
            // As it should be.
        }
        decoded(new String(sent, StandardCharsets.UTF_8));
    }

    /** A type, a version and a payload, one a line. */
    private static void decoded(String text) {
        var parts = text.split("\n", 3);
        if (parts.length < 3 || !parts[1].matches("[0-9]{1,3}")) {
            return;
        }
        try {
            CODEC.decode(parts[0], Integer.parseInt(parts[1]), CanonicalJson.of(parts[2]));
        } catch (IllegalArgumentException | UnreadableEvent refused) {
            // As it should be.
        }
    }
}
