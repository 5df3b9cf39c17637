import { afterEach, describe, expect, it, vi } from 'vitest';
import { BattleStore } from './battle.svelte';
import { inMemory } from './drawer';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page whose server is away', () => {
  it('asks as often after ten minutes as in the first', async () => {
    vi.useFakeTimers();
    let asked = 0;
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', () => {
      asked++;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const store = new BattleStore('0190f5c2-7a10-7000-8000-000000000001', undefined, 'spectator', inMemory());
    await store.open();
    await vi.advanceTimersByTimeAsync(60_000);
    const inTheFirstMinute = asked;
    expect(inTheFirstMinute).toBeGreaterThan(30);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    asked = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeLessThanOrEqual(inTheFirstMinute);
    store.close();
  });
});
