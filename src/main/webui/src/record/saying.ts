import type { Due, Fields, Next } from '../port/port';
import { at, given, put, type Field, type laidOut, type Shown } from './forms';

type Layout = ReturnType<typeof laidOut>;

/** The unit that something due is about, if it is about one. */
export function onlyUnit(next: Next, due: Due | undefined): string[] {
  if (!due) return [];
  const named = next.units ?? (due.unit ? [due.unit] : []);
  return named.length === 1 ? [...named] : [];
}

export function onlyTarget(next: Next): string | undefined {
  const targets = next.options?.targets;
  return targets?.length === 1 ? targets[0] : undefined;
}

/** The fields of an entry that begins: what is said once more, and where the server leaves no choice. */
export function firstFields(
  { again, due }: { again?: Fields; due?: Due },
  next: Next,
  layout: Layout,
  by: string | undefined,
): Fields {
  let fields: Fields = { ...again };
  if (next.kinds?.length) fields.kind = next.kinds[0];
  if (by) fields.by = by;
  for (const { field, path, options } of layout.first) {
    if (field.kind === 'word' && field.required && options?.length === 1) fields = put(fields, path, options[0]);
    if (field.kind === 'yes' && options?.[0] === 'true') fields = put(fields, path, true);
    if (field.kind === 'number' && due && options?.length === 1) fields = put(fields, path, Number(options[0]));
  }
  return fields;
}

/** Fields, and which of them stand there because they are known of the units. */
interface Filled {
  fields: Fields;
  remembered: ReadonlySet<string>;
}

/** Fills in what is known, and takes out what was known of other units; what the player chose stays. */
export function withKnown(
  before: Fields,
  were: ReadonlySet<string>,
  layout: Layout,
  knownFor: (one: Shown) => unknown,
): Filled {
  let fields = before;
  const remembered = new Set<string>();
  /** An entry has a band or inches, not both. */
  const byBand = layout.first.some(one => one.path === 'band');
  for (const one of [...layout.first, ...layout.more]) {
    if (byBand && one.path === 'inches') continue;
    if (at(fields, one.path) !== undefined && !were.has(one.path)) continue;
    const value = knownFor(one);
    if (value !== undefined || were.has(one.path)) fields = put(fields, one.path, value);
    if (value !== undefined) remembered.add(one.path);
  }
  return { fields, remembered };
}

interface Touched {
  units: string[];
  target: string | undefined;
  next: Next;
  due: Due | undefined;
}

/** An entry as it is sent: its fields, and what was said by touching units or by opening it. */
export function sayable(form: readonly Field[], fields: Fields, { units, target, next, due }: Touched): Fields {
  const said: Fields = { ...fields };
  const takes = (name: string) => form.some(field => field.name === name);
  if (units.length && form.some(field => field.kind === 'units')) said.units = [...units];
  if (target && form.some(field => field.kind === 'target')) said.target = target;
  if (due) said.due = due.id;
  else if (next.due && takes('due')) said.due = next.due;
  if (next.charge && takes('charge')) said.charge = next.charge;
  if (next.reactionTo && takes('reactionTo')) said.reactionTo = next.reactionTo;
  if (said.firers) {
    const apart = said.firers as { unit: string; inches: number }[];
    said.firers = units.map(unit => apart.find(one => one.unit === unit) ?? { unit, inches: said.inches });
    delete said.units;
    delete said.inches;
  }
  return said;
}

const ONE_TAP = ['word', 'list', 'leader', 'objective', 'unit', 'number'];

/** Whether one tap says all that is to be said. */
export const saysAll = ({ first }: Layout): boolean =>
  first.length <= 1 && first.every(one => ONE_TAP.includes(one.field.kind));

/** The field on the screen that a refusal names, if nothing was said there yet. */
export function unsaid({ first }: Layout, fields: Fields, field: string | undefined): string | undefined {
  const names = field === 'inches' ? ['band', 'inches'] : [field];
  const shown = first.find(one => names.includes(one.path));
  return shown && !given(at(fields, 'band')) && !given(at(fields, shown.path)) ? shown.path : undefined;
}
