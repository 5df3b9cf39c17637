import { vi } from 'vitest';
import demo from '../after/demo.json';
import forms from '../api/forms.json';
import type { Battle, Due, Next, Said, Standing } from '../port/port';
import { TableStore } from '../table/table.svelte';
import { BattleStore } from '../state/battle.svelte';
import { inMemory } from '../state/drawer';
import type { Forms } from '../record/forms';

/** What a server of this test answers, by the end of the address; everything else is out of reach. */
export type Answers = Record<string, (said: Said) => unknown>;

/** The table of the battle that comes with the page, seen from a seat. What is sent is kept, in order. */
export function recorded(
  seat: string,
  battle: Partial<Battle> & { next?: Next[]; due?: Due[] } = {},
  answers: Answers = {},
): { table: TableStore; store: BattleStore; sent: { path: string; said: Said }[] } {
  const sent: { path: string; said: Said }[] = [];
  vi.stubGlobal('fetch', async (path: string, call?: { body?: string }) => {
    const said = JSON.parse(call?.body ?? '{}') as Said;
    sent.push({ path, said });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (!answer) throw new TypeError(`${path} is out of reach`);
    const body = answer(said);
    return body instanceof Response ? body : Response.json(body);
  });
  const store = new BattleStore('battle', 'key', seat, inMemory());
  const standing = demo.standing as unknown as Standing;
  store.reading.standing = { ...standing, battle: { ...standing.battle, next: [], ...battle } as Battle };
  store.reading.rulebook.system = (forms as unknown as Forms).systems.adf;
  return { table: new TableStore(store), store, sent };
}
