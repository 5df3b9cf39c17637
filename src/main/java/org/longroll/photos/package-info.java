/**
 * Photos that players attach to notes. What is kept is never what was sent: a picture is looked at, decoded and encoded
 * anew, so that nothing but the picture is left – no place where it was taken, no camera, no second file behind it – and
 * goes by the SHA-256 of what is kept. Pictures are only ever added.
 */
@NullMarked
package org.longroll.photos;

import org.jspecify.annotations.NullMarked;
