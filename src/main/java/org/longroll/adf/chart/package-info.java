/**
 * The printed chart of Across A Deadly Field, with types: its words, its lines, its tables, and the reader that checks
 * every cell of a typed chart before anything is played from it. Editions differ in what stands here and nowhere else.
 */
@NullMarked
package org.longroll.adf.chart;

import org.jspecify.annotations.NullMarked;
