import { describe, expect, it } from 'vitest';
import { unitsInTrouble } from './glance';

describe('units in trouble', () => {
  it('are whole units, and those that are gone are no longer in it', () => {
    expect(unitsInTrouble({ 'good-order': 5, disorder: 2, routed: 1, eliminated: 3 })).toBe(3);
  });
});
