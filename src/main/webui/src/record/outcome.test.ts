// @vitest-environment happy-dom
import { fireEvent, render, screen } from '../testing/shown';
import { describe, expect, it, vi } from 'vitest';
import type { Newest } from '../state/newest';
import { recorded } from '../testing/recorded';
import Outcome from './Outcome.svelte';

const fire: Newest = {
  id: 'one',
  number: 6,
  type: 'fire',
  actor: 'union',
  acted: ['20-maine'],
  at: '2026-11-17T07:38:34Z',
  sentence: 'The 20th Maine fires at the 15th Alabama (normal): 17, one hit.',
  events: [
    { type: 'dice-rolled', payload: { faces: [5, 4], sides: 6 } },
    { type: 'adf-figures-lost', payload: { unit: '15-alabama', lost: 1 } },
  ],
  explanation: {
    unit: '20-maine',
    target: '15-alabama',
    result: '1H',
    dice: [5, 4],
    modifier: 2,
    firepower: 6,
    total: 17,
    modifiers: [{ id: 'opening-volley', value: 2, counts: true, source: '' }],
    odds: { none: 0.75, '1H': 0.25 },
  },
};

describe('the card of the newest event', () => {
  it('says who acted and what came of it, by whom and with which dice', () => {
    const { store } = recorded('confederate');
    render(Outcome, { store, newest: fire });
    expect(screen.getByRole('heading').textContent).toBe('20th Maine: One hit');
    expect(screen.getByText('Anna')).toBeTruthy();
    expect(screen.getByLabelText('dice 5, 4')).toBeTruthy();
    expect(screen.getByText('5 + 4 + 2 + 6 = 17')).toBeTruthy();
    expect(screen.getByRole('status').classList.contains('a')).toBe(true);
    store.close();
  });

  it('takes it back where that may be, and says why when asked', async () => {
    const { store } = recorded('confederate');
    const undo = vi.fn();
    render(Outcome, { store, newest: fire, undo });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo 6' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('table')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Why' }));
    expect(screen.getByRole('table').querySelector('[data-total]')?.textContent).toBe('17');
    expect(screen.getByRole('table').textContent).toContain('Dice 5 + 4');
    store.close();
  });

  it('above something that is being settled leaves the sentence out', () => {
    const { store } = recorded('confederate');
    render(Outcome, { store, newest: fire, brief: true });
    expect(screen.queryByText(fire.sentence)).toBeNull();
    expect(screen.getByRole('heading')).toBeTruthy();
    store.close();
  });
});
