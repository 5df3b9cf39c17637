import { openDB, type IDBPDatabase } from 'idb';
import type { Said } from '../port/port';

/** A photo as bytes: not every browser keeps files. */
export interface Photo {
  type: string;
  bytes: ArrayBuffer;
}

/** An entry that this device has recorded and the server has not confirmed. */
export interface Waiting {
  /** Its idempotency key: sent again, it is recorded once. */
  key: string;
  battle: string;
  seat: string;
  said: Said;
  /** Photos that the server does not have yet; then the entry names them. */
  photos?: Photo[];
  /** The version of the battle that the player saw. */
  version: number;
  /** What it is, in words. */
  label: string;
  units: string[];
  at: number;
  state: 'waiting' | 'refused' | 'asks';
  why?: string;
  meanwhile?: string[];
  /** Entries of this device that were sent after that version: they are no news to the player. */
  known?: string[];
  /** It was sent and no answer came: it may be recorded already. */
  tried?: boolean;
  /** The player has seen what others recorded and sends it all the same. */
  sure?: boolean;
}

/** Where waiting entries are kept: it outlives the page. */
export interface Drawer {
  all(battle: string): Promise<Waiting[]>;
  put(entry: Waiting): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * In IndexedDB, which plain http has too; where it is forbidden (private windows), in memory while the page is
 * open.
 */
export async function openDrawer(): Promise<Drawer> {
  try {
    return stored(
      await openDB('longroll', 1, {
        upgrade(database) {
          database.createObjectStore('outbox', { keyPath: 'key' }).createIndex('battle', 'battle');
        },
      }),
    );
  } catch {
    return inMemory();
  }
}

function stored(database: IDBPDatabase): Drawer {
  return {
    all: async battle =>
      ((await database.getAllFromIndex('outbox', 'battle', battle)) as Waiting[]).sort((a, b) => a.at - b.at),
    put: async entry => void (await database.put('outbox', entry)),
    remove: key => database.delete('outbox', key),
  };
}

export function inMemory(): Drawer {
  const entries = new Map<string, Waiting>();
  return {
    all: async battle => [...entries.values()].filter(entry => entry.battle === battle).sort((a, b) => a.at - b.at),
    put: async entry => void entries.set(entry.key, entry),
    remove: async key => void entries.delete(key),
  };
}
