/**
 * One use case for each thing a person does: start a battle, record an entry, replace a key, bring a battle from
 * elsewhere, read the journal. Each loads the state, asks {@code battle} to decide, and hands the events to the
 * ledger together with the status rows they change.
 */
@NullMarked
package org.longroll.recording;

import org.jspecify.annotations.NullMarked;
