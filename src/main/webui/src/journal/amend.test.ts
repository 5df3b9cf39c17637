// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Battle, EntryInFull } from '../port/port';
import { recorded } from '../testing/recorded';
import { fireEvent, render, screen, waitFor } from '../testing/shown';
import Amend from './Amend.svelte';

const full = {
  id: 'one',
  number: 6,
  type: 'fire',
  said: { type: 'fire', units: ['20-maine'], target: '15-alabama', band: 'normal', dice: { thrown: [5, 4] } },
} as unknown as EntryInFull;
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach(close => close()));

function amend(undoPolicy: Battle['undoPolicy']) {
  const { store, sent } = recorded(
    'umpire',
    { undoPolicy },
    { '/amend?limit=100': () => ({ entries: [], newlyDue: [] }) },
  );
  open.push(() => store.close());
  render(Amend, { store, full, close: () => undefined });
  return sent;
}
const apply = () => screen.findByRole('button', { name: /Amend it so|First the reason/ });

describe('an amendment', () => {
  it('sends what differs, and shows what would change before anything does', async () => {
    const sent = amend('free');
    await fireEvent.input(screen.getByLabelText('Dice'), { target: { value: '5 3' } });
    await fireEvent.click(screen.getByRole('button', { name: 'What would change?' }));
    expect((await apply()).textContent).toBe('Amend it so');
    expect(sent.map(one => one.said)).toEqual([{ entry: 'one', with: { dice: { thrown: [5, 3] } }, dryRun: true }]);
  });

  it('wants a reason where the battle does, and says so before the server has to', async () => {
    amend('consent');
    await fireEvent.click(screen.getByRole('button', { name: 'What would change?' }));
    expect((await apply()).textContent).toBe('First the reason');
    expect((await apply()).hasAttribute('disabled')).toBe(true);
    await fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'A die was misread' } });
    await waitFor(async () => expect((await apply()).hasAttribute('disabled')).toBe(false));
  });
});
