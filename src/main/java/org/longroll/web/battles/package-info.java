/**
 * Battles over HTTP: starting one, recording entries, reading, exporting. The records here are the API's; they are
 * converted to and from the values of the other rooms.
 */
@NullMarked
package org.longroll.web.battles;

import org.jspecify.annotations.NullMarked;
