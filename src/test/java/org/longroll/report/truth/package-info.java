/** Every claim of a report, held against the journal by readers that know nothing of how the story is told. */
@NullMarked
package org.longroll.report.truth;

import org.jspecify.annotations.NullMarked;
