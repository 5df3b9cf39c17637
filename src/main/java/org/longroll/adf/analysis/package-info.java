/**
 * The meaning of the events of Across A Deadly Field for the figures of a battle: losses, their causes, and the odds of
 * each roll. Implements the port of {@code analysis}.
 */
@NullMarked
package org.longroll.adf.analysis;

import org.jspecify.annotations.NullMarked;
