/** Tests of the charts and calculators as they are seen from outside. */
@NullMarked
package org.longroll.web.rulesets;

import org.jspecify.annotations.NullMarked;
