/**
 * Errors as RFC 9457 problems: one shape for all of them, from a mistyped field to a fault of our own, with a stable
 * code and a sentence. Stack traces are never sent.
 */
@NullMarked
package org.longroll.web.problem;

import org.jspecify.annotations.NullMarked;
