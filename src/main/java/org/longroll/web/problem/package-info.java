/**
 * Errors as RFC 9457 problems: one shape for everything that can go wrong, from a mistyped field to a fault of our
 * own, with a stable code and a sentence. No stack trace leaves the house.
 */
@NullMarked
package org.longroll.web.problem;

import org.jspecify.annotations.NullMarked;
