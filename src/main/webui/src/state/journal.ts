import type { Due, JournalEntry } from '../port/port';
import { shared } from './shared';

/** Corrections are not amended themselves: they are taken back, or made again. */
const CORRECTIONS = new Set(['undo', 'redo', 'amend', 'consent', 'consent-request', 'correct-note']);
export const isCorrection = (type: string): boolean => CORRECTIONS.has(type);

/** The journal as far as it was read, newest first, and where its older pages go on. */
export interface Pages {
  journal: JournalEntry[];
  older: string | null;
}

/** The newest page before those that were read earlier, if it reaches them. */
export function joined(known: Pages, read: JournalEntry[], next: string | null): Pages {
  const newest = shared(read, known.journal.slice(0, read.length + 1));
  const oldest = newest.at(-1)?.number ?? 0;
  const kept = known.journal.filter(entry => entry.number < oldest);
  const reaches = kept.length > 0 && kept[0]!.number === oldest - 1;
  return reaches ? { journal: [...newest, ...kept], older: known.older } : { journal: newest, older: next };
}

/** The entry that settled what is no longer due, if one did. */
export function settledBy(journal: readonly JournalEntry[], due: Due): JournalEntry | undefined {
  const called = journal.find(entry => entry.id === due.entry)?.version ?? 0;
  return journal.find(
    entry =>
      !entry.undone &&
      !isCorrection(entry.type) &&
      entry.version > called &&
      (entry.type === due.type || entry.type === 'answer') &&
      (!due.unit || entry.about.includes(due.unit)),
  );
}
