/** Tests of dice and their odds. */
@NullMarked
package org.longroll.dice;

import org.jspecify.annotations.NullMarked;
