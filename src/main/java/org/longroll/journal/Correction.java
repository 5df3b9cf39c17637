package org.longroll.journal;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Orders that correct earlier entries; the undo policy of the journal decides who may give them. */
public sealed interface Correction extends Order {

    @Nullable String reason();

    @EntryType("undo")
    @Recorded("undo-last")
    record UndoLast(int entries, @Nullable String reason) implements Correction {}

    /** Undoes an entry and every later one. */
    @EntryType("undo")
    @Recorded("undo-back-to")
    record UndoBackTo(UUID entry, @Nullable String reason) implements Correction {}

    @EntryType("redo")
    @Recorded("redo")
    record Redo(@Nullable String reason) implements Correction {}

    /** Corrects one past entry and keeps the rest; {@code dice} are for checks that this newly calls, by their ids. */
    @EntryType("amend")
    @Recorded("amend")
    record Amend(
            UUID entry,
            Change change,
            SortedMap<String, List<Integer>> dice,
            @Nullable String reason) implements Correction {
        public Amend {
            dice = Collections.unmodifiableSortedMap(new TreeMap<>(dice));
        }

        /** Whether it corrects what is the umpire's in this timeline, or makes something of it that is. */
        boolean isOfTheUmpires(Timeline<?> timeline) {
            return change.brings().filter(Order::isTheUmpires).isPresent()
                    || !(change instanceof Change.InsertBefore)
                            && timeline.said(entry)
                                    .filter(said -> said.order().isTheUmpires())
                                    .isPresent();
        }
    }

    sealed interface Change {

        /** The order that it brings in. */
        default Optional<Order> brings() {
            return switch (this) {
                case Replace(var order) -> Optional.of(order);
                case InsertBefore(var order, var by) -> Optional.of(order);
                case Strike() -> Optional.empty();
            };
        }

        @Recorded("replace")
        record Replace(Order order) implements Change {}

        @Recorded("strike")
        record Strike() implements Change {}

        @Recorded("insert-before")
        record InsertBefore(Order order, Seat by) implements Change {}
    }

    /** Answers the other side's request for consent to a correction. */
    @EntryType("consent")
    @Recorded("consent")
    record Consent(UUID request, boolean agreed, @Nullable String reason) implements Correction {}
}
