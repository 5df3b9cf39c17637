package org.longroll.rff.battle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** Retreats and recalls, required or voluntary. */
public sealed interface RetreatOrder extends RffOrder {

    String unit();

    /** The distance, if given. */
    @Nullable Fraction inches();

    /** The due that it settles; null if voluntary. */
    @Nullable String due();

    @Nullable Position position();

    @Override
    default Optional<String> settles() {
        return Optional.ofNullable(due());
    }

    /** A unit retreats, or {@code holds} if it may. Tardy guns may also limber and go voluntarily. */
    @EntryType("retreat")
    @Recorded("rff-retreat")
    record Retreat(
            @Nullable String due,
            String unit,
            @Nullable Hold holds,
            @Nullable Fraction inches,
            @Nullable Position position)
            implements RetreatOrder {}

    /** Cavalry is recalled, up to a full move, after a charge. */
    @EntryType("recall")
    @Recorded("rff-recall")
    record Recall(
            @Nullable String due,
            String unit,
            @Nullable Fraction inches,
            @Nullable Position position) implements RetreatOrder {}

    /** Why a unit may hold its position in place of a retreat. */
    public enum Hold implements Word {
        OUT_OF_CLOSE_RANGE,
        FORTIFIED
    }
}
