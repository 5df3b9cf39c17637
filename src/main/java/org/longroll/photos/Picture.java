package org.longroll.photos;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A stored picture, JPEG or PNG; its id is the SHA-256 of the bytes. */
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
