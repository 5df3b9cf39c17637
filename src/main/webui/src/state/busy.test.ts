import { describe, expect, it } from 'vitest';
import { Busy } from './busy.svelte';

describe('a touch while an entry is on its way', () => {
  it('waits until the entry is there', async () => {
    const busy = new Busy();
    const end = busy.begin();
    const told: string[] = [];
    void busy.over().then(() => told.push('touched'));
    await Promise.resolve();
    expect(told).toEqual([]);
    end();
    await busy.over();
    expect(told).toEqual(['touched']);
    expect(busy.now).toBe(false);
  });

  it('waits for the last of several', async () => {
    const busy = new Busy();
    const first = busy.begin();
    const second = busy.begin();
    first();
    first();
    expect(busy.now).toBe(true);
    second();
    await busy.over();
    expect(busy.now).toBe(false);
  });

  it('waits for nothing where nothing is under way', async () => {
    await new Busy().over();
  });
});
