import type { Event, Report } from './verify';
import { extent } from './verify';

/** A file that was read, with its name. */
export interface Named {
  name: string;
  report: Report;
}

interface Field {
  path: string;
  one: string;
  other: string;
}

const ORDER = ['type', 'payload'];
/** They differ wherever something before them does. */
const FOLLOWING = ['hash', 'previousHash'];
const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown) => (value === undefined ? 'not there' : JSON.stringify(value));

/** The first field that is not the same, by its path: the type first, then the payload, then the rest. */
function difference(one: unknown, other: unknown, path: string): Field | undefined {
  if (isObject(one) && isObject(other)) {
    const names = new Set(
      [...Object.keys(one), ...Object.keys(other)].filter(name => !FOLLOWING.includes(name)).sort(),
    );
    for (const name of [...names].sort((a, b) => rank(a) - rank(b))) {
      const found = difference(one[name], other[name], path ? `${path}.${name}` : name);
      if (found) return found;
    }
    return undefined;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (const [at, value] of one.entries()) {
      const found = difference(value, other[at], `${path}[${at}]`);
      if (found) return found;
    }
    return undefined;
  }
  return JSON.stringify(one) === JSON.stringify(other) ? undefined : { path, one: shown(one), other: shown(other) };
}

function shorter(less: Named, more: Named): string {
  const events = more.report.events;
  const both = less.report.events.length;
  return (
    `As far as ${less.name} goes both are the same: ${both} events, ${extent(events, both)}. ` +
    `${more.name} goes on with ${events.length - both} more, ${extent(events, events.length)}.`
  );
}

const entryOf = (events: Event[], at: number) => extent(events, at + 1).replace(/^up to entry (\d+).*/, '$1');

/** The first difference of two files in a sentence, as `longroll compare` says it. */
export function compared(one: Named, other: Named): string {
  const [mine, theirs] = [one.report.events, other.report.events];
  if (one.report.stream !== other.report.stream) {
    return `These are two battles: ${one.name} is of ${one.report.stream}, ${other.name} of ${other.report.stream}.`;
  }
  const both = Math.min(mine.length, theirs.length);
  const at = mine.slice(0, both).findIndex((event, i) => event.hash !== theirs[i]!.hash);
  if (at < 0 && mine.length === theirs.length) return `Both files have the same ${both} events, ${extent(mine, both)}.`;
  if (at < 0) return mine.length < theirs.length ? shorter(one, other) : shorter(other, one);
  const field = difference(mine[at], theirs[at], '') ?? { path: 'hash', one: 'another', other: 'another' };
  return (
    `The first difference is in event ${at + 1}, in entry ${entryOf(mine, at)}: ` +
    `“${field.path}” is ${field.one} in ${one.name} and ${field.other} in ${other.name}.`
  );
}
