package org.longroll.web.reports;

import org.longroll.analysis.Analysis;
import org.longroll.journal.Entries;
import org.longroll.report.Report;

/** Everything that is told of a battle at one version. */
record Account(Entries entries, Analysis analysis, Report report) {}
