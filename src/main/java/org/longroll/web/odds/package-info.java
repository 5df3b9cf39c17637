/**
 * What a battle's next dice would do: the calculators with the units' present state filled in. Only what the journal
 * does not know – distances, cover, who stands near – is asked for, in the words of the entries.
 */
@NullMarked
package org.longroll.web.odds;

import org.jspecify.annotations.NullMarked;
