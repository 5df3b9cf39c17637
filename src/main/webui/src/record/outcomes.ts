import type { Odds } from '../port/port';
import { lower, say, text, word } from '../text/catalogue';

/** One outcome: its chance, the rolls that bring it, and the chance of this one or any that stands behind it. */
export interface OutcomeChance { result: string; chance: number; rolls: string; orMore: number }

/** The names of the two who meet. */
export interface Parties { attacker: string; defender: string }

/** From little to much, where the answer itself does not say which roll brings what. */
const ORDER = ['none', 'MC', '1MC', '2MC', '1H', '2H', '3H', '4H', 'routed', 'shaken', 'disorder', 'good-order', 'desultory', 'lively', 'galling', 'telling', 'withering'];
/** The odds of an impact go by winner and outcome; the fate is the loser's. */
const FATES = ['surrendered', 'routed', 'shaken', 'disordered', 'stopped-short', 'melee'];

/** All outcomes of a roll, in the order of the rolls that bring them. */
export function outcomes(odds: Odds): OutcomeChance[] {
  const rolls = new Map<string, string[]>();
  for (const one of odds.byRoll ?? []) rolls.set(one.result, [...(rolls.get(one.result) ?? []), one.from === one.to ? `${one.from}` : `${one.from}–${one.to}`]);
  const order = rolls.size ? [...rolls.keys()] : Object.keys(odds.odds ?? {}).sort((a, b) => rank(a) - rank(b));
  let orMore = 0;
  return order.map(result => ({ result, chance: odds.odds[result] ?? 0, rolls: rolls.get(result)?.join(', ') ?? '', orMore: 0 }))
    .reverse().map(one => ({ ...one, orMore: (orMore += one.chance) })).reverse();
}

/** From the defender's worst to the attacker's. */
function rank(result: string): number {
  const [winner, fate] = result.split('/') as [string, string?];
  if (fate === undefined) return ORDER.indexOf(result);
  const at = FATES.indexOf(fate) < 0 ? FATES.length : FATES.indexOf(fate);
  return winner === 'defender' && fate !== 'stopped-short' ? 100 - at : at;
}

/** Whose fate it is, in words. */
export function fateOf(result: string, { attacker, defender }: Parties): string {
  const [winner, fate] = result.split('/') as [string, string?];
  if (fate === undefined) return word(result);
  if (fate === 'melee') return text.record.handToHand;
  if (fate === 'stopped-short') return say(text.record.stopsShort, attacker);
  return winner === 'none' ? word(fate) : `${winner === 'attacker' ? defender : attacker}: ${lower(fate)}`;
}
