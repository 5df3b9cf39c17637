// @vitest-environment happy-dom
import { fireEvent, render } from '../testing/shown';
import { describe, expect, it } from 'vitest';
import type { Due } from '../port/port';
import { recorded } from '../testing/recorded';
import DueCards from './DueCards.svelte';

const due = (unit: string, side: string): Due =>
  ({ id: `${unit}-1`, type: 'morale-check', unit, side, reason: 'fire', entry: 'one', prepared: {} }) as unknown as Due;
const DUES = [due('20-maine', 'union'), due('4-texas', 'confederate'), due('15-alabama', 'confederate')];
const NEXT = [{ type: 'morale-check', due: '4-texas-1' }];
const cards = () => [...document.querySelectorAll('[data-due-card] p')].map(one => one.textContent);

describe('the cards of what is due', () => {
  it('offer to take it to whom it is, and say to the others whom it waits for', async () => {
    const { table, store } = recorded('confederate', { due: DUES, next: NEXT });
    render(DueCards, { table });
    expect(cards()).toEqual(['Waiting for Anna', 'Fire', 'after what is due above']);
    await fireEvent.click(document.querySelector('[data-due="4-texas-1"]')!);
    expect(table.draft?.due?.unit).toBe('4-texas');
    store.close();
  });

  it('offer nothing to those who only look on', () => {
    const { table, store } = recorded('spectator', { due: DUES, next: [] });
    render(DueCards, { table });
    expect(document.querySelector('.go')).toBeNull();
    expect(cards()).toEqual(['Waiting for Anna', 'Waiting for Ben', 'Waiting for Ben']);
    store.close();
  });

  it('name the step that an open charge waits for, and who it is between', () => {
    const step = { type: 'impact', charge: 'one', units: ['15-alabama'], options: { targets: ['20-maine'] } };
    const { table, store } = recorded('confederate', { next: [step] });
    render(DueCards, { table });
    expect(document.querySelector('[data-step=impact] p')?.textContent).toBe('15th Alabama → 20th Maine');
    store.close();
  });
});
