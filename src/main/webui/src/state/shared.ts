import type { Standing } from '../port/port';

/**
 * What was read now, with the objects of before wherever nothing has changed: what is drawn from an object is then
 * not drawn again. Where nothing has changed at all, the list of before.
 */
export function shared<T extends { id: string }>(now: T[], before: T[]): T[] {
  const known = new Map(before.map(one => [one.id, one]));
  const merged = now.map(one => {
    const old = known.get(one.id);
    return old && JSON.stringify(old) === JSON.stringify(one) ? old : one;
  });
  return merged.length === before.length && merged.every((one, at) => one === before[at]) ? before : merged;
}

/** A table as it stands now, with what is as it was. */
export const sharedStanding = (now: Standing, before: Standing): Standing => ({
  battle: now.battle,
  units: shared(now.units, before.units),
  commands: shared(now.commands, before.commands),
  leaders: shared(now.leaders, before.leaders),
  objectives: shared(now.objectives, before.objectives),
});
