/**
 * A third system of rules, small enough to read at one sitting: two arms, one fire table, no morale. It is here to show
 * that a system is a folder of tables and a folder of code: it plays, is undone, amended, told and simulated, and nothing
 * in the house knows of it.
 */
@NullMarked
package org.longroll.toy;

import org.jspecify.annotations.NullMarked;
