import { describe, expect, it } from 'vitest';
import { found, inWords, sent } from './houserules';

const CELLS = [
  { path: 'fire-modifiers.light-woods.value', value: '-1' },
  { path: 'turn.actions', value: '2' },
  { path: 'morale-modifiers.woods.value', value: '-1' },
];

describe('a house rule', () => {
  it('is found by the words of its line, not by an address', () => {
    expect(found(CELLS, 'woods fire').map(one => one.path)).toEqual(['fire-modifiers.light-woods.value']);
    expect(inWords('turn.actions')).toBe('Turn · Actions');
  });

  it('is sent with its value and a name', () => {
    expect(
      sent([
        { path: 'turn.actions', value: ' 3 ', title: '' },
        { path: 'fire-modifiers.light-woods.value', value: '', title: 'x' },
      ]),
    ).toEqual([{ path: 'turn.actions', value: '3', title: 'Turn · Actions' }]);
  });
});
