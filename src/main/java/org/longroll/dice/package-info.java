/**
 * Dice as values: the dice of a chart, the faces of a roll, and the probability of every outcome. Distributions are
 * exact, made by convolution and kept as whole-number weights. The source of dice is a port; no dice are rolled here.
 */
@NullMarked
package org.longroll.dice;

import org.jspecify.annotations.NullMarked;
