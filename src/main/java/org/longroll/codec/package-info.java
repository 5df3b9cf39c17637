/**
 * Events to canonical bytes and back. Every event has a type and a version. Upcasters turn old versions into the
 * present one when they are read; stored events are never changed.
 */
@NullMarked
package org.longroll.codec;

import org.jspecify.annotations.NullMarked;
