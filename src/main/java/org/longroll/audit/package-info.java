/** Checks that do not rely on the server: verifying chains, and the sealed file for exports and imports. */
@NullMarked
package org.longroll.audit;

import org.jspecify.annotations.NullMarked;
