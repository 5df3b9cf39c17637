import { describe, expect, it } from 'vitest';
import { shared } from './shared';

const unit = (id: string, figures: number) => ({ id, figures });

describe('what is read again', () => {
  it('keeps the objects of what has not changed', () => {
    const before = [unit('a', 6), unit('b', 8)];
    const now = shared([unit('a', 6), unit('b', 7), unit('c', 4)], before);
    expect(now).toEqual([unit('a', 6), unit('b', 7), unit('c', 4)]);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]);
  });

  it('keeps the list where nothing has changed', () => {
    const before = [unit('a', 6), unit('b', 8)];
    expect(shared([unit('a', 6), unit('b', 8)], before)).toBe(before);
    expect(shared([unit('a', 6)], before)).toEqual([unit('a', 6)]);
  });
});
