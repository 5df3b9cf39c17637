import { describe, expect, it } from 'vitest';
import { isRuled, ruled } from './ruled';

const MAINE = {
  id: '20-maine',
  name: '20th Maine',
  figures: 6,
  openingVolley: true,
  morale: 'good-order',
  quality: 'veteran',
  actionsSpent: 0,
  position: null,
};
const words = (name: string) => ({ morale: ['good-order', 'disorder', 'shaken'] })[name] ?? [];

describe('what a ruling may change', () => {
  it('is offered in words, the usual first, and never what names the unit', () => {
    expect(ruled(MAINE, words).map(one => one.name)).toEqual(['figures', 'morale', 'openingVolley', 'actionsSpent']);
  });

  it('says how it is now without true and false, and which words the rules have', () => {
    expect(ruled(MAINE, words).map(one => one.said)).toEqual(['6', 'good order', 'yes', '0']);
    expect(ruled(MAINE, words).find(one => one.name === 'morale')?.words).toEqual(['good-order', 'disorder', 'shaken']);
  });

  it('is sent only if it is another value', () => {
    expect([isRuled(5, 6), isRuled(6, 6), isRuled(undefined, 6), isRuled(false, true)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
