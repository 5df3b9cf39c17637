/**
 * The analysis over HTTP: the figures of a battle, its dice, its turning points. The figures are answered as the
 * records of {@code analysis}.
 */
@NullMarked
package org.longroll.web.analysis;

import org.jspecify.annotations.NullMarked;
