/**
 * Battles over HTTP: starting one, recording entries, reading it back, taking it along. Shapes here are the
 * contract's; each is turned into the house's own values at the door and back again on the way out.
 */
@NullMarked
package org.longroll.web.battles;

import org.jspecify.annotations.NullMarked;
