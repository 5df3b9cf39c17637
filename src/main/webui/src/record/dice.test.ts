import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EntryDice } from './dice.svelte';

const impact = () =>
  new EntryDice('adf-15mm', 'impact', [
    { path: 'attacker.dice', required: true },
    { path: 'defender.dice', required: true },
    { path: 'stopShort', required: false },
  ]);

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

describe('the dice of an entry', () => {
  it('are none where the server asks for none, as when a routed unit is reached', () => {
    const dice = impact();
    dice.learn(undefined);
    expect(dice.pad).toBeUndefined();
    expect(dice.next).toBeUndefined();
    expect(dice.into({})).toEqual({ attacker: { dice: { thrown: [] } }, defender: { dice: { thrown: [] } } });
  });

  it('are those of the defender alone where limbered guns charge', () => {
    const dice = impact();
    dice.learn({ dice: 'defender.dice', count: 2, sides: 6 });
    expect(dice.pad).toMatchObject({ path: 'defender.dice', count: 2 });
    expect(dice.add(3)).toBe(false);
    expect(dice.add(4)).toBe(true);
    expect(dice.next).toBeUndefined();
    expect(dice.into({})).toMatchObject({ defender: { dice: { thrown: [3, 4] } } });
  });

  it('show no faces before anybody has said which they are', () => {
    const dice = impact();
    expect(dice.pad).toMatchObject({ guessed: true });
    dice.learn({ dice: 'attacker.dice', count: 2, sides: 10 });
    expect(dice.pad).toMatchObject({ guessed: false, sides: 10 });
  });

  it('stay when one more is asked for', () => {
    const dice = impact();
    dice.learn({ dice: 'attacker.dice', count: 1, sides: 6 });
    dice.add(2);
    dice.learn({ dice: 'defender.dice', count: 1, sides: 6 });
    dice.add(5);
    expect(dice.ask('stopShort', { count: 1, sides: 6 })).toBe(true);
    expect(dice.pad).toMatchObject({ path: 'stopShort', given: [] });
    expect(dice.into({})).toMatchObject({ attacker: { dice: { thrown: [2] } }, defender: { dice: { thrown: [5] } } });
  });

  it('are thrown again where one was cleared', () => {
    const dice = impact();
    dice.learn({ dice: 'attacker.dice', count: 1, sides: 6 });
    dice.add(2);
    dice.learn({ dice: 'defender.dice', count: 1, sides: 6 });
    dice.clear('attacker.dice', 0);
    expect(dice.next).toBe('attacker.dice');
  });
});
