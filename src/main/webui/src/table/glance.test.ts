import { describe, expect, it } from 'vitest';
import { shortCommand, unitsInTrouble } from './glance';

describe('units in trouble', () => {
  it('are whole units, and those that are gone are no longer in it', () => {
    expect(unitsInTrouble({ 'good-order': 5, disorder: 2, routed: 1, eliminated: 3 })).toBe(3);
  });
});

describe('the name of a command on the table', () => {
  it('is that of its commander, but the Iron Brigade stays the Iron Brigade', () => {
    expect(["Vincent's Brigade", 'Heth’s Division', 'The Iron Brigade', 'Iron Brigade', 'V Corps'].map(shortCommand)).toEqual(["Vincent's", 'Heth’s', 'The Iron Brigade', 'Iron Brigade', 'V Corps']);
  });
});
