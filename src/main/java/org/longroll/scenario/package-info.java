/**
 * Orders of battle as files: reading them from YAML, JSON and CSV with every flaw named where it stands, holding them
 * against the rules that they name, and the ones that ship with the product. A scenario has the very shape in which a
 * battle is started over HTTP; {@link org.longroll.scenario.Scenario#opening} makes the first event of a battle of it.
 */
@NullMarked
package org.longroll.scenario;

import org.jspecify.annotations.NullMarked;
