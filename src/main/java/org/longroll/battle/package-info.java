/**
 * What every battle has, whatever rules it is played with: its order of battle, its seats, its entries and notes.
 * Pure values and pure functions: {@link org.longroll.battle.Decider} turns a state and an order into events or a
 * refusal, {@link org.longroll.battle.Battle} turns events into state.
 */
@NullMarked
package org.longroll.battle;

import org.jspecify.annotations.NullMarked;
