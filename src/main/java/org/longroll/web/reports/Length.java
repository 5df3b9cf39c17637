package org.longroll.web.reports;

import org.longroll.report.Report;
import org.longroll.rules.Word;

/** How much of a report is asked for. */
enum Length implements Word, PdfPress.Edition {
    SHORT,
    FULL;

    Report of(Report whole) {
        return this == SHORT ? whole.brief() : whole;
    }
}
