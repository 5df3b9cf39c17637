package org.longroll.web.entries;

import org.longroll.journal.Order;

/** The body of an entry; its {@code type} says which. One sealed family is common, and each system has one. */
public interface EntryRequest {

    /** The order that the entry asks for. */
    Order order();
}
