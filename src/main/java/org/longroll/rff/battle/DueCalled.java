package org.longroll.rff.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.journal.Recorded;

/** Something came due for a side to settle; its id is the unit or leader, and a number. */
@Recorded(value = "rff-due-called", version = 2)
public record DueCalled(
        String due, RffDue.Kind kind, @Nullable String unit, String side, RffDue.Call prepared) implements RffEvent {}
