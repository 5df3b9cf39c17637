/**
 * The odds of a battle's next dice: the calculators with the units' present state filled in. Only what the journal does
 * not have – distances, cover, units nearby – is asked for, with the fields of the entries.
 */
@NullMarked
package org.longroll.web.odds;

import org.jspecify.annotations.NullMarked;
