/**
 * The story of a battle in prose. A narrator of each system of rules turns entries into {@link
 * org.longroll.report.story.Beat}s, which need no chart; {@link org.longroll.report.story.Weaver} joins those that one
 * sentence can tell, and the classes that end in <i>Words</i> put them into words, each with several phrases from which
 * the entry's id chooses: the same battle is always told in the same words.
 */
@NullMarked
package org.longroll.report.story;

import org.jspecify.annotations.NullMarked;
