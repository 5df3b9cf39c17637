import type { Battle, Pages, StartedBattle } from '../port/port';
import { json } from '../port/http';
import { keepKeys, take, type TakenSeat } from '../state/seats';

/** How many keys one call carries at most: a header has an end. */
const KEYS = 40;

/** The battles of this device, or with the admin key all of this server, whose title has these words. */
export function listBattles(
  seats: readonly TakenSeat[],
  admin: string,
  title: string,
  cursor?: string,
): Promise<Pages<Battle>> {
  const query = new URLSearchParams({
    limit: '40',
    ...(title ? { title } : {}),
    ...(admin ? {} : { mine: 'true' }),
    ...(cursor ? { cursor } : {}),
  });
  const key =
    admin ||
    seats
      .slice(0, KEYS)
      .map(seat => seat.key)
      .join(',');
  return json<Pages<Battle>>(`/api/battles?${query}`, key ? { key } : {});
}

/** Brings a battle from a sealed file or an archive to this server, and keeps its keys on this device. */
export async function importBattle(file: Blob, admin: string): Promise<string> {
  const type = (await file.slice(0, 2).text()) === 'PK' ? 'application/zip' : 'application/x-ndjson';
  const started = await json<StartedBattle>('/api/battles/import', {
    body: new Blob([file], { type }),
    ...(admin ? { key: admin } : {}),
  });
  keepKeys(started.battle.id, started.keys);
  const key = started.keys.umpire ?? Object.values(started.keys)[0];
  if (key) take(key, started.battle.title);
  return started.battle.id;
}

/** A seat whose key was lost: the admin has a code made for it, and this device takes it. */
export async function recoverSeat(battle: string, seat: string, admin: string): Promise<void> {
  const { code } = await json<{ code: string }>(`/api/battles/${battle}/seats/${encodeURIComponent(seat)}/code`, {
    body: {},
    key: admin,
  });
  const { key, title } = await json<{ key: string; title: string }>('/api/join', { body: { code } });
  take(key, title);
}

/** Which battle is named in a sealed file; nothing if it is none. */
export async function battleIn(file: Blob): Promise<string | undefined> {
  try {
    const head = JSON.parse((await file.slice(0, 2_000).text()).split('\n')[0]!) as {
      format?: string;
      stream?: string;
    };
    return head.format === 'longroll-battle' ? head.stream : undefined;
  } catch {
    return undefined;
  }
}
