import type { Undoable, Unit } from '../port/port';
import { the } from '../record/question';
import { appliesTo, mySide } from '../record/verbs';
import type { BattleStore } from '../state/battle.svelte';
import { lower, say, text } from '../text/catalogue';
import type { TableStore } from './table.svelte';

/** What an undo would take back: who did what; of another player's entry, whom it asks. */
export function undoLabel(store: BattleStore, { acted, type, actor }: Undoable): string {
  const asked = store.battle.undoPolicy === 'consent' && store.seat !== 'umpire' && actor !== store.seat;
  if (asked && store.player(actor)) return say(text.table.isAsked, store.player(actor));
  return `${acted
    .slice(0, 1)
    .map(id => store.name(id))
    .join('')} ${lower(type)}`.trim();
}

/** Of units with so many actions each: those that have not begun, and those that have some left. */
export function actionsLeft(units: readonly Unit[], actions: number): { fresh: number; some: number } {
  const spent = units.filter(unit => unit.onTable && unit.actionsSpent !== undefined).map(unit => unit.actionsSpent!);
  return { fresh: spent.filter(one => one === 0).length, some: spent.filter(one => one > 0 && one < actions).length };
}

/** What is still to do in this part, for the side that acts and for the one that waits. */
export function stillToDo(table: TableStore): string {
  const { store } = table;
  const { activeSide, part } = store.battle;
  if (table.leadersMove && mySide(store) !== activeSide)
    return say(text.leaders.both, store.player(activeSide) || store.sideName(activeSide));
  const units = store.units.filter(unit => unit.side === activeSide);
  const waits = store.seat !== 'umpire' && mySide(store) !== activeSide;
  /** In a phase of fire the other line says whose it is. */
  const whose = mySide(store) !== activeSide && !part.endsWith('-fire');
  const who = whose ? say(text.table.nowActs, store.player(activeSide) || store.sideName(activeSide)) : '';
  return [who, left(table, units, part, waits)].filter(Boolean).join(' · ');
}

function left(table: TableStore, units: Unit[], part: string, waits: boolean): string {
  const { store } = table;
  if (store.actions !== undefined) {
    if (part !== 'first' && part !== 'second') return '';
    const { fresh, some } = actionsLeft(units, store.actions);
    const none = fresh === 1 ? text.table.notActedOne : say(text.table.notActed, fresh);
    const half = some === 1 ? text.table.halfActedOne : some ? say(text.table.halfActed, some) : '';
    const told = [fresh ? none : '', half];
    return told.filter(Boolean).join(' · ') || text.table.allActed;
  }
  if (part === 'maneuver') {
    const yet = units.filter(unit => unit.onTable && !unit.lost && !unit.result).length;
    return yet ? say(text.table.notManeuvered, yet) : '';
  }
  return part.endsWith('-fire')
    ? notFired(store)
    : able(waits ? 0 : store.units.filter(unit => table.canAct(unit)).length);
}

const able = (units: number): string =>
  units === 0 ? '' : units === 1 ? text.table.mayActOne : say(text.table.mayAct, units);

/** The side that fires in a phase of fire: first the one that is not active. */
export function firing(store: BattleStore): string | undefined {
  const { activeSide, part, sides } = store.battle;
  return part === 'offensive-fire'
    ? activeSide
    : part === 'defensive-fire'
      ? sides.find(side => side.id !== activeSide)?.id
      : undefined;
}

/** Whether a unit of the side that fires in this phase may still do so. */
export const mayFire = (store: BattleStore, unit: Unit): boolean =>
  unit.side === firing(store) &&
  store.next.some(next => next.type === 'fire' && !next.due && appliesTo(store, next, unit));

/** Whom the end of a phase of fire skips, whichever side ends it. */
function notFired(store: BattleStore): string {
  const side = firing(store);
  const yet = store.units.filter(unit => unit.side === side && unit.onTable && !unit.lost && !unit.fired).length;
  if (side === mySide(store) && yet) return yet === 1 ? text.table.youNotFiredOne : say(text.table.youNotFired, yet);
  const whose = side ? store.player(side) || store.sideName(side) : '';
  return yet === 0 ? '' : yet === 1 ? say(text.table.notFiredOne, whose) : say(text.table.notFired, yet, whose);
}

/** How a unit went that is gone; of one that surrendered, to whom, if the journal that is at hand has it. */
export function gone(store: BattleStore, unit: Unit): string {
  if (unit.presence === 'left') return text.table.left2;
  if (unit.presence !== 'surrendered') return text.table.lost;
  const last = store.reading.journal.find(entry => !entry.undone && entry.about.includes(unit.id));
  const to = last?.about.find(one => store.unit(one) && store.unit(one)?.side !== unit.side);
  return to ? say(text.table.surrenderedTo, the(store.name(to))) : text.table.surrendered;
}
