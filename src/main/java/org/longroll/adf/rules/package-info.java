/**
 * Across A Deadly Field: fire, morale, movement, charge and impact as pure arithmetic over a chart. Every question is a
 * record, every verdict an answer with its modifiers or a refusal with its rule, and every answer has its exact odds.
 * Start with {@link org.longroll.adf.rules.AdfRules}.
 */
@NullMarked
package org.longroll.adf.rules;

import org.jspecify.annotations.NullMarked;
