import type { JournalEntry, Port, Standing } from '../port/port';
import { inMemory } from '../state/drawer';
import { BattleStore } from '../state/battle.svelte';
import type { System } from '../record/forms';

/** Where a replay comes from: the journal of a battle, or a recorded one that came with the page. */
export interface Tape {
  title: string;
  entries: Pick<JournalEntry, 'number' | 'turn' | 'sentence' | 'version' | 'undone' | 'about'>[];
  at(index: number): Promise<Standing>;
}

/** A battle as it stood: a table that can be looked at and not touched. */
export function pastStore(standing: Standing, system: System | undefined): BattleStore {
  const past = new BattleStore(standing.battle.id, undefined, 'spectator', inMemory());
  past.reading.standing = standing;
  past.reading.rulebook.system = system;
  return past;
}

/** The tape of a battle of this server. What was at a version never changes, so the browser keeps it. */
export async function tapeOf(store: BattleStore): Promise<Tape> {
  const entries: JournalEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.port.journal({ limit: 200, order: 'oldest', ...(cursor ? { cursor } : {}) });
    entries.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  const seen = new Map<number, Promise<Standing>>();
  return {
    title: store.battle.title,
    entries,
    at: index => {
      const version = entries[index]?.version ?? 1;
      let found = seen.get(version);
      if (!found) seen.set(version, (found = (store.port as Port).standing(version)));
      return found;
    },
  };
}
