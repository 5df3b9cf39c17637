import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from './kept';
import { keepKeys, keyIn, linkForAll, take } from './seats';

const BATTLE = '01a1ee9c-b83d-7a40-8406-f8536827a4bb';
const key = (seat: string) => `lr1.AaHunLg9ekCEBvhTaCekuw.${seat}.0.abc`;

describe('a link to share', () => {
  beforeEach(() => {
    keep('seats', []);
    keepKeys(BATTLE, {});
  });

  it('has the key of spectators and no other', () => {
    keepKeys(BATTLE, { umpire: key('umpire'), spectator: key('spectator') });
    expect(linkForAll(BATTLE, false, 'http://hall')).toBe(`http://hall/b/${BATTLE}/after#${key('spectator')}`);
  });

  it('is not made where only those with a key may look and this device has none to give away', () => {
    take(key('umpire'));
    expect(linkForAll(BATTLE, false, 'http://hall')).toBeUndefined();
    expect(linkForAll(BATTLE, true, 'http://hall')).toBe(`http://hall/b/${BATTLE}/after`);
  });

  it('is made by a spectator, too', () => {
    take(key('spectator'));
    expect(linkForAll(BATTLE, false, 'http://hall')).toContain(key('spectator'));
  });
});

describe('a fragment', () => {
  it('is a key, or nothing, whatever stands in it', () => {
    expect(keyIn(`#${key('umpire')}`)).toBe(key('umpire'));
    expect(keyIn(`#${encodeURIComponent(key('union:1'))}`)).toBe(key('union:1'));
    for (const other of ['', '#', '#%', '#%zz', '#%E0%A4%A', '#table', '#lr1.x.umpire.0.AAAA', `#${key('umpire')}#`]) {
      expect(keyIn(other)).toBeUndefined();
    }
  });
});
