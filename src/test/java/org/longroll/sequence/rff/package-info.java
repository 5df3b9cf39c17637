/** Regimental Fire and Fury, read a second time from its quick reference sheet. */
@NullMarked
package org.longroll.sequence.rff;

import org.jspecify.annotations.NullMarked;
