import type { Unit } from '../port/port';
import { lower, text, word } from '../text/catalogue';

/** With more units than this the tiles are smaller, and each side scrolls by itself. */
export const MANY = 30;

/** “Robertson's Texas Brigade” is Robertson's on the table; the Iron Brigade keeps its whole name. */
export const shortCommand = (name: string): string =>
  name.replace(/(?<=['’]s)( \p{Lu}\w+)? (Brigade|Division|Corps)$/u, '');

/** How bad it is, from 0 to 3: a shape, a word and a rising weight stand for it on the tile. */
const TROUBLE: Record<string, 0 | 1 | 2 | 3> = {
  'good-order': 0,
  disorder: 1,
  disordered: 1,
  shaken: 2,
  silenced: 2,
  routed: 3,
  broken: 3,
  eliminated: 3,
  surrendered: 3,
};
const SHORT: Record<string, string> = { 'good-order': 'Good' };

/** The strength of a unit as the pips show it: what is left of what, in groups, and what one pip is. */
export interface Strength {
  left: number;
  of: number;
  group: number;
  what: string;
  guns: boolean;
  gaps?: number[];
}

export interface Glance {
  strength: Strength;
  morale: { level: 0 | 1 | 2 | 3; word: string };
  formation: string;
  tags: string[];
}

export function strengthOf(unit: Unit): Strength {
  if (unit.gunStands) {
    const { ready, silenced, damaged, damagedAndSilenced, wrecked } = unit.gunStands;
    return {
      left: ready + silenced + damaged + damagedAndSilenced,
      of: ready + silenced + damaged + damagedAndSilenced + wrecked,
      group: 1,
      what: word('gunStands'),
      guns: true,
    };
  }
  if (unit.figures !== undefined && unit.mustered !== undefined && !unit.sections) {
    return {
      left: unit.figures,
      of: Math.max(unit.mustered, unit.figures),
      group: Math.max(1, Math.round(unit.mustered / Math.max(1, unit.stands ?? 1))),
      what: word('figures'),
      guns: false,
    };
  }
  if (unit.sections !== undefined) {
    const of = unit.muster.sections ?? unit.sections + (unit.sectionsLost ?? 0);
    return { left: unit.sections, of: Math.max(of, unit.sections), group: 1, what: word('sections'), guns: true };
  }
  const left = unit.stands ?? 0;
  const of = unit.muster.stands ?? left;
  const gaps = [unit.muster.wornAt, unit.muster.spentAt].filter((at): at is number => at !== null && at > 0);
  return { left, of: Math.max(of, left), group: 50, what: word('stands'), guns: false, gaps };
}

export function glance(unit: Unit): Glance {
  const morale = unit.morale ?? unit.order ?? gunMorale(unit);
  const tags: string[] = [];
  if (unit.effectiveness && unit.effectiveness !== 'fresh') tags.push(word(unit.effectiveness));
  if (unit.outOfCommand) tags.push(word('outOfCommand'));
  return {
    strength: strengthOf(unit),
    morale: { level: TROUBLE[morale] ?? 0, word: SHORT[morale] ?? word(morale) },
    formation: unit.formation ? word(unit.formation) : '',
    tags,
  };
}

function gunMorale(unit: Unit): string {
  const guns = unit.gunStands;
  if (!guns) return 'good-order';
  return guns.silenced + guns.damagedAndSilenced > 0 ? 'silenced' : guns.damaged > 0 ? 'damaged' : 'good-order';
}

export const inTrouble = (unit: Unit): boolean => unit.onTable && glance(unit).morale.level > 0;

/** Of units counted by their morale, those that are on the table and in trouble. */
export const unitsInTrouble = (byMorale: Record<string, number>): number =>
  Object.entries(byMorale).reduce(
    (sum, [morale, units]) =>
      sum + ((TROUBLE[morale] ?? 0) > 0 && !['eliminated', 'surrendered'].includes(morale) ? units : 0),
    0,
  );

/** What a unit has done in this turn, in the words of a tile: moved, fired; or that it charges. */
export function deeds(unit: Pick<Unit, 'charging' | 'fired' | 'maneuver' | 'result'>): string {
  const moved = unit.maneuver
    ? (text.table.deeds[unit.maneuver] ?? lower(unit.maneuver))
    : unit.result
      ? lower(unit.result)
      : '';
  return unit.charging
    ? text.table.deeds.charging!
    : [moved, unit.fired ? text.table.fired : ''].filter(Boolean).join(', ');
}
