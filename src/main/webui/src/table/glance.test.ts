import { describe, expect, it } from 'vitest';
import { deeds, shortCommand, unitsInTrouble } from './glance';

describe('units in trouble', () => {
  it('are whole units, and those that are gone are no longer in it', () => {
    expect(unitsInTrouble({ 'good-order': 5, disorder: 2, routed: 1, eliminated: 3 })).toBe(3);
  });
});

describe('the name of a command on the table', () => {
  it('is that of its commander, but the Iron Brigade stays the Iron Brigade', () => {
    expect(
      ["Vincent's Brigade", "Robertson's Texas Brigade", 'Heth’s Division', 'The Iron Brigade', 'V Corps'].map(
        shortCommand,
      ),
    ).toEqual(["Vincent's", "Robertson's", 'Heth’s', 'The Iron Brigade', 'V Corps']);
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
