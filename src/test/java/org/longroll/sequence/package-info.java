/**
 * A second reading of both sequences of play, written from the charts and not from the product's code. It follows simulated
 * battles and compares state, what is due and who may act after every entry.
 */
@NullMarked
package org.longroll.sequence;

import org.jspecify.annotations.NullMarked;
