package org.longroll.ledger;

import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.erdtman.jcs.JsonCanonicalizer;

/** JSON text in the one form that RFC 8785 gives it, so that equal values have equal bytes and equal hashes. */
public record CanonicalJson(String text) {

    /** Larger than any order of battle seen, and small enough that a hundred of them fit in memory. */
    public static final int MAX_CHARACTERS = 1 << 20;

    public CanonicalJson {
        if (text.length() > MAX_CHARACTERS) {
            throw new IllegalArgumentException(
                    "a payload has at most %d characters, not %d".formatted(MAX_CHARACTERS, text.length()));
        }
    }

    /** Puts any JSON text into canonical form. */
    public static CanonicalJson of(String json) {
        try {
            var canonical = new JsonCanonicalizer(json).getEncodedString();
            // An unpaired surrogate has no UTF-8 form, and so no bytes that a hash could be taken over.
            StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(canonical));
            return new CanonicalJson(canonical);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("text that is not valid Unicode", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("not valid JSON: " + e.getMessage(), e);
        }
    }

    /** Accepts text that is canonical already, and nothing else. */
    public static CanonicalJson exactly(String json) {
        var canonical = of(json);
        if (!canonical.text().equals(json)) {
            throw new IllegalArgumentException("JSON that is not in canonical form (RFC 8785)");
        }
        return canonical;
    }
}
