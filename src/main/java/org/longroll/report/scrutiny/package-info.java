/** The matters that an official should look at in a journal, in the order of how much they matter. */
@NullMarked
package org.longroll.report.scrutiny;

import org.jspecify.annotations.NullMarked;
