// @vitest-environment happy-dom
import { render, screen } from '../testing/shown';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../port/port';
import Sum from './Sum.svelte';

const line = (id: string, value: number, counts = true) => ({ id, value, counts, source: '' });
const totals = () => [...document.querySelectorAll('[data-total]')].map(one => one.textContent);
const rows = () =>
  [...document.querySelectorAll('.led tr:not(.tot, .sub)')].map(one => one.lastElementChild!.textContent);

describe('a sum', () => {
  it('has the chart’s sign on each line and on what is added to the dice', () => {
    const odds = { firepower: 6, modifiers: [line('opening-volley', 2), line('cover', -1)], diceCount: 2, odds: {} };
    render(Sum, { odds: odds as unknown as Odds });
    expect(rows()).toEqual(['6', '+2', '−1']);
    expect(totals()).toEqual(['+7']);
  });

  it('of a check is what the dice must come to, without a sign', () => {
    render(Sum, { odds: { bmp: 4, mmp: 5, modifiers: [line('enemy-near', 1)], odds: {} } as unknown as Odds });
    expect(totals()).toEqual(['5']);
    expect(screen.getByText('Holds with so much or more')).toBeTruthy();
  });

  it('says which limit of the chart it was held to', () => {
    render(Sum, { odds: { bmp: 2, mmp: 2, modifiers: [line('support', -3)], odds: {} } as unknown as Odds });
    expect(document.querySelector('.tot small')?.textContent).toContain('2');
  });

  it('of two who meet has a column for each, with its name', () => {
    const side = (mmp: number) => ({ impactValue: 6, bmp: 4, mmp, modifiers: [line('enemy-near', mmp - 4)] });
    const odds = { attacker: side(3), defender: side(5), odds: {} } as unknown as Odds;
    render(Sum, { odds, parties: { attacker: '15th Alabama', defender: '20th Maine' } });
    expect(screen.getAllByRole('table').map(one => one.querySelector('caption')?.textContent)).toEqual([
      '15th Alabama',
      '20th Maine',
    ]);
    expect(totals()).toEqual(['+3', '+1']);
  });
});
