/** The calculators of Regimental Fire and Fury over HTTP: a question in the words of the chart, its odds and result. */
@NullMarked
package org.longroll.rff.web.calculators;

import org.jspecify.annotations.NullMarked;
