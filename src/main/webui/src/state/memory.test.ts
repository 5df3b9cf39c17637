import { describe, expect, it } from 'vitest';
import { Memory } from './memory';

describe('the last entry of a unit', () => {
  it('has whom it was at, but no range and no cover: those are the units’ and may have changed', () => {
    const memory = new Memory('volley');
    const fire = { type: 'fire', kind: 'volley', units: ['4-texas'], target: '20-maine' };
    memory.remember({ ...fire, inches: 12, cover: ['stone-wall'], dice: { thrown: [1] } });
    expect(memory.lastOf('4-texas')).toEqual(fire);
    expect(memory.lastOf('5-texas')).toBeUndefined();
  });
});
