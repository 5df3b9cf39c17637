/**
 * The analysis over HTTP: the figures of a battle, its dice, its turning points, as the records of {@code analysis}.
 */
@NullMarked
package org.longroll.web.analysis;

import org.jspecify.annotations.NullMarked;
