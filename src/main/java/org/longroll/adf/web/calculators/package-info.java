/** The calculators of Across A Deadly Field over HTTP: a question in the words of the chart, its odds and result. */
@NullMarked
package org.longroll.adf.web.calculators;

import org.jspecify.annotations.NullMarked;
