/** Tests of what every ruleset shares. */
@NullMarked
package org.longroll.rules;

import org.jspecify.annotations.NullMarked;
