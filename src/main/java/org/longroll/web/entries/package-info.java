/**
 * Entries as people send them: what all of them share, and the port through which a system of rules brings a shape for each
 * type of entry. Each shape is the order that it asks for, in the contract's words; whether the rules allow it is
 * decided elsewhere.
 */
@NullMarked
package org.longroll.web.entries;

import org.jspecify.annotations.NullMarked;
