/**
 * Renderings of a report: HTML for reading, Markdown, BBCode, JSON, and PDF, which is the HTML laid out in pages. Each is a
 * function of the report, the addresses that it links to and the photos.
 */
@NullMarked
package org.longroll.report.render;

import org.jspecify.annotations.NullMarked;
