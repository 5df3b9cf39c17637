import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../port/port';
import { stretches } from './stretches';

const entry = (number: number, turn: number): JournalEntry => ({ id: `e${number}`, number, turn }) as JournalEntry;
const journal = (from: number, to: number): JournalEntry[] =>
  Array.from({ length: from - to + 1 }, (_, at) => entry(from - at, from - at > 50 ? 2 : 1));

describe('a long journal', () => {
  it('is drawn in stretches that lose no entry and keep their order', () => {
    const made = stretches(journal(100, 1), []);
    expect(made.flatMap(one => one.entries.map(each => each.number))).toEqual(journal(100, 1).map(one => one.number));
    expect(Math.max(...made.map(one => one.entries.length))).toBeLessThanOrEqual(20);
  });

  it('has one heading for each turn', () => {
    expect(
      stretches(journal(100, 1), [])
        .filter(one => one.first)
        .map(one => one.turn),
    ).toEqual([2, 1]);
  });

  it('keeps what was drawn when an entry comes', () => {
    const entries = journal(100, 1);
    const before = stretches(entries, []);
    const after = stretches([entry(101, 2), ...entries], before);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after.slice(1).every((one, at) => one === before[at + 1])).toBe(true);
    expect(after[0]!.entries.map(one => one.number)).toEqual([101, 100]);
  });

  it('draws a stretch anew when one of its entries is taken back', () => {
    const entries = journal(100, 1);
    const before = stretches(entries, []);
    const undone = entries.map(one => (one.number === 95 ? { ...one, undone: true } : one));
    const after = stretches(undone, before);
    expect(after.filter((one, at) => one !== before[at]).length).toBe(1);
  });
});
