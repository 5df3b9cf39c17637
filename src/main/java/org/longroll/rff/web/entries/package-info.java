/** Entries of Regimental Fire and Fury as people send them, one shape for each type of the contract. */
@NullMarked
package org.longroll.rff.web.entries;

import org.jspecify.annotations.NullMarked;
