package org.longroll.web.reports;

import org.longroll.analysis.Analysis;
import org.longroll.report.Daybook;
import org.longroll.report.Report;

/** The daybook, the analysis and the report of a battle at one version. */
record Account(Daybook daybook, Analysis analysis, Report report) {}
