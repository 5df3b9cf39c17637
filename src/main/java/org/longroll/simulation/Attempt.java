package org.longroll.simulation;

import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;

/**
 * Something that was refused.
 *
 * @param after how many entries there were before it
 */
public record Attempt(int after, Seat seat, Order order, Refusal refusal) {}
