/** Battles of Across A Deadly Field as stories: its entries as beats, its events as effects. */
@NullMarked
package org.longroll.adf.report;

import org.jspecify.annotations.NullMarked;
