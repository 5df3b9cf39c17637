/**
 * What can be checked without trusting the house: verifying a battle's chain, and the sealed file in which a battle
 * leaves one server and enters another.
 */
@NullMarked
package org.longroll.audit;

import org.jspecify.annotations.NullMarked;
