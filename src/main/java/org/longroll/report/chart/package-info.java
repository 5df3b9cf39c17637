/**
 * Charts and maps as SVG: a few shapes with a title, a description and figures beside them. No picture relies on colour
 * alone, and none needs a display, a font of the machine or the network.
 */
@NullMarked
package org.longroll.report.chart;

import org.jspecify.annotations.NullMarked;
