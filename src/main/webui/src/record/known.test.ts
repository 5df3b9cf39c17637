import { describe, expect, it } from 'vitest';
import type { Known } from '../port/port';
import type { Field } from './forms';
import { knownFor } from './known';

const fact = (unit: string, facing: string | null, field: string, ...values: string[]): Known => ({
  unit,
  facing,
  field,
  values,
  entry: 4,
});
const shown = (path: string, kind: Field['kind'], words?: string[]) => ({
  path,
  field: { name: path.split('.').at(-1)!, kind, ...(words ? { words } : {}) },
});

describe('what is known', () => {
  const known = [
    fact('15-alabama', '20-maine', 'band', 'normal'),
    fact('20-maine', null, 'cover', 'stone-wall'),
    fact('2-mississippi', null, 'conditions', 'linear-cover', 'fortified'),
    fact('6-wisconsin', null, 'inCommand', 'true'),
  ];

  it('is the range of these two, and of no other target or firer', () => {
    const range = shown('band', 'word');
    expect(knownFor(known, range, { actor: '15-alabama', target: '20-maine' })).toBe('normal');
    expect(knownFor(known, range, { actor: '15-alabama', target: '44-new-york' })).toBeUndefined();
    expect(knownFor(known, range, { actor: '4-alabama', target: '20-maine' })).toBeUndefined();
    const noSuch = { ...range, options: ['short'] };
    expect(knownFor(known, noSuch, { actor: '15-alabama', target: '20-maine' })).toBeUndefined();
  });

  it('is the cover of the target, whoever fires', () => {
    const cover = shown('cover', 'words');
    expect(knownFor(known, cover, { actor: '4-alabama', target: '20-maine' })).toEqual(['stone-wall']);
    expect(knownFor(known, cover, { actor: '20-maine', target: '4-alabama' })).toBeUndefined();
  });

  it('is a condition of one side of a combat, if the combat has it', () => {
    const conditions = shown('defender.conditions', 'words', ['fortified', 'outflanked']);
    const met = { attacker: '6-wisconsin', defender: '2-mississippi' };
    expect(knownFor(known, conditions, met)).toEqual(['fortified']);
    expect(knownFor(known, { ...conditions, path: 'attacker.conditions' }, met)).toBeUndefined();
  });

  it('is a yes where a yes is asked for', () => {
    expect(knownFor(known, shown('inCommand', 'yes'), { actor: '6-wisconsin' })).toBe(true);
  });
});
