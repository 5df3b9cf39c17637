import { describe, expect, it } from 'vitest';
import { deeds, unitsInTrouble } from './glance';

describe('units in trouble', () => {
  it('are whole units, and those that are gone are no longer in it', () => {
    expect(unitsInTrouble({ 'good-order': 5, disorder: 2, routed: 1, eliminated: 3 })).toBe(3);
  });
});

describe('a tile', () => {
  it('says who has moved, fired and charges', () => {
    expect(deeds({ maneuver: 'move', fired: true })).toBe('moved, fired');
    expect(deeds({ charging: true, maneuver: 'charge' })).toBe('charging');
    expect(deeds({ result: 'well-handled' })).toBe('well handled');
    expect(deeds({ fired: false })).toBe('');
  });
});
