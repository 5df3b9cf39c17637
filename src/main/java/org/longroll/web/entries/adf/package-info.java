/** Entries of Across A Deadly Field as people send them, one shape for each type of the contract. */
@NullMarked
package org.longroll.web.entries.adf;

import org.jspecify.annotations.NullMarked;
