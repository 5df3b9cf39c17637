/**
 * Checks that do not rely on the server: verifying a battle's chain, and the sealed file in which a battle is exported
 * and imported.
 */
@NullMarked
package org.longroll.audit;

import org.jspecify.annotations.NullMarked;
