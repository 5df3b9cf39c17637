/**
 * Battles of Across A Deadly Field: orders, events, and the field. One class plays each kind of entry – its objections,
 * its consequences, and what of it would be accepted now – so that {@code next} and {@code decide} agree; {@link
 * org.longroll.adf.battle.Evolution} folds the events and needs no chart.
 */
@NullMarked
package org.longroll.adf.battle;

import org.jspecify.annotations.NullMarked;
