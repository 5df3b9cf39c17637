package org.longroll.photos;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A picture as it is kept.
 *
 * @param sha256 of the bytes, by which it goes
 * @param mediaType {@code image/jpeg} or {@code image/png}
 */
public record Picture(String sha256, String mediaType, int width, int height, byte[] bytes) {

    /** A picture that goes by what it is. */
    public static Picture of(String mediaType, int width, int height, byte[] bytes) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new Picture(HexFormat.of().formatHex(hash), mediaType, width, height, bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
