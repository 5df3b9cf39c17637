/**
 * The printed chart of Regimental Fire and Fury, with types: its words, its lines, its tables, and the reader that
 * checks every cell of the typed chart.
 */
@NullMarked
package org.longroll.rff.chart;

import org.jspecify.annotations.NullMarked;
