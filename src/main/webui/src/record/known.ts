import type { Known } from '../port/port';
import type { Shown } from './forms';

/** Whom an entry is about, as far as it has been said. */
export type Parties = Partial<Record<'actor' | 'target' | 'attacker' | 'defender', string | undefined>>;

/** What lies between two units; the rest is a unit's own. */
const BETWEEN = new Set(['inches', 'band', 'aspect']);
/** What is said of the target where there is one. */
const OF_TARGET = new Set(['cover', 'conditions']);

/** What is known of the units of an entry for one of its fields; nothing if it was said of others. */
export function knownFor(known: readonly Known[], { field, path, options }: Shown, who: Parties): unknown {
  const [side, ...rest] = path.split('.') as [string, ...string[]];
  const sided = side === 'attacker' || side === 'defender';
  const name = sided ? rest.join('.') : path;
  const between = BETWEEN.has(name);
  if (between && (!who.target || sided)) return undefined;
  const unit = sided ? who[side] : OF_TARGET.has(name) && who.target ? who.target : who.actor;
  const facing = between ? who.target : null;
  const found = known.find(one => one.unit === unit && one.field === name && one.facing === facing);
  const words = options ?? field.words;
  const values = (found?.values ?? []).filter(value => !words || words.includes(value));
  if (!values.length) return undefined;
  if (field.kind === 'words') return values;
  if (field.kind === 'number') return Number(values[0]);
  if (field.kind === 'yes') return values[0] === 'true';
  return field.kind === 'word' ? values[0] : undefined;
}
