/**
 * The plain player that plays both sides: closes, fires, charges when the odds are good, rallies, takes ground. Everything goes through {@link org.longroll.battle.Decider},
 * and one seed plays one battle, for ever. It is where golden battles, load and demonstrations come from. Start with
 * {@link org.longroll.simulation.Simulation}.
 */
@NullMarked
package org.longroll.simulation;

import org.jspecify.annotations.NullMarked;
