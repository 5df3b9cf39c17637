/** A guest book: the smallest kind of journal that is none of a battle. It shows what a kind has to say, and no more. */
@NullMarked
package org.longroll.guestbook;

import org.jspecify.annotations.NullMarked;
