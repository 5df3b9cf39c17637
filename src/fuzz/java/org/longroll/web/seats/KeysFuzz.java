package org.longroll.web.seats;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** Keys: no text but a key of this server is one. */
public final class KeysFuzz {

    private static final SeatKeys KEYS =
            new SeatKeys(Optional.of("a secret of at least thirty-two characters"), Path.of("nowhere"));

    private KeysFuzz() {}

    public static void fuzzerTestOneInput(byte[] sent) {
        var text = new String(sent, StandardCharsets.UTF_8);
        SeatKey.parse(text).ifPresent(key -> {
            if (!(key.subject() + "." + key.proof()).equals(text)) {
                throw new AssertionError("two ways to write one key: " + text);
            }
        });
        KEYS.recognise(text).ifPresent(key -> {
            if (!KEYS.keyOf(key.battle(), key.seat(), key.generation()).equals(text)) {
                throw new AssertionError("a forged key: " + text);
            }
        });
    }
}
