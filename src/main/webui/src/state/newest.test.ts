import { describe, expect, it } from 'vitest';
import { sumOf } from './newest';

describe('the sum of the newest event', () => {
  it('is that of the dice against what holds', () =>
    expect(sumOf({ dice: [5, 2], roll: 7, mmp: 4 })).toBe('5 + 2 = 7 / 4'));
  it('has the modifiers of a die', () => expect(sumOf({ die: 5, modifier: -1, total: 4 })).toBe('5 − 1 = 4'));
  it('has the firepower where that counts', () =>
    expect(sumOf({ dice: [6, 5], modifier: 2, firepower: 8, total: 21 })).toBe('6 + 5 + 2 + 8 = 21'));
  it('says nothing that does not add up', () => expect(sumOf({ dice: [6, 5], modifier: 2, total: 20 })).toBe(''));
  it('sets two sides against each other', () =>
    expect(sumOf({ attacker: { total: 9 }, defender: { total: 5 } })).toBe('9 : 5'));
});
