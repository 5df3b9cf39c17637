/**
 * The parts of every journal, whatever it is about: events, orders, entries, seats, undo, redo, amendment, consent, dice.
 * Pure values and functions: {@link org.longroll.journal.Decisions} makes events or a refusal from state and order,
 * {@link org.longroll.journal.Journal} makes state from events. A {@link org.longroll.journal.Kind} says what a journal
 * is about; battles are the first.
 */
@NullMarked
package org.longroll.journal;

import org.jspecify.annotations.NullMarked;
