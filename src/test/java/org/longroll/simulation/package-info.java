/** Tests of the plain player, and of everything by way of the battles that it plays. */
@NullMarked
package org.longroll.simulation;

import org.jspecify.annotations.NullMarked;
