package org.longroll.rff.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.Recorded;

/**
 * Something came due; until it is settled play does not go on.
 *
 * @param due the unit or leader that it is about, and a number
 * @param side that settles it
 */
@Recorded(value = "rff-due-called", version = 2)
public record DueCalled(
        String due, RffDue.Kind kind, @Nullable String unit, String side, RffDue.Call prepared) implements RffEvent {}
