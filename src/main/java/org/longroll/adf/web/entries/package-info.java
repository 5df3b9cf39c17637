/** Entries of Across A Deadly Field as people send them, one shape for each type of the contract. */
@NullMarked
package org.longroll.adf.web.entries;

import org.jspecify.annotations.NullMarked;
