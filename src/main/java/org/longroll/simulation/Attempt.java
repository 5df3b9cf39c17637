package org.longroll.simulation;

import org.longroll.battle.Order;
import org.longroll.battle.Seat;
import org.longroll.rules.Refusal;

/**
 * Something that was refused.
 *
 * @param after how many entries there were before it
 */
public record Attempt(int after, Seat seat, Order order, Refusal refusal) {}
