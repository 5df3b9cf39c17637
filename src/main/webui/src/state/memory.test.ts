import { describe, expect, it } from 'vitest';
import { Memory } from './memory';

describe('what was last said', () => {
  it('is no range for another kind of fire', () => {
    const memory = new Memory('volley');
    memory.remember({ type: 'fire', kind: 'volley', units: ['4-texas'], target: '20-maine', inches: 12 });
    expect(memory.last('fire', '4-texas', 'volley')).toEqual({ inches: 12 });
    expect(memory.last('fire', '4-texas', 'point-blank')).toEqual({});
  });

  it('is offered to another unit that does the same', () => {
    const memory = new Memory('march');
    memory.remember({ type: 'move', units: ['4-texas'], legs: [{ terrain: 'open', inches: 4 }] });
    expect(memory.last('move', '5-texas')).toEqual({ legs: [{ terrain: 'open', inches: 4 }] });
  });
});
