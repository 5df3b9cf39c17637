// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '../testing/shown';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recorded } from '../testing/recorded';
import { Draft } from './draft.svelte';
import Pad from './Pad.svelte';

const fire = { type: 'fire', units: ['4-texas'], kinds: ['fire'], options: { bands: ['normal', 'long'] } };
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach(close => close()));

const noBand = () => Response.json({ code: 'no-range', status: 400, violations: [{ field: 'band' }] }, { status: 400 });

function pad(fields: Record<string, unknown>) {
  const { store, sent } = recorded(
    'confederate',
    { next: [fire] },
    {
      '/entries/dice': said => (said.band ? { missing: { field: 'dice', count: 2, sides: 6 } } : noBand()),
      '/odds/ranges': () => ({ bands: [] }),
      '/odds/fire': () => ({ odds: { none: 0.5, '1H': 0.5 }, modifiers: [] }),
    },
  );
  open.push(() => store.close());
  const draft = new Draft(store, fire, { units: ['4-texas'], target: '83-pennsylvania', fields }, () => undefined);
  render(Pad, { draft });
  return { draft, sent };
}

const face = (which: string) => screen.getByRole('button', { name: which });
const ready = () => waitFor(() => expect(face('1').getAttribute('aria-disabled')).toBe('false'));

describe('the pad', () => {
  it('says what is missing, and takes no die before that', async () => {
    const { draft } = pad({ kind: 'fire' });
    expect(await screen.findByText('How far is it?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '6' })).toBeNull();
    expect(draft.problem).toBeUndefined();
  });

  it('asks the server which dice these are, and the last one records', async () => {
    const { sent } = pad({ kind: 'fire', band: 'normal' });
    expect(screen.queryByRole('button', { name: '6' })).toBeNull();
    await ready();
    await fireEvent.click(face('6'));
    expect(screen.getByText('Die 2 of 2')).toBeTruthy();
    expect(sent.some(one => one.path.endsWith('/entries'))).toBe(false);
    await fireEvent.click(face('5'));
    await waitFor(() =>
      expect(sent.find(one => one.path.endsWith('/entries'))?.said).toMatchObject({
        type: 'fire',
        units: ['4-texas'],
        target: '83-pennsylvania',
        band: 'normal',
        dice: { thrown: [6, 5] },
      }),
    );
  });

  it('takes the same face twice in a moment for one touch', async () => {
    const { draft } = pad({ kind: 'fire', band: 'normal' });
    await ready();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await fireEvent.click(face('3'));
    clock.mockReturnValue(1_079);
    await fireEvent.click(face('3'));
    clock.mockRestore();
    expect(draft.dice.thrown.dice).toEqual([3]);
  });

  it('takes a die away again that is touched above', async () => {
    const { draft } = pad({ kind: 'fire', band: 'normal' });
    await ready();
    await fireEvent.click(face('3'));
    await fireEvent.click(screen.getByRole('button', { name: /^Clear|clear/ }));
    expect(draft.dice.thrown.dice).toEqual([]);
  });
});
