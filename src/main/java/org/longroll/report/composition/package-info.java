/** Puts a report together from a journal and the analysis of it: rolls, story, charts, tables, honours, appendices. */
@NullMarked
package org.longroll.report.composition;

import org.jspecify.annotations.NullMarked;
