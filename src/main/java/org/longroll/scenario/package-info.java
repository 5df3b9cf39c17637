/**
 * Orders of battle as files: reading them from YAML, JSON and CSV with the place of every flaw, checking them against
 * the rules that they name, and the ones that ship with the product. A scenario has the shape of the request that
 * starts a battle; {@link org.longroll.scenario.Scenario#opening} makes the first event of a battle from it.
 */
@NullMarked
package org.longroll.scenario;

import org.jspecify.annotations.NullMarked;
