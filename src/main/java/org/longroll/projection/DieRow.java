package org.longroll.projection;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One die that fell.
 *
 * @param version the version of the roll's event
 * @param index its place in the roll, from 0
 * @param source {@code thrown} at the table or {@code rolled} by the server
 * @param thrower the seat that threw or rolled it
 * @param odds the chance of this face
 */
public record DieRow(
        UUID battle,
        long version,
        int index,
        UUID entry,
        int sides,
        int face,
        String source,
        String thrower,
        String purpose,
        @Nullable String unit,
        double odds) {}
