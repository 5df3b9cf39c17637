/**
 * What {@code longroll bench} measures: each work is done by Longroll and, in the same rounds and on the same
 * PostgreSQL, by plain JDBC and by other journals. Nothing of the product uses this room; the other journals live in a
 * jar of their own ({@code deploy/bench/peers}) and are talked to as a process.
 */
@NullMarked
package org.longroll.bench;

import org.jspecify.annotations.NullMarked;
