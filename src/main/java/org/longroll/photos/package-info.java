/**
 * Photos that players attach to notes. A picture is checked, decoded and encoded again before it is stored, so that
 * only the pixels are left: no place, no camera, no second file. Its id is the SHA-256 of the stored bytes. Pictures
 * are only ever added.
 */
@NullMarked
package org.longroll.photos;

import org.jspecify.annotations.NullMarked;
