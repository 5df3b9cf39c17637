/**
 * The meaning of the events of Regimental Fire and Fury for the figures of a battle: losses, their causes, and the odds
 * of each roll. Implements the port of {@code analysis}.
 */
@NullMarked
package org.longroll.rff.analysis;

import org.jspecify.annotations.NullMarked;
