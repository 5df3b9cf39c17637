import { describe, expect, it } from 'vitest';
import { ledgerOf } from './sums';

const modifier = (id: string, value: number, counts = true) => ({ id, value, counts, source: 'unit' });

describe('a sum on the screen', () => {
  it('of a fire is firepower, modifiers and dice', () => {
    const sum = ledgerOf({
      firepower: 8,
      diceCount: 2,
      modifiers: [modifier('opening-volley', 2), modifier('stone-wall', -2), modifier('wood-fence', -1, false)],
    })!;
    expect(sum.value).toBe(8);
    expect(sum.label).toBe('2 dice and');
    expect(sum.limit).toBeUndefined();
    expect(sum.lines.at(-1)).toMatchObject({ counts: false, note: 'does not count' });
  });

  it('of a fire of Fire and Fury has points as a reason, never as a term', () => {
    const sum = ledgerOf({
      points: 8,
      die: 5,
      total: 5,
      modifiers: [modifier('fire-points', 1), modifier('partial-cover', -1)],
    })!;
    expect(sum.lines.map(line => [line.label, line.value])).toEqual([
      ['Dice', 5],
      ['For 8 points', 1],
      ['Partial cover', -1],
    ]);
    expect(sum.value).toBe(5);
  });

  it('says the limit of a check that the chart held', () => {
    const sum = ledgerOf({ bmp: 9, mmp: 12, modifiers: [modifier('morale-level', 6)] })!;
    expect(sum.value).toBe(12);
    expect(sum.limit).toBe('+15, and at most 12');
  });

  it('of an impact is the figures less the morale point, which its own lines make', () => {
    const sum = ledgerOf({
      impactValue: 6,
      bmp: 3,
      mmp: 3,
      modifiers: [modifier('charge-morale-modifier', -1), modifier('enemy-near', 1)],
    })!;
    expect(sum.sub).toEqual({ label: 'Morale point', value: 3 });
    expect(sum.value).toBe(3);
    expect(sum.label).toBe('6 − 3');
  });
});
