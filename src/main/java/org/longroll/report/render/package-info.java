/**
 * A report as people take it: HTML for reading, Markdown, JSON, and PDF, which is the HTML laid out for paper. Each
 * rendering is a function of the report, the addresses that it links to and the photos; none of them reads anything else.
 */
@NullMarked
package org.longroll.report.render;

import org.jspecify.annotations.NullMarked;
