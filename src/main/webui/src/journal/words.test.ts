import { describe, expect, it } from 'vitest';
import { became, inWords, naming, parts } from './words';

const NAMES: Record<string, string> = { '20-maine': '20th Maine', 'vincent-col': 'Col. Vincent' };
const nameOf = (id: string) => NAMES[id] ?? '';

describe('the journal in words', () => {
  it('has the names of units in bold, the longest that fits', () => {
    const names = naming(['4th Texas', '4th Texas Cavalry', '83rd Pennsylvania']);
    expect(
      parts('The 4th Texas Cavalry fires at the 83rd Pennsylvania.', names)
        .filter(part => part.isName)
        .map(part => part.text),
    ).toEqual(['4th Texas Cavalry', '83rd Pennsylvania']);
    expect(parts('The 14th Texas moves.', names).some(part => part.isName)).toBe(false);
  });

  it('names what is due by its unit, not by an id', () => {
    expect(inWords('What it settled (20-maine-1) is no longer due.', nameOf)).toBe(
      'What it settled (20th Maine) is no longer due.',
    );
    expect(inWords('It fires (normal).', nameOf)).toBe('It fires (normal).');
  });

  it('says what has become of a unit without true and false', () => {
    expect(became('openingVolley', true, false, nameOf)).toBe('opening volley fired');
    expect(became('lowOnAmmunition', false, true, nameOf)).toBe('now low on ammunition');
    expect(became('morale', 'good-order', 'shaken', nameOf)).toBe('morale good order → shaken');
    expect(became('leader', null, 'vincent-col', nameOf)).toBe('leader none → Col. Vincent');
    expect(became('actionsSpent', 0, 0.5, nameOf)).toBe('actions spent 0 → 0.5');
  });
});
