package org.longroll.web.http;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Compression of answers: text that does not fit into one packet, for callers that accept it. */
public final class Gzip {

    public static final String NAME = "gzip";

    private static final int WORTH_IT_BYTES = 1_400;
    private static final int BUFFER_BYTES = 8_192;
    private static final Set<String> TEXTS = Set.of("json", "x-ndjson", "yaml");
    private static final Pattern REFUSED = Pattern.compile(";\\s*q=0(\\.0*)?$");

    private Gzip() {}

    /** A stream without a length is taken to be long. */
    static boolean isWorthIt(MediaType type, byte @Nullable [] bytes) {
        return (type.getType().equals("text")
                        || TEXTS.contains(type.getSubtype())
                        || type.getSubtype().endsWith("+json"))
                && (bytes == null || bytes.length >= WORTH_IT_BYTES);
    }

    public static boolean isAccepted(@Nullable String header) {
        return header != null
                && Arrays.stream(header.toLowerCase(Locale.ROOT).split(","))
                        .map(String::strip)
                        .filter(coding -> coding.equals(NAME) || coding.startsWith(NAME + ";"))
                        .anyMatch(coding -> !REFUSED.matcher(coding).find());
    }

    public static byte[] zipped(byte[] bytes) {
        var out = new ByteArrayOutputStream(bytes.length / 2);
        try (var zip = new GZIPOutputStream(out, BUFFER_BYTES)) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot fail", e);
        }
        return out.toByteArray();
    }

    static StreamingOutput zipped(StreamingOutput stream) {
        return out -> {
            try (var zip = new GZIPOutputStream(out, BUFFER_BYTES)) {
                stream.write(zip);
            }
        };
    }
}
