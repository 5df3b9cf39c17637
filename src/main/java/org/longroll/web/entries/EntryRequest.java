package org.longroll.web.entries;

import org.longroll.battle.Order;

/**
 * One thing that a person records; its {@code type} says which. The alternatives are sealed family by family: what every
 * battle takes, and what each system of rules takes.
 */
public interface EntryRequest {

    /** What is asked for, in the house's own words. */
    Order order();
}
