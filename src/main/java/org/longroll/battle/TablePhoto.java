package org.longroll.battle;

import java.util.List;
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

    public TablePhoto {
        if (isNoSize(width) || isNoSize(depth)) {
            throw new IllegalArgumentException("a table is from 1 to %d inches".formatted(Ground.LARGEST_INCHES));
        }
    }

    private static boolean isNoSize(@Nullable Double inches) {
        return inches != null && !(inches >= 1 && inches <= Ground.LARGEST_INCHES);
    }

    /** The table that it shows; null if its size is not known. */
    public @Nullable Ground over(@Nullable Ground drawn) {
        if (drawn != null) {
            return drawn;
        }
        return width == null || depth == null
                ? null
                : new Ground(width, depth, null, null, List.of(), List.of(), List.of());
    }
}
