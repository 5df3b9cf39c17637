/**
 * The bodies of entries: what all of them share, and the port through which a system of rules adds a shape for each of
 * its types. Each shape becomes an order; whether the rules allow it is decided elsewhere.
 */
@NullMarked
package org.longroll.web.entries;

import org.jspecify.annotations.NullMarked;
