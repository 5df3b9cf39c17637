/**
 * The PostgreSQL that comes with the product: unpacks it, initialises or recovers its data, starts and stops it, backs
 * it up and restores it, and keeps the secrets of a home. Nothing here depends on the content of the journal.
 */
@NullMarked
package org.longroll.database;

import org.jspecify.annotations.NullMarked;
