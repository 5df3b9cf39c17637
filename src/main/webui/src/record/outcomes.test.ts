import { describe, expect, it } from 'vitest';
import { fateOf, outcomes } from './outcomes';

describe('the outcomes of a roll', () => {
  it('stand in the order of the rolls, each with its chance and that of more', () => {
    const made = outcomes({
      odds: { '1H': 0.25, none: 0.5, MC: 0.25 },
      byRoll: [
        { from: 2, to: 6, result: 'none', chance: 0.5 },
        { from: 7, to: 7, result: 'MC', chance: 0.25 },
        { from: 8, to: 12, result: '1H', chance: 0.25 },
      ],
    });
    expect(made.map(one => [one.result, one.rolls, one.chance, one.orMore])).toEqual([
      ['none', '2–6', 0.5, 1],
      ['MC', '7', 0.25, 0.5],
      ['1H', '8–12', 0.25, 0.25],
    ]);
  });

  it('of an impact are the loser’s, in words', () => {
    const names = { attacker: '4th Texas', defender: '16th Michigan' };
    expect(
      outcomes({ odds: { 'defender/routed': 0.1, 'none/melee': 0.1, 'attacker/shaken': 0.8 } }).map(one =>
        fateOf(one.result, names),
      ),
    ).toEqual(['16th Michigan: shaken', 'Hand to hand', '4th Texas: routed']);
    expect(fateOf('defender/stopped-short', names)).toBe('4th Texas stops short');
  });

  it('go from little to much where no roll is named', () => {
    expect(outcomes({ odds: { '2H': 0.1, none: 0.9 } }).map(one => one.result)).toEqual(['none', '2H']);
  });
});
