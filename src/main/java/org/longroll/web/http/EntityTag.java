package org.longroll.web.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Strong entity tags: the same tag is the same answer, byte for byte. */
public final class EntityTag {

    private static final int HASH_BYTES = 12;
    private static final Pattern TAG = Pattern.compile("\"[^\"]*\"");

    private EntityTag() {}

    /** The tag of a battle's version, for the answer to a write and as the beginning of the tag of a read. */
    public static String of(long version) {
        return "\"" + version + "\"";
    }

    /** The tag of a stream, which is a function of the version and its form. */
    public static String of(long version, String form) {
        return "\"" + version + "-" + form + "\"";
    }

    /** A compressed answer has other bytes, and so another tag. */
    public static String of(String bare, boolean gzip) {
        return "\"" + bare + (gzip ? "-" + Gzip.NAME : "") + "\"";
    }

    static String bare(String tag) {
        return tag.substring(1, tag.length() - 1);
    }

    /** For a stream, of what it shows. */
    public static String hash(String text) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
    }

    public static String hash(byte[] bytes) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, HASH_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }

    /** Whether an {@code If-None-Match} names this tag; a weak one counts, as RFC 9110 says for reads. */
    public static boolean isAmong(String tag, @Nullable String header) {
        return header != null
                && (header.strip().equals("*")
                        || TAG.matcher(header).results().anyMatch(found -> found.group()
                                .equals(tag)));
    }
}
