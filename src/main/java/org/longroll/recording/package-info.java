/**
 * A use case for each thing a person does: start a battle, record an entry, import a battle, read the journal. Each
 * loads the journal, has its judge decide, and appends the events and the changed status rows to the ledger.
 */
@NullMarked
package org.longroll.recording;

import org.jspecify.annotations.NullMarked;
