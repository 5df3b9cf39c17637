/** The scenarios that ship with the product, over HTTP: to read, to copy, and to start a battle from. */
@NullMarked
package org.longroll.web.scenarios;

import org.jspecify.annotations.NullMarked;
