/** The sentences of the charts that say when, who, how often and in which order, played one by one. */
@NullMarked
package org.longroll.sequence.rows;

import org.jspecify.annotations.NullMarked;
