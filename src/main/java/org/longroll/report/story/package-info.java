/**
 * The story of a battle in prose. A narrator of each system of rules turns entries into {@link
 * org.longroll.report.story.Beat}s, which know nothing of charts; {@link org.longroll.report.story.Weaver} puts those
 * together that one sentence can tell, and the classes that end in <i>Words</i> say them, each in several ways of which
 * the entry's id chooses one: the same battle is always told in the same words.
 */
@NullMarked
package org.longroll.report.story;

import org.jspecify.annotations.NullMarked;
