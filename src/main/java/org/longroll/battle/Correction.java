package org.longroll.battle;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What people record to correct what was recorded before; the undo policy of the battle says who may. */
public sealed interface Correction extends Order {

    @Nullable String reason();

    /** Takes back the last so many entries. */
    @EntryType("undo")
    @Recorded("undo-last")
    record UndoLast(int entries, @Nullable String reason) implements Correction {}

    /** Takes back an entry and everything after it. */
    @EntryType("undo")
    @Recorded("undo-back-to")
    record UndoBackTo(UUID entry, @Nullable String reason) implements Correction {}

    /** Puts back in force what the last undo took back. */
    @EntryType("redo")
    @Recorded("redo")
    record Redo(@Nullable String reason) implements Correction {}

    /**
     * Corrects one entry in the past and keeps the rest.
     *
     * @param dice thrown for checks that the correction newly calls, by their ids
     */
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
    }

    /** What is corrected. */
    sealed interface Change {

        /** The entry should have been this one. */
        @Recorded("replace")
        record Replace(Order order) implements Change {}

        /** The entry should not have been. */
        @Recorded("strike")
        record Strike() implements Change {}

        /** Before the entry, this one was forgotten. */
        @Recorded("insert-before")
        record InsertBefore(Order order, Seat by) implements Change {}
    }

    /** Says yes or no to what the other side asked to take back. */
    @EntryType("consent")
    @Recorded("consent")
    record Consent(UUID request, boolean agreed, @Nullable String reason) implements Correction {}
}
