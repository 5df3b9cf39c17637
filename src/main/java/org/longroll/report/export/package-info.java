/** Exports of a battle: its units, entries and dice as tables for a spreadsheet, and all of it as one archive. */
@NullMarked
package org.longroll.report.export;

import org.jspecify.annotations.NullMarked;
