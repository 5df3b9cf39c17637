/** The bodies of the entries of Across A Deadly Field, one shape for each type. */
@NullMarked
package org.longroll.adf.web.entries;

import org.jspecify.annotations.NullMarked;
