/** The keys with which a server signs, and the log of everything that it signed. */
@NullMarked
package org.longroll.web.proofs;

import org.jspecify.annotations.NullMarked;
