import { word } from '../../text/catalogue';

/** One property of a unit that a ruling may change, in words. */
export interface Ruled {
  name: string;
  label: string;
  kind: 'number' | 'yes' | 'word';
  now: unknown;
  said: string;
  words: string[];
  usual: boolean;
}

/** What an umpire changes most; all else is on demand. */
const USUAL = [
  'figures',
  'stands',
  'standsLeft',
  'sections',
  'morale',
  'order',
  'formation',
  'effectiveness',
  'lowOnAmmunition',
  'openingVolley',
];
/** What names a unit, or follows from its other properties. */
const FIXED = new Set([
  'id',
  'name',
  'side',
  'command',
  'arm',
  'onTable',
  'presence',
  'arrives',
  'mustered',
  'nation',
  'leader',
]);

export function ruled(unit: Record<string, unknown> | undefined, wordsOf: (name: string) => string[]): Ruled[] {
  const rank = (name: string) => {
    const at = USUAL.indexOf(name);
    return at < 0 ? USUAL.length : at;
  };
  return Object.entries(unit ?? {})
    .filter(([name, now]) => !FIXED.has(name) && ['number', 'boolean', 'string'].includes(typeof now))
    .map(([name, now]): Ruled => {
      const kind = typeof now === 'number' ? 'number' : typeof now === 'boolean' ? 'yes' : 'word';
      const words = kind === 'word' ? [...new Set([String(now), ...wordsOf(name)])] : [];
      return {
        name,
        label: word(name).replace(/^./, first => first.toUpperCase()),
        kind,
        now,
        said: kind === 'yes' ? (now ? 'yes' : 'no') : kind === 'word' ? word(String(now)).toLowerCase() : String(now),
        words,
        usual: USUAL.includes(name),
      };
    })
    .filter(one => one.kind !== 'word' || one.words.length > 1)
    .sort((a, b) => rank(a.name) - rank(b.name));
}

/** Whether a value that was touched is another than it was. */
export const isRuled = (to: unknown, now: unknown): boolean => to !== undefined && to !== now;
