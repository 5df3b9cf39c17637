import type { Leader, Next, Unit } from '../port/port';
import type { BattleStore } from '../state/battle.svelte';
import { lower, word } from '../text/catalogue';
import type { Field } from './forms';

/** Something that can be recorded now: one kind of one entry of `next`. */
export interface Verb { id: string; label: string; next: Next; note?: string }

/** What is looked for first; all other verbs follow in the order of the server. */
const ORDER = ['fire', 'move', 'charge', 'maneuver', 'change-formation'];
/** What carries the battle on: a button of its own on the table. */
const ONWARD = ['begin-part', 'end-part', 'begin-phase', 'end-turn'];

const takes = (store: BattleStore, type: string, kind: Field['kind']) => (store.system?.entries[type] ?? []).some(field => field.kind === kind);

function split(next: Next): Verb[] {
  return (next.kinds?.length ? next.kinds : [undefined]).map(kind => {
    const reaction = next.reactionTo ? ' (reaction)' : '';
    const label = kind && kind !== next.type ? (next.kinds!.length > 1 || kind !== 'musketry' ? word(kind) : word(next.type)) : word(next.type);
    return { id: [next.type, kind, next.reactionTo, next.charge, next.due].filter(Boolean).join(' '), label: kind === 'reaction' ? label : label + reaction, next: kind ? { ...next, kinds: [kind] } : next };
  });
}

/** Whether an entry of `next` can be about a unit; leaders have a list of their own. */
export function appliesTo(store: BattleStore, next: Next, unit: Unit): boolean {
  if ((!takes(store, next.type, 'units') && !takes(store, next.type, 'unit')) || takes(store, next.type, 'leader')) return false;
  if (next.units) return next.units.includes(unit.id);
  if (next.except?.includes(unit.id)) return false;
  const side = next.side && next.side !== 'umpire' ? next.side : store.seat === 'umpire' ? unit.side : mySide(store);
  return unit.side === side && (unit.onTable || next.type === 'arrive');
}

export const mySide = (store: BattleStore): string | undefined => store.battle.sides.find(side => store.seat === side.id)?.id ?? store.ownSide;

/** What a unit can do now. Checks that are due and steps of a charge have cards of their own. */
export function verbsOf(store: BattleStore, unit: Unit): Verb[] {
  const rank = (verb: Verb) => { const at = ORDER.indexOf(verb.next.type); return at < 0 ? ORDER.length : at; };
  const seen = new Set<string>();
  return store.next.filter(next => !next.due && appliesTo(store, next, unit) && !isPlain(next.type)).flatMap(split)
    .filter(verb => !seen.has(verb.id) && seen.add(verb.id)).sort((a, b) => rank(a) - rank(b));
}

/** Entries that may be made at any time and of any unit: behind "More". */
const PLAIN = ['note', 'position', 'rename', 'leave-table', 'objective', 'competence-test', 'ruling', 'reinforce', 'leader', 'settings', 'end-battle', 'prose', 'correct-note'];
export const isPlain = (type: string): boolean => PLAIN.includes(type);

export function plainVerbs(store: BattleStore): Verb[] {
  const seen = new Set<string>();
  const later = store.next.filter(next => !next.due && !next.charge && !ONWARD.includes(next.type)
    && (isPlain(next.type) || (!takes(store, next.type, 'leader') && !takes(store, next.type, 'units') && !takes(store, next.type, 'unit'))));
  return later.flatMap(split).filter(verb => !seen.has(verb.id) && seen.add(verb.id));
}

/** What a leader may do, whoever else may do the same. */
export function leaderVerbs(store: BattleStore, leader: Leader): Verb[] {
  return store.next.filter(next => !next.due && !next.charge && takes(store, next.type, 'leader') && next.options?.leaders?.includes(leader.id))
    .map(next => ({ id: next.type, label: word(next.type), next: { ...next, options: { ...next.options, leaders: [leader.id] } } }));
}

export function onward(store: BattleStore): Verb[] {
  return store.next.filter(next => ONWARD.includes(next.type)).map(next => {
    const phase = next.options?.phases?.[0];
    return { id: next.type, label: phase ? `${word('begin-phase')}: ${lower(phase)}` : word(next.type), next };
  });
}

/** Steps that an open charge waits for. */
export function steps(store: BattleStore): Verb[] {
  return store.next.filter(next => next.charge && !next.due).flatMap(split);
}
