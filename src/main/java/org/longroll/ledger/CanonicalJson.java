package org.longroll.ledger;

import java.io.IOException;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.erdtman.jcs.JsonCanonicalizer;

/** JSON text in the canonical form of RFC 8785: equal values have equal bytes and equal hashes. */
public record CanonicalJson(String text) {

    /** Larger than any known order of battle; a hundred of them fit in memory. */
    public static final int MAX_CHARACTERS = 1 << 20;

    /** Far more than any event has, and far less than the stacks of the parsers here and in the database allow. */
    public static final int MAX_DEPTH = 100;

    public static CanonicalJson of(String json) {
        requireBounds(json);
        try {
            var canonical = new JsonCanonicalizer(json).getEncodedString();
            requireBounds(canonical);
            // An unpaired surrogate has no UTF-8 form, so it cannot be hashed.
            StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(canonical));
            return new CanonicalJson(canonical);
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("text that is not valid Unicode", e);
        } catch (IOException e) {
            throw new IllegalArgumentException("not valid JSON: " + e.getMessage(), e);
        }
    }

    /** Accepts only text that is canonical already. */
    public static CanonicalJson exactly(String json) {
        var canonical = of(json);
        if (!canonical.text().equals(json)) {
            throw new IllegalArgumentException("JSON that is not in canonical form (RFC 8785)");
        }
        return canonical;
    }

    static String quoted(String text) {
        var quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            var character = text.charAt(i);
            switch (character) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\b' -> quoted.append("\\b");
                case '\t' -> quoted.append("\\t");
                case '\n' -> quoted.append("\\n");
                case '\f' -> quoted.append("\\f");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (character < ' ') {
                        quoted.append("\\u%04x".formatted((int) character));
                    } else {
                        quoted.append(character);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    private static void requireBounds(String json) {
        if (json.length() > MAX_CHARACTERS) {
            throw new IllegalArgumentException(
                    "a payload has at most %d characters, not %d".formatted(MAX_CHARACTERS, json.length()));
        }
        if (depth(json) > MAX_DEPTH) {
            throw new IllegalArgumentException("a payload is at most %d levels deep".formatted(MAX_DEPTH));
        }
    }

    /** The nesting depth, counted before any recursive parser reads the text. */
    private static int depth(String json) {
        int deepest = 0;
        int depth = 0;
        boolean inString = false;
        for (int i = 0; i < json.length(); i++) {
            var character = json.charAt(i);
            if (inString) {
                if (character == '\\') {
                    i++;
                } else if (character == '"') {
                    inString = false;
                }
            } else if (character == '"') {
                inString = true;
            } else if (character == '{' || character == '[') {
                deepest = Math.max(deepest, ++depth);
            } else if (character == '}' || character == ']') {
                depth--;
            }
        }
        return deepest;
    }
}
