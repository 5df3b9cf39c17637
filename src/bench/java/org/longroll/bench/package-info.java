/**
 * What {@code longroll bench} measures: each work is done by Longroll and, in the same rounds and on the same
 * PostgreSQL, by plain JDBC and by other journals. It is built when it is asked for, and is no part of the product. The other journals are in a
 * separate jar ({@code deploy/bench/peers}) and run as processes.
 */
@NullMarked
package org.longroll.bench;

import org.jspecify.annotations.NullMarked;
