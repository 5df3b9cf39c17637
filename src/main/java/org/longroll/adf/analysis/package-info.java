/**
 * What the events of Across A Deadly Field mean for the figures of a battle: who lost what to whom, and what each roll
 * could have been. Implements the port of {@code analysis}.
 */
@NullMarked
package org.longroll.adf.analysis;

import org.jspecify.annotations.NullMarked;
