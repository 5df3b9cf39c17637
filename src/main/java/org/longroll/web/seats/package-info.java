/**
 * Seats and keys: the rights in each battle. Keys are derived, not stored; every call names the right that it needs,
 * and one filter checks it.
 */
@NullMarked
package org.longroll.web.seats;

import org.jspecify.annotations.NullMarked;
