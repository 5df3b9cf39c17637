import { lower } from '../text/catalogue';

/** Part of a sentence; names of units and leaders are bold. */
export interface Part {
  text: string;
  isName: boolean;
}

/** Finds names in sentences, the longest first: “4th Texas Cavalry” is not the 4th Texas. */
export function naming(names: readonly string[]): RegExp | undefined {
  const known = [...new Set(names)]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return known.length ? new RegExp(`(?<![\\p{L}\\d])(${known.join('|')})(?![\\p{L}\\d])`, 'u') : undefined;
}

export function parts(sentence: string, names: RegExp | undefined): Part[] {
  if (!names) return [{ text: sentence, isName: false }];
  return sentence
    .split(names)
    .map((text, at) => ({ text, isName: at % 2 === 1 }))
    .filter(part => part.text !== '');
}

/** A sentence of the server with the names of what it calls by an id: a check is known to players by its unit. */
export function inWords(sentence: string, nameOf: (id: string) => string): string {
  return sentence.replace(/([(“])([a-z0-9]+(?:-[a-z0-9]+)*)([)”])/g, (all, open: string, id: string, close: string) => {
    const name = nameOf(id) || nameOf(id.replace(/-\d+$/, ''));
    return name ? open + name + close : all;
  });
}

/** What became of one property of a unit, as players say it. */
export function became(property: string, before: unknown, after: unknown, nameOf: (id: string) => string): string {
  const what = property.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  if (property === 'openingVolley' && before === true) return 'opening volley fired';
  if (typeof before === 'boolean' || typeof after === 'boolean') return after ? `now ${what}` : `no longer ${what}`;
  return `${what} ${told(before, nameOf)} → ${told(after, nameOf)}`;
}

function told(value: unknown, nameOf: (id: string) => string): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'string') return nameOf(value) || lower(value);
  const place = value as { x?: number; y?: number };
  if (place.x !== undefined && place.y !== undefined)
    return `${place.x}″ from the left and ${place.y}″ from the near edge`;
  return Object.entries(value)
    .map(([name, of]) => `${lower(name)} ${String(of)}`)
    .join(', ');
}
