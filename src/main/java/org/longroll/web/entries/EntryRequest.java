package org.longroll.web.entries;

import org.longroll.battle.Order;

/**
 * The body of an entry; its {@code type} says which. The alternatives are sealed families: one that every battle has,
 * and one for each system of rules.
 */
public interface EntryRequest {

    /** The order that the entry asks for. */
    Order order();
}
