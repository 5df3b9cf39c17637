import type { Odds } from '../port/port';

/** One outcome: its chance, the rolls that bring it, and the chance of this one or any that stands behind it. */
export interface OutcomeChance { result: string; chance: number; rolls: string; orMore: number }

/** From little to much, where the answer itself does not say which roll brings what. */
const ORDER = ['none', 'MC', '1MC', '2MC', '1H', '2H', '3H', '4H', 'routed', 'shaken', 'disorder', 'good-order', 'desultory', 'lively', 'galling', 'telling', 'withering'];

/** All outcomes of a roll, in the order of the rolls that bring them. */
export function outcomes(odds: Odds): OutcomeChance[] {
  const rolls = new Map<string, string[]>();
  for (const one of odds.byRoll ?? []) rolls.set(one.result, [...(rolls.get(one.result) ?? []), one.from === one.to ? `${one.from}` : `${one.from}–${one.to}`]);
  const order = rolls.size ? [...rolls.keys()] : Object.keys(odds.odds).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  let orMore = 0;
  return order.map(result => ({ result, chance: odds.odds[result] ?? 0, rolls: rolls.get(result)?.join(', ') ?? '', orMore: 0 }))
    .reverse().map(one => ({ ...one, orMore: (orMore += one.chance) })).reverse();
}
