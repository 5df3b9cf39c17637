/**
 * The printed chart of Across A Deadly Field, with types: its words, its lines, its tables, and the reader that checks
 * every cell of a typed chart. Editions differ only in their charts.
 */
@NullMarked
package org.longroll.adf.chart;

import org.jspecify.annotations.NullMarked;
