/**
 * Regimental Fire and Fury: maneuver, movement, musketry and cannonade, charge and fallen leaders as pure arithmetic over
 * a chart. Every question is a record, every verdict an answer that explains its number or a refusal that names its rule,
 * and every answer knows its exact odds. Start with {@link org.longroll.rff.rules.RffRules}.
 */
@NullMarked
package org.longroll.rff.rules;

import org.jspecify.annotations.NullMarked;
