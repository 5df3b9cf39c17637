/**
 * After-action reports: one model, several renderings. A {@link org.longroll.report.Daybook} has everything that was
 * recorded; a {@link org.longroll.report.Report} has the order of battle, story, charts, tables and appendices. {@link
 * org.longroll.report.composition.Composer} makes the one from the other; {@code render} turns it into HTML, Markdown
 * and PDF.
 */
@NullMarked
package org.longroll.report;

import org.jspecify.annotations.NullMarked;
