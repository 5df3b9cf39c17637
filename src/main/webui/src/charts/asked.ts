import type { Field } from '../record/forms';

type Said = Record<string, unknown>;

/** Most units are infantry: which fields apply to it is then clear from the start. */
const USUALLY: Record<string, string> = { arm: 'infantry' };

/** What a calculator starts with: every list that must have a line has one. */
export function begun(fields: readonly Field[]): Said {
  const said: Said = {};
  for (const field of fields) {
    if (field.kind === 'list' && field.required) said[field.name] = [begun(field.fields ?? [])];
    else if (field.kind === 'object' && field.required) said[field.name] = begun(field.fields ?? []);
    const usual = USUALLY[field.name];
    if (usual && field.kind === 'word' && field.words?.includes(usual)) said[field.name] = usual;
  }
  return said;
}

/** The same with one value set, or removed if it is undefined; numbers in the path are places in a list. */
export function within<T>(said: T, path: readonly (string | number)[], value: unknown): T {
  const [name, ...rest] = path;
  if (name === undefined) return value as T;
  const copy = (Array.isArray(said) ? [...said] : { ...said }) as Record<string | number, unknown>;
  const inner = rest.length
    ? within((copy[name] ?? (typeof rest[0] === 'number' ? [] : {})) as Said, rest, value)
    : value;
  if (inner === undefined && !Array.isArray(copy)) delete copy[name];
  else copy[name] = inner;
  return copy as T;
}

export function valueAt(said: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string | number, unknown> | undefined)?.[name], said);
}

/** One more line of a list, like the one before: several firers differ in little. */
export const another = (lines: readonly Said[]): Said[] => [...lines, { ...(lines.at(-1) ?? {}) }];

/** What is sent: without groups in which nothing was said. */
export function asked(said: Said): Said {
  return Object.fromEntries(
    Object.entries(said).filter(
      ([, value]) => !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}

/** Fields that only some units have, by what was said of the unit beside them. */
const ONLY: Record<string, (unit: Said) => boolean> = {
  figures: unit => unit.arm !== 'artillery',
  figuresLost: unit => unit.arm !== 'artillery',
  stands: unit => unit.arm !== 'artillery',
  standsLeft: unit => unit.arm !== 'artillery',
  sections: unit => unit.arm === undefined || unit.arm === 'artillery',
  sectionsLost: unit => unit.arm === undefined || unit.arm === 'artillery',
  mounted: unit => unit.arm === undefined || unit.arm === 'cavalry',
  openingVolley: unit => unit.arm !== 'artillery',
  behindSkirmishers: unit => unit.arm !== 'artillery',
  gunState: unit => unit.kind === undefined || unit.kind === 'guns',
  extendedLine: unit => unit.kind !== 'guns',
  coldSteel: unit => unit.charging === true,
  chargedAspect: unit => unit.chargedBy !== undefined,
};
/** What is asked of nearly every unit; all else is on demand. */
const FIRST = new Set([
  'figures',
  'stands',
  'sections',
  'weapon',
  'inches',
  'band',
  'cover',
  'aspect',
  'morale',
  'formation',
  'support',
  'kind',
  'arm',
  'openingVolley',
  'leaderBenefit',
  'checkModifier',
  'legs',
]);

/** The fields of one group: those that are asked at once, and the others; what cannot apply is in neither. */
export function grouped(fields: readonly Field[], unit: Said): { first: Field[]; more: Field[] } {
  const asking = fields.filter(
    field =>
      !['dice', 'die', 'stopShortDie'].includes(field.name) && (field.required || (ONLY[field.name]?.(unit) ?? true)),
  );
  const early = (field: Field) => Boolean(field.required) || FIRST.has(field.name);
  const weight = (field: Field) =>
    field.required && field.fields ? 0 : field.name === 'arm' || field.name === 'kind' ? 1 : field.required ? 2 : 3;
  const first = asking.filter(early).sort((a, b) => weight(a) - weight(b));
  const more = asking.filter(field => !early(field));
  return more.length > 1 ? { first, more } : { first: [...first, ...more], more: [] };
}

/**
 * What was said without what no longer applies: guns have no figures, even if figures were said before they were
 * guns.
 */
export function applying(fields: readonly Field[], said: Said): Said {
  const { first, more } = grouped(fields, said);
  const kept = (field: Field, value: unknown): unknown => {
    if (!field.fields || typeof value !== 'object' || value === null) return value;
    return Array.isArray(value)
      ? value.map(one => applying(field.fields!, one as Said))
      : applying(field.fields, value as Said);
  };
  return Object.fromEntries(
    [...first, ...more]
      .filter(field => said[field.name] !== undefined)
      .map(field => [field.name, kept(field, said[field.name])]),
  );
}
