package org.longroll.sequence.adf;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Fraction;

/** A leader: whom he rides with, and how much of his move he has used. */
final class General {

    final String id;
    final int benefit;

    @Nullable String with;

    boolean killed;
    Fraction ridden = Fraction.ZERO;

    General(String id, int benefit) {
        this.id = id;
        this.benefit = benefit;
    }

    Map<String, Object> status() {
        return Map.of("condition", killed ? "fallen" : "unhurt", "attachedTo", with == null ? "" : with);
    }
}
