/** Tests of scenarios: reading, checking, writing, the ones that ship. */
@NullMarked
package org.longroll.scenario;

import org.jspecify.annotations.NullMarked;
