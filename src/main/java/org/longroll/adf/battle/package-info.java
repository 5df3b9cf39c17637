/**
 * Battles of Across A Deadly Field: what is ordered, what happens, and how the field stands afterwards. One class plays
 * each kind of entry – its objections, its consequences, and what of it would be accepted now – so that {@code next} and
 * {@code decide} cannot disagree; {@link org.longroll.adf.battle.Evolution} folds the events and needs no chart.
 */
@NullMarked
package org.longroll.adf.battle;

import org.jspecify.annotations.NullMarked;
