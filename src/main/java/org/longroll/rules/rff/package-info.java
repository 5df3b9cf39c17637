/**
 * Regimental Fire and Fury: maneuver, movement, musketry and cannonade, charge and fallen leaders as pure arithmetic over
 * a chart. Every question is a record, every verdict an answer that explains its number or a refusal that names its rule,
 * and every answer knows its exact odds. Start with {@link org.longroll.rules.rff.RffRules}.
 */
@NullMarked
package org.longroll.rules.rff;

import org.jspecify.annotations.NullMarked;
