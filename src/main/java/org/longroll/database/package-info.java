/**
 * The PostgreSQL that comes with the product: unpacks it, initialises or recovers its data, starts and stops it, and
 * keeps the secrets of a home readable for its owner only. Nothing here knows what the journal stores.
 */
@NullMarked
package org.longroll.database;

import org.jspecify.annotations.NullMarked;
