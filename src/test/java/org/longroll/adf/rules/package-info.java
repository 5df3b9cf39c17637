/** Across A Deadly Field as players would put it to the test. */
@NullMarked
package org.longroll.adf.rules;

import org.jspecify.annotations.NullMarked;
