/**
 * The turn, the actions, the reactions and the charge of Across A Deadly Field, read from the four charts and the rulings.
 */
@NullMarked
package org.longroll.sequence.adf;

import org.jspecify.annotations.NullMarked;
