/** Figures of simulated battles, held against laws and against a second count. */
@NullMarked
package org.longroll.analysis;

import org.jspecify.annotations.NullMarked;
