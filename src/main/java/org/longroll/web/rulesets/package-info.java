/**
 * Rulesets over HTTP: the charts as data with their notes, and what the calculators of all systems share. The
 * calculators themselves are in the slices.
 */
@NullMarked
package org.longroll.web.rulesets;

import org.jspecify.annotations.NullMarked;
