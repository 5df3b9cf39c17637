/** What is true of every kind of journal, as tests that each kind passes. */
@NullMarked
package org.longroll.journal;

import org.jspecify.annotations.NullMarked;
