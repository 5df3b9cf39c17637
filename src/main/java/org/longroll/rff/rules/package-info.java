/**
 * Regimental Fire and Fury: maneuver, movement, musketry and cannonade, charge and fallen leaders as pure arithmetic
 * over a chart. Every question is a record, every verdict an answer with its modifiers or a refusal with its rule, and
 * every answer has its exact odds. Start with {@link org.longroll.rff.rules.RffRules}.
 */
@NullMarked
package org.longroll.rff.rules;

import org.jspecify.annotations.NullMarked;
