package org.longroll.photos;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A stored picture.
 *
 * @param sha256 of the bytes; the id of the picture
 * @param mediaType {@code image/jpeg} or {@code image/png}
 */
public record Picture(String sha256, String mediaType, int width, int height, byte[] bytes) {

    public static Picture of(String mediaType, int width, int height, byte[] bytes) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new Picture(HexFormat.of().formatHex(hash), mediaType, width, height, bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
