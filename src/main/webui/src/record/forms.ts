import type { Due, Next } from '../port/port';

/** A field of an entry, as scripts/forms.mjs reads it from the description of the API. */
export interface Field {
  name: string;
  kind:
    | 'units'
    | 'unit'
    | 'target'
    | 'leader'
    | 'objective'
    | 'due'
    | 'entry'
    | 'positions'
    | 'dice'
    | 'position'
    | 'entry-body'
    | 'word'
    | 'words'
    | 'yes'
    | 'number'
    | 'list'
    | 'names'
    | 'object'
    | 'map'
    | 'text'
    | 'name';
  required?: boolean;
  words?: string[];
  fields?: Field[];
  min?: number;
  max?: number;
  whole?: boolean;
  usual?: unknown;
  note?: string;
}

export interface System {
  entries: Record<string, Field[]>;
  odds: Record<string, Field[]>;
}
export interface Forms {
  systems: Record<string, System>;
  calculators: Record<string, Record<string, Field[]>>;
  newUnit: Field[];
}

let loaded: Promise<Forms> | undefined;

/** The forms of all systems; a file of its own, so that the first page does not wait for it. */
export function loadForms(): Promise<Forms> {
  loaded ??= import('../api/forms.json').then(module => module.default as unknown as Forms);
  return loaded;
}

/** The words that a system has for a field, wherever its calculators name it. */
export function wordsOf(forms: Forms | undefined, system: string | undefined, name: string): string[] {
  const found = new Set<string>();
  const look = (fields: readonly Field[]): void => {
    for (const field of fields) {
      if (field.name === name) field.words?.forEach(word => found.add(word));
      look(field.fields ?? []);
    }
  };
  Object.values(forms?.calculators[system ?? ''] ?? {}).forEach(look);
  return [...found];
}

/** The fields as a seat fills them: a side takes an objective for itself, with one of its units. */
export function asked(fields: Field[], side: string | undefined): Field[] {
  if (!side || !fields.some(field => field.kind === 'objective')) return fields;
  return fields
    .filter(field => field.name !== 'by')
    .map(field => (field.kind === 'unit' ? { ...field, required: true } : field));
}

/** The question about odds that belongs to a type of entry, if there is one. */
const QUESTIONS: Record<string, string> = { 'charge-combat': 'charge', rally: 'morale-check' };

export function questionOf(system: System, type: string, kind?: Field): string | undefined {
  const question = QUESTIONS[type] ?? type;
  const known = system.odds[question];
  const takesDice = diceFields(system.entries[type] ?? []).length > 0;
  return known && takesDice && kind?.kind !== 'dice' ? question : undefined;
}

/** The paths of the dice of an entry, in the order in which they are asked for. */
export function diceFields(fields: Field[], below = ''): { path: string; required: boolean }[] {
  return fields.flatMap(field => {
    if (field.kind === 'dice') return [{ path: below + field.name, required: field.required ?? false }];
    return field.kind === 'object' && field.required ? diceFields(field.fields ?? [], `${below}${field.name}.`) : [];
  });
}

/** What the server offers for a field: `terrains` of `next` are the values of `terrain`. */
export function offered(
  next: Next | undefined,
  due: Due | undefined,
  field: Field,
  path = field.name,
): string[] | undefined {
  const options = next?.options ?? {};
  const found = options[path] ?? options[`${field.name}s`] ?? options[field.name];
  if (found) return found;
  if (field.name === 'units' && due) {
    const prepared = due.prepared as { candidates?: string[]; choices?: string[] };
    const choices = prepared.candidates ?? prepared.choices;
    return choices?.length ? choices : undefined;
  }
  return undefined;
}

/** The units that a field may name: none of those who do it, as nobody passes through itself. */
export const others = (form: Field[], doing: string[], units: string[]): string[] =>
  form.some(field => field.kind === 'units') ? units.filter(unit => !doing.includes(unit)) : units;

/** How far something can come over its ground, or over the best of it as long as none is chosen. */
export function farthest(next: Next, terrain: unknown): number | undefined {
  const { terrains = [], inches = [] } = next.options ?? {};
  const over = inches[terrains.indexOf(terrain as string)];
  return inches.length && inches.length === terrains.length
    ? Number(over ?? Math.max(...inches.map(Number)))
    : undefined;
}

/** Fields that are shown at once; the others are behind "More to say". */
const FIRST = new Set([
  'band',
  'aspect',
  'support',
  'enemyNear',
  'cover',
  'terrain',
  'formation',
  'legs',
  'inches',
  'works',
  'inCommand',
  'conditions',
  'ground',
  'coldSteel',
  'objective',
  'by',
  'leader',
  'phase',
  'through',
  'holds',
  'actions',
  'winner',
  'quality',
  'side',
  'name',
  'turnLimit',
  'dicePolicy',
  'undoPolicy',
  'turn',
  'stands',
  'sets',
  'visibility',
  'position',
]);

/** Fields that are said on the table or by the pad, not in the form. */
const ELSEWHERE = new Set(['units', 'unit', 'target', 'due', 'entry', 'dice', 'positions', 'entry-body']);

/** Fields that say the same; the second is not shown where the first has its values from the server. */
const INSTEAD: Record<string, string> = { inches: 'band', position: 'positions' };

/** Whether something was said, and of some words one. */
export function given(value: unknown, oneOf?: string[]): boolean {
  if (Array.isArray(value) && value.includes(undefined)) return false;
  if (Array.isArray(value)) return oneOf ? value.some(one => oneOf.includes(one as string)) : value.length > 0;
  return value !== undefined && value !== '';
}

export interface Shown {
  field: Field;
  path: string;
  options?: string[];
  oneOf?: string[];
}

/** The fields of a form in two parts: at once, and on demand. */
export function laidOut(
  fields: Field[],
  next: Next | undefined,
  due: Due | undefined,
): { first: Shown[]; more: Shown[] } {
  const first: Shown[] = [];
  const more: Shown[] = [];
  const put = (field: Field, path: string, siblings: Field[], late: boolean) => {
    if ((field.name === 'kind' && next?.kinds?.length) || field.name === 'firers') return;
    if (field.kind === 'object' && field.name !== 'unit' && field.name !== 'leader' && field.name !== 'allows') {
      for (const inner of field.fields ?? []) put(inner, `${path}.${inner.name}`, field.fields ?? [], late);
      return;
    }
    if (ELSEWHERE.has(field.kind) && !(field.name === 'unit' && field.kind === 'object')) {
      if (field.kind !== 'unit' || !(field.required || siblings.some(one => one.kind === 'objective'))) return;
    }
    const options = offered(next, due, field, path);
    const oneOf = field.name === 'conditions' ? next?.options?.[path.split('.')[0]!] : undefined;
    if (oneOf) {
      const rest = (options ?? field.words ?? []).filter(word => !oneOf.includes(word));
      return void first.push({ field: { ...field, required: true }, path, options: [...oneOf, ...rest], oneOf });
    }
    if (settled(due, path)) return void more.push(shown(field, path, options));
    const instead = INSTEAD[field.name];
    const replaced =
      instead !== undefined &&
      siblings.some(one => one.name === instead) &&
      (instead === 'positions' ||
        offered(
          next,
          due,
          siblings.find(one => one.name === instead)!,
        ) !== undefined);
    if (field.name === 'band' && !options) return void more.push(shown(field, path));
    // Left out, it is the worst ground of the legs.
    if (field.name === 'ground' && siblings.some(one => one.name === 'legs'))
      return void more.push(shown(field, path, options));
    const early =
      field.required || options !== undefined || (FIRST.has(field.name) && !replaced && field.name !== 'position');
    if (field.name === 'aspect' && late) return void more.push(shown(field, path, options));
    (early && !(replaced && !field.required) ? first : more).push(shown(field, path, options));
  };
  for (const field of fields) put(field, field.name, fields, field.name === 'situation' || field.kind === 'object');
  const order = [...FIRST];
  /** How far it is comes before what lies between. */
  const farFirst = first.some(one => one.field.name === 'cover');
  const rank = ({ field: { name } }: Shown): number => {
    if (farFirst && name === 'inches') return -1;
    return order.includes(name) ? order.indexOf(name) : order.length;
  };
  first.sort((a, b) => rank(a) - rank(b));
  return { first, more };
}

/** Of a check that is due, what the journal has already; it may still be gone against. */
function settled(due: Due | undefined, path: string): boolean {
  const { situation } = (due?.prepared ?? {}) as { situation?: Record<string, unknown> | null };
  const name = /^situation\.(\w+)$/.exec(path)?.[1];
  return name !== undefined && (situation?.[name] ?? null) !== null;
}

const shown = (field: Field, path: string, options?: string[]): Shown =>
  options ? { field, path, options } : { field, path };

export function at(said: Record<string, unknown>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], said);
}

/** The same with one value set, or removed if it is undefined; empty objects vanish. */
export function put(said: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const copy = { ...said };
  const inner = rest.length ? put((copy[name] as Record<string, unknown>) ?? {}, rest.join('.'), value) : value;
  if (inner === undefined || (rest.length && Object.keys(inner as object).length === 0)) delete copy[name];
  else copy[name] = inner;
  return copy;
}

/** Only what a question knows: odds are asked with the fields that an entry and its question share. */
export function only(said: Record<string, unknown>, fields: Field[]): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const field of fields) {
    const value = said[field.name];
    if (value === undefined) continue;
    if (field.kind === 'object' && value && typeof value === 'object') {
      const inner = only(value as Record<string, unknown>, field.fields ?? []);
      if (Object.keys(inner).length) taken[field.name] = inner;
    } else {
      taken[field.name] = value;
    }
  }
  return taken;
}
