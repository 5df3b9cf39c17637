import { describe, expect, it } from 'vitest';
import forms from '../api/forms.json';
import { at, diceFields, laidOut, only, others, put, questionOf, type Forms, farthest, given } from './forms';

const { systems } = forms as unknown as Forms;

describe('the forms', () => {
  it('know every type of entry of both systems', () => {
    expect(Object.keys(systems)).toEqual(['adf', 'rff']);
    expect(Object.keys(systems.adf!.entries)).toContain('morale-check');
    expect(Object.keys(systems.rff!.entries)).toContain('passage-of-lines');
    expect(Object.values(systems).map(system => Object.keys(system.entries).length)).toEqual([43, 45]);
  });

  it('ask for the dice of both sides of an impact', () => {
    expect(diceFields(systems.adf!.entries.impact!)).toEqual([
      { path: 'attacker.dice', required: true },
      { path: 'defender.dice', required: true },
      { path: 'stopShort', required: false },
    ]);
  });

  it('offer no unit to pass through itself', () => {
    const passage = systems.rff!.entries['passage-of-lines']!;
    expect(others(passage, ['19-indiana'], ['19-indiana', '24-michigan'])).toEqual(['24-michigan']);
    const objective = systems.rff!.entries.objective!;
    expect(others(objective, ['19-indiana'], ['19-indiana']), 'it may take what it chose').toEqual(['19-indiana']);
  });

  it('show the bands of the server in place of inches', () => {
    const { first, more } = laidOut(
      systems.adf!.entries.fire!,
      { type: 'fire', options: { bands: ['long', 'short'] } },
      undefined,
    );
    expect(first.map(one => one.path)).toEqual(['band', 'aspect', 'cover']);
    expect(first[0]!.options).toEqual(['long', 'short']);
    expect(more.map(one => one.path)).toContain('inches');
  });

  it('show inches where the server names no bands', () => {
    const { first } = laidOut(systems.rff!.entries.fire!, { type: 'fire' }, undefined);
    expect(first.map(one => one.path).slice(0, 2), 'how far, then behind what').toEqual(['inches', 'cover']);
  });

  it('ask for the ground of a charge once, with its legs', () => {
    const { first, more } = laidOut(systems.rff!.entries.charge!, { type: 'charge' }, undefined);
    expect(first.map(one => one.path)).toContain('legs');
    expect(first.map(one => one.path)).not.toContain('ground');
    expect(more.map(one => one.path)).toContain('ground');
  });

  it('find the odds of an entry by its name', () => {
    expect(questionOf(systems.adf!, 'fire')).toBe('fire');
    expect(questionOf(systems.rff!, 'charge-combat')).toBe('charge');
    expect(questionOf(systems.rff!, 'charge')).toBeUndefined();
    expect(questionOf(systems.adf!, 'move')).toBeUndefined();
  });

  it('ask odds only with fields that the question has', () => {
    const said = { type: 'morale-check', due: 'x-1', dice: {}, situation: { support: 2 } };
    expect(only(said, systems.adf!.odds['morale-check']!)).toEqual({ due: 'x-1', situation: { support: 2 } });
  });

  it('set and remove values by path', () => {
    const said = put({}, 'situation.support', 2);
    expect(at(said, 'situation.support')).toBe(2);
    expect(put(said, 'situation.support', undefined)).toEqual({});
  });

  it('want it said whether charged guns are supported, before the dice', () => {
    const next = { type: 'charge-combat', options: { defender: ['supported-guns', 'unsupported-guns'] } };
    const asked = laidOut(systems.rff!.entries['charge-combat']!, next, undefined).first.find(
      one => one.path === 'defender.conditions',
    )!;
    expect(asked.field.required).toBe(true);
    expect(given(['fortified'], asked.oneOf)).toBe(false);
    expect(given(['fortified', 'supported-guns'], asked.oneOf)).toBe(true);
  });

  it('let a charge go no farther than it can over its ground', () => {
    const next = { type: 'charge', options: { terrains: ['open', 'rough'], inches: ['12', '6.5'] } };
    expect(farthest(next, 'rough')).toBe(6.5);
    expect(farthest(next, undefined)).toBe(12);
  });
});
