// @vitest-environment happy-dom
import { fireEvent, render, screen } from '../testing/shown';
import { describe, expect, it, vi } from 'vitest';
import type { JournalEntry } from '../port/port';
import { recorded } from '../testing/recorded';
import EntryLine from './EntryLine.svelte';
import { naming } from './words';

const entry = {
  id: 'one',
  number: 6,
  turn: 1,
  version: 9,
  type: 'fire',
  actor: 'union',
  name: 'Anna',
  person: null,
  sentence: 'The 20th Maine fires at the 15th Alabama.',
  about: ['20-maine', '15-alabama'],
  acted: ['20-maine'],
  rolls: [{ faces: [5, 4], sides: 6 }],
  again: [],
  againTotal: 0,
  undone: false,
  decidedAgain: false,
  corrected: false,
  replaces: null,
  recordedAt: '2026-11-17T07:38:34Z',
} as unknown as JournalEntry;
const names = naming(['20th Maine', '15th Alabama']);

function line(change: Partial<JournalEntry> = {}, toggle = vi.fn()) {
  const { store } = recorded('confederate');
  render(EntryLine, { store, entry: { ...entry, ...change }, names, open: false, toggle });
  return { toggle, close: () => store.close() };
}

describe('a line of the journal', () => {
  it('has its number, bold names, its dice, and the colour of who acted', async () => {
    const { toggle, close } = line();
    expect([...document.querySelectorAll('.tx b')].map(one => one.textContent)).toEqual(['20th Maine', '15th Alabama']);
    expect(screen.getByLabelText('dice 5, 4')).toBeTruthy();
    expect(document.querySelector('.ent')!.classList.contains('a')).toBe(true);
    await fireEvent.click(screen.getByRole('button'));
    expect(toggle).toHaveBeenCalledOnce();
    close();
  });

  it('that was taken back is struck out and says by whom it was', () => {
    const { close } = line({ undone: true });
    expect(document.querySelector('del')?.textContent).toBe(entry.sentence);
    expect(document.querySelector('em')?.textContent).toContain('Anna');
    close();
  });

  it('has what an amendment recorded again below it', () => {
    const { close } = line({ again: [{ ...entry, id: 'two', number: 7, sentence: 'The 15th Alabama checks.' }] });
    expect(document.querySelector('.again')?.textContent).toContain('The 15th Alabama checks.');
    close();
  });
});
