/**
 * What happened and what was likely, over HTTP: the figures of a battle, its dice, its turning points. The figures go out as
 * they are; they are no events and no rows, and were made to be read.
 */
@NullMarked
package org.longroll.web.analysis;

import org.jspecify.annotations.NullMarked;
