import type { Field } from '../record/forms';

type Said = Record<string, unknown>;

/** What a calculator starts with: every list that must have a line has one. */
export function begun(fields: readonly Field[]): Said {
  const said: Said = {};
  for (const field of fields) {
    if (field.kind === 'list' && field.required) said[field.name] = [begun(field.fields ?? [])];
    else if (field.kind === 'object' && field.required) said[field.name] = begun(field.fields ?? []);
  }
  return said;
}

/** The same with one value set, or removed if it is undefined; numbers in the path are places in a list. */
export function within<T>(said: T, path: readonly (string | number)[], value: unknown): T {
  const [name, ...rest] = path;
  if (name === undefined) return value as T;
  const copy = (Array.isArray(said) ? [...said] : { ...said }) as Record<string | number, unknown>;
  const inner = rest.length ? within((copy[name] ?? (typeof rest[0] === 'number' ? [] : {})) as Said, rest, value) : value;
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
  return Object.fromEntries(Object.entries(said).filter(([, value]) => !(typeof value === 'object' && value !== null && Object.keys(value).length === 0)));
}
