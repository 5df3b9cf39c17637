import type { JournalEntry } from '../port/port';

/** Some entries of one turn that follow one another; the first of a turn carries its heading. */
export interface Stretch {
  key: string;
  turn: number;
  first: boolean;
  entries: JournalEntry[];
}

/** So many entries are drawn at once, and left out of layout at once while they are out of sight. */
const LONGEST = 20;

const same = (a: readonly JournalEntry[], b: readonly JournalEntry[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * The journal in stretches, newest first. A stretch that has not changed is the same object as before: a page of a
 * thousand entries then draws the new ones only. Borders follow the numbers of entries, so that a new entry does
 * not move them.
 */
export function stretches(entries: readonly JournalEntry[], before: readonly Stretch[]): Stretch[] {
  const known = new Map(before.map(one => [one.key, one]));
  const made: Stretch[] = [];
  let begin = 0;
  for (let at = 1; at <= entries.length; at++) {
    const last = entries[at - 1]!;
    const next = entries[at];
    if (next && next.turn === last.turn && block(next) === block(last)) continue;
    const part = entries.slice(begin, at);
    const stretch = { key: last.id, turn: last.turn, first: made.at(-1)?.turn !== last.turn, entries: part };
    const kept = known.get(stretch.key);
    made.push(kept && kept.first === stretch.first && same(kept.entries, part) ? kept : stretch);
    begin = at;
  }
  return made;
}

const block = (entry: JournalEntry): number => Math.floor(entry.number / LONGEST);
