/**
 * Dice as values: what was asked for, what fell, and how likely every outcome was. Distributions are exact, made by
 * convolution and kept as whole-number weights. Where dice come from is a port; nothing here draws any.
 */
@NullMarked
package org.longroll.dice;

import org.jspecify.annotations.NullMarked;
