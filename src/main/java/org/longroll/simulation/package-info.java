/**
 * The player that plays both sides to win, each by its {@link org.longroll.simulation.Temperament}: takes objectives, fires
 * where the expected effect is best, charges where the odds are good, rallies. Everything goes through
 * {@link org.longroll.battle.Decider}, and one seed plays one battle, for ever. It is where turning points, load and
 * demonstrations come from. Start with {@link org.longroll.simulation.Simulation}.
 */
@NullMarked
package org.longroll.simulation;

import org.jspecify.annotations.NullMarked;
