import type { Fate, Odds } from '../port/port';
import { lower, percent, say, text, word } from '../text/catalogue';

/** One outcome: its chance, the rolls that bring it, and the chance of this one or any that stands behind it. */
export interface OutcomeChance {
  result: string;
  chance: number;
  rolls: string;
  orMore: number;
}

/** The names of the two who meet. */
export interface Parties {
  attacker: string;
  defender: string;
}

/** From little to much, where the answer itself does not say which roll brings what. */
const ORDER = [
  'none',
  'MC',
  '1MC',
  '2MC',
  '1H',
  '2H',
  '3H',
  '4H',
  'routed',
  'shaken',
  'disorder',
  'good-order',
  'desultory',
  'lively',
  'galling',
  'telling',
  'withering',
];
/** The odds of an impact go by winner and outcome; the fate is the loser's. */
const FATES = ['surrendered', 'routed', 'shaken', 'disordered', 'stopped-short', 'melee'];

/** What stands on the button of a range: how far it reaches, its dice, and the chance of a hit. */
export function rangeNote({
  upToInches,
  diceCount,
  odds,
}: {
  upToInches: number;
  diceCount: number;
  odds: Record<string, number>;
}): [string, string] {
  const hit = Object.entries(odds).reduce((sum, [result, chance]) => sum + (/^\dH$/.test(result) ? chance : 0), 0);
  const dice = diceCount === 1 ? text.asking.die : say(text.asking.dice, diceCount);
  return [say(text.asking.upTo, upToInches), `${dice} · ${say(text.asking.hit, percent(hit))}`];
}

/** All outcomes of a roll, in the order of the rolls that bring them. */
export function outcomes(odds: Odds): OutcomeChance[] {
  const rolls = new Map<string, string[]>();
  for (const one of odds.byRoll ?? [])
    rolls.set(one.result, [
      ...(rolls.get(one.result) ?? []),
      one.from === one.to ? `${one.from}` : `${one.from}–${one.to}`,
    ]);
  const order = rolls.size ? [...rolls.keys()] : Object.keys(odds.odds ?? {}).sort((a, b) => rank(a) - rank(b));
  let orMore = 0;
  return order
    .map(result => ({ result, chance: odds.odds[result] ?? 0, rolls: rolls.get(result)?.join(', ') ?? '', orMore: 0 }))
    .reverse()
    .map(one => ({ ...one, orMore: (orMore += one.chance) }))
    .reverse();
}

/** From the defender's worst to the attacker's. */
function rank(result: string): number {
  const [winner, fate] = result.split('/') as [string, string?];
  if (fate === undefined) return ORDER.indexOf(result);
  const at = FATES.indexOf(fate) < 0 ? FATES.length : FATES.indexOf(fate);
  return winner === 'defender' && fate !== 'stopped-short' ? 100 - at : at;
}

/** A line of the odds of an impact; `head` sums up the ways in which one side gives way. */
export interface FateLine {
  words: string;
  note: string;
  chance: number;
  head: boolean;
  was: boolean;
}

/** Losses and inches of a fate, from the least to the most. */
const span = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from}` : say(text.record.fromTo, from, to);

function fateNote({ figuresLost, fallBackInches }: Fate): string {
  return [
    figuresLost && figuresLost.to > 0 ? say(text.record.loses, span(figuresLost)) : '',
    fallBackInches ? say(text.record.goesBack, span(fallBackInches)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The odds of an impact by whose fate it is, with what the loser suffers. */
export function fateLines(fates: Fate[], { attacker, defender }: Parties): FateLine[] {
  const made: FateLine[] = [];
  for (const who of ['defender', undefined, 'attacker']) {
    const own = fates.filter(fate => (fate.loser ?? undefined) === who);
    if (who && own.length > 1) {
      const chance = own.reduce((sum, fate) => sum + fate.chance, 0);
      made.push({
        words: say(text.record.givesWay, who === 'defender' ? defender : attacker),
        note: '',
        chance,
        head: true,
        was: false,
      });
    }
    for (const fate of own) {
      const name = who === 'defender' ? defender : attacker;
      const words =
        fate.outcome === 'melee'
          ? text.record.handToHand
          : fate.outcome === 'stopped-short'
            ? say(text.record.stopsShort, attacker)
            : own.length > 1
              ? word(fate.outcome)
              : `${name}: ${lower(fate.outcome)}`;
      made.push({ words, note: fateNote(fate), chance: fate.chance, head: false, was: false });
    }
  }
  return made;
}

/** Whose fate it is, in words. */
export function fateOf(result: string, { attacker, defender }: Parties): string {
  const [winner, fate] = result.split('/') as [string, string?];
  if (fate === undefined) return word(result);
  if (fate === 'melee') return text.record.handToHand;
  if (fate === 'stopped-short') return say(text.record.stopsShort, attacker);
  return winner === 'none' ? word(fate) : `${winner === 'attacker' ? defender : attacker}: ${lower(fate)}`;
}
