import type { Leader, Next, Unit } from '../port/port';
import type { BattleStore } from '../state/battle.svelte';
import { lower, word } from '../text/catalogue';
import type { Field } from './forms';

/** Something that can be recorded now: one kind of one entry of `next`. */
export interface Verb {
  id: string;
  label: string;
  next: Next;
  note?: string;
}

/** What is looked for first; all other verbs follow in the order of the server. */
const ORDER = ['fire', 'move', 'charge', 'maneuver', 'change-formation'];
/** What carries the battle on: a button of its own on the table. */
export const ONWARD = ['begin-part', 'end-part', 'begin-phase', 'end-turn'];

const takes = (store: BattleStore, type: string, kind: Field['kind']) =>
  (store.system?.entries[type] ?? []).some(field => field.kind === kind);

function split(next: Next): Verb[] {
  return (next.kinds?.length ? next.kinds : [undefined]).map(kind => {
    const reaction = next.reactionTo ? ' (reaction)' : '';
    const label =
      kind && kind !== next.type
        ? next.kinds!.length > 1 || kind !== 'musketry'
          ? word(kind)
          : word(next.type)
        : word(next.type);
    return {
      id: [next.type, kind, next.reactionTo, next.charge, next.due].filter(Boolean).join(' '),
      label: kind === 'reaction' ? word(next.type) + reaction : label + reaction,
      next: kind ? { ...next, kinds: [kind] } : next,
    };
  });
}

/** Whether an entry of `next` can be about a unit; leaders have a list of their own. */
export function appliesTo(store: BattleStore, next: Next, unit: Unit): boolean {
  if ((!takes(store, next.type, 'units') && !takes(store, next.type, 'unit')) || takes(store, next.type, 'leader'))
    return false;
  if (next.units) return next.units.includes(unit.id);
  if (next.except?.includes(unit.id)) return false;
  const side = next.side && next.side !== 'umpire' ? next.side : store.seat === 'umpire' ? unit.side : mySide(store);
  return unit.side === side && (unit.onTable || next.type === 'arrive');
}

export const mySide = (store: BattleStore): string | undefined =>
  store.battle.sides.find(side => store.seat === side.id)?.id ?? store.reading.ownSide;

/** Two that may do something together, from the view of one of them: the other may be any of these. */
function paired(next: Next, unit: Unit): Next | undefined {
  const others = next.options?.with;
  if (!others) return next;
  const [one] = next.units ?? [];
  if (!one || (one !== unit.id && !others.includes(unit.id))) return undefined;
  return { ...next, units: [unit.id], options: { with: one === unit.id ? others : [one] } };
}

/** Verbs of the same name as one: it has what any of them offers, such as every formation. */
function joined(verbs: Verb[]): Verb[] {
  const byId = new Map<string, Verb>();
  for (const verb of verbs) {
    const first = byId.get(verb.id);
    byId.set(
      verb.id,
      first ? { ...first, next: { ...first.next, options: both(first.next.options, verb.next.options) } } : verb,
    );
  }
  return [...byId.values()];
}

function both(some: Next['options'] = {}, more: Next['options'] = {}): NonNullable<Next['options']> {
  const names = [...new Set([...Object.keys(some), ...Object.keys(more)])];
  return Object.fromEntries(names.map(name => [name, [...new Set([...(some[name] ?? []), ...(more[name] ?? [])])]]));
}

/** What a unit can do now. Checks that are due and steps of a charge have cards of their own. */
export function verbsOf(store: BattleStore, unit: Unit): Verb[] {
  const rank = (verb: Verb) => {
    const at = ORDER.indexOf(verb.next.type);
    return at < 0 ? ORDER.length : at;
  };
  const own = store.next.map(next => paired(next, unit)).filter(next => next !== undefined);
  const verbs = own.filter(next => !next.due && appliesTo(store, next, unit) && !isPlain(next.type)).flatMap(split);
  return joined(verbs).sort((a, b) => rank(a) - rank(b));
}

/** Entries that may be made at any time and of any unit: behind "More". */
const PLAIN = [
  'note',
  'position',
  'rename',
  'leave-table',
  'objective',
  'competence-test',
  'ruling',
  'reinforce',
  'leader',
  'settings',
  'end-battle',
  'prose',
  'correct-note',
];
export const isPlain = (type: string): boolean => PLAIN.includes(type);

export function plainVerbs(store: BattleStore): Verb[] {
  const seen = new Set<string>();
  const later = store.next.filter(
    next =>
      !next.due &&
      !next.charge &&
      !ONWARD.includes(next.type) &&
      (isPlain(next.type) ||
        (!takes(store, next.type, 'leader') && !takes(store, next.type, 'units') && !takes(store, next.type, 'unit'))),
  );
  return [...later.flatMap(split).filter(verb => !seen.has(verb.id) && seen.add(verb.id)), ...initiative(store)];
}

/** Where a turn begins, the side that begins it may be another one from then on. */
function initiative(store: BattleStore): Verb[] {
  return store.next
    .filter(next => next.type === 'begin-part')
    .map(next => ({
      id: 'initiative',
      label: word('initiative'),
      next: { ...next, options: { ...next.options, initiative: store.battle.sides.map(side => side.id) } },
    }));
}

/** What a leader may do, whoever else may do the same. */
export function leaderVerbs(store: BattleStore, leader: Leader): Verb[] {
  return store.next
    .filter(
      next =>
        !next.due && !next.charge && takes(store, next.type, 'leader') && next.options?.leaders?.includes(leader.id),
    )
    .map(next => ({
      id: next.type,
      label: word(next.type),
      next: { ...next, options: { ...next.options, leaders: [leader.id] } },
    }));
}

export function onward(store: BattleStore): Verb[] {
  return store.next
    .filter(next => ONWARD.includes(next.type))
    .map(next => {
      const phase = next.options?.phases?.[0];
      return { id: next.type, label: phase ? `${word('begin-phase')}: ${lower(phase)}` : word(next.type), next };
    });
}

/** Steps that an open charge waits for. */
export function steps(store: BattleStore): Verb[] {
  return store.next.filter(next => next.charge && !next.due).flatMap(split);
}
