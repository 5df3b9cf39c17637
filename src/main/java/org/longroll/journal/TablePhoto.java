package org.longroll.journal;

import org.jspecify.annotations.Nullable;

/**
 * A photo of the table from above, on which maps are drawn. Its edges are those of the table.
 *
 * @param photo the SHA-256 of a picture
 * @param width of the table in inches, where the scenario does not say it
 * @param depth likewise
 */
public record TablePhoto(
        String photo, @Nullable Double width, @Nullable Double depth) {

    /** Of a table, in each direction. */
    public static final int LARGEST_INCHES = 1000;

    public TablePhoto {
        if (isNoSize(width) || isNoSize(depth)) {
            throw new IllegalArgumentException("a table is from 1 to %d inches".formatted(LARGEST_INCHES));
        }
    }

    private static boolean isNoSize(@Nullable Double inches) {
        return inches != null && !(inches >= 1 && inches <= LARGEST_INCHES);
    }
}
