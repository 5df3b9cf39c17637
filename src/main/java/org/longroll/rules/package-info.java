/**
 * The parts that all rulesets share, whatever their dice and units: the chart as it was typed with its version and
 * hash, the modifier with its source, the verdict that is an answer or a refusal, and the house rule. A system of rules
 * is a slice of its own and is found by the name in its charts; what a room needs of it is a {@link
 * org.longroll.rules.Port}.
 */
@NullMarked
package org.longroll.rules;

import org.jspecify.annotations.NullMarked;
