/**
 * Rulesets over HTTP: the charts as data with their notes, and the calculators, which answer the exact odds without dice
 * and the result with them. JSON is turned into the engine's questions here and its answers back; no rule lives here.
 */
@NullMarked
package org.longroll.web.rulesets;

import org.jspecify.annotations.NullMarked;
