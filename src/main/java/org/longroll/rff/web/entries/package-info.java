/** The bodies of the entries of Regimental Fire and Fury, one shape for each type. */
@NullMarked
package org.longroll.rff.web.entries;

import org.jspecify.annotations.NullMarked;
