/** What an official should look at in a journal, in the order of how much it matters. */
@NullMarked
package org.longroll.report.scrutiny;

import org.jspecify.annotations.NullMarked;
