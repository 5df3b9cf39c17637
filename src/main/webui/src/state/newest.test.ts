import { describe, expect, it } from 'vitest';
import { headline, sumOf, type Newest } from './newest';

describe('the sum of the newest event', () => {
  it('is that of the dice against what holds', () =>
    expect(sumOf({ dice: [5, 2], roll: 7, mmp: 4 })).toBe('5 + 2 = 7 against 4'));
  it('has the modifiers of a die', () => expect(sumOf({ die: 5, modifier: -1, total: 4 })).toBe('5 − 1 = 4'));
  it('has the firepower where that counts', () =>
    expect(sumOf({ dice: [6, 5], modifier: 2, firepower: 8, total: 21 })).toBe('6 + 5 + 2 + 8 = 21'));
  it('leaves out what adds nothing', () =>
    expect(sumOf({ dice: [6, 5], modifier: 0, firepower: 8, total: 19 })).toBe('6 + 5 + 8 = 19'));
  it('is of both who strike at once hand to hand', () =>
    expect(
      sumOf({
        kind: 'melee',
        dice: [3, 4],
        firepower: 7,
        total: 14,
        also: [{ dice: [6, 2], firepower: 6, total: 14 }],
      }),
    ).toBe('3 + 4 + 7 = 14 · 6 + 2 + 6 = 14'));
  it('says nothing that does not add up', () => expect(sumOf({ dice: [6, 5], modifier: 2, total: 20 })).toBe(''));
  it('sets two sides against each other', () =>
    expect(sumOf({ attacker: { die: 5, total: 9 }, defender: { dice: [4, 3], fiv: 5 } })).toBe(
      '5 + 4 = 9 · 7 − 2 = 5',
    ));
});

describe('the headline of the newest event', () => {
  const said = (explanation: unknown, acted = ['15-alabama']) =>
    headline(
      { explanation, acted } as unknown as Newest,
      unit => ({ '15-alabama': '15th Alabama', '20-maine': '20th Maine' })[unit] ?? '',
    );
  const met = { attacker: { unit: '15-alabama' }, defender: { unit: '20-maine' } };

  it('is of the unit that acted', () => expect(said({ result: '2H' })).toBe('15th Alabama: Two hits'));
  it('of an impact is of the one whose fate it is, whoever struck', () => {
    expect(said({ ...met, winner: 'attacker', outcome: 'surrendered' })).toBe('20th Maine: surrendered');
    expect(said({ ...met, winner: 'defender', outcome: 'shaken' })).toBe('15th Alabama: shaken');
    expect(said({ ...met, winner: 'attacker', outcome: 'stopped-short' })).toBe('15th Alabama stops short');
    expect(said({ ...met, winner: 'none', outcome: 'melee' })).toBe('Hand to hand');
  });
  it('of hand to hand is what befell both', () =>
    expect(
      said({ kind: 'melee', firers: ['15-alabama'], result: '2H', also: [{ firers: ['20-maine'], result: 'none' }] }),
    ).toBe('15th Alabama: two hits · 20th Maine: nothing'));
  it('of a charge combat is what befell both', () =>
    expect(said({ ...met, result: 'hard-pressed' })).toBe('Hard pressed'));
});
