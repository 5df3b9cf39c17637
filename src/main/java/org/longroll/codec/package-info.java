/**
 * Events to canonical bytes and back. Every event has a type and a version from the first day; what was written in
 * an old version is lifted to the present one by upcasters when it is read, and never changed where it is stored.
 */
@NullMarked
package org.longroll.codec;

import org.jspecify.annotations.NullMarked;
