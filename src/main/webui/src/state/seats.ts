import { keep, kept } from './kept';

/** A seat that this device has taken: the key, whose it is, and what the battle was called. */
export interface TakenSeat {
  battle: string;
  seat: string;
  key: string;
  title: string;
  at: number;
}

/** The keys of a battle that was started here, by seat: shown once by the server, kept for the page of seats. */
export type Keys = Record<string, string>;

const SHAPE = /^lr1\.([A-Za-z0-9_-]{22})\.([a-z0-9:-]+)\.\d+\.[A-Za-z0-9_-]+$/;

/** What a key says of itself, or nothing if it is none. */
export function readKey(key: string): { battle: string; seat: string } | undefined {
  const parts = SHAPE.exec(key);
  if (!parts) return undefined;
  const hex = [...atob(parts[1]!.replace(/-/g, '+').replace(/_/g, '/'))]
    .map(c => c.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
  return {
    battle: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    seat: parts[2]!,
  };
}

/** The key that a fragment is, if it is one; whatever else somebody put there is left alone. */
export function keyIn(fragment: string): string | undefined {
  try {
    const key = decodeURIComponent(fragment.slice(1));
    return readKey(key) && key;
  } catch {
    return undefined;
  }
}

export function seats(): TakenSeat[] {
  return kept<TakenSeat[]>('seats', []).sort((a, b) => b.at - a.at);
}

export function seatIn(battle: string): TakenSeat | undefined {
  return seats().find(seat => seat.battle === battle);
}

/** Takes the seat of a key; the same battle is in the list once, with the seat that was taken last. */
export function take(key: string, title = ''): TakenSeat | undefined {
  const said = readKey(key);
  if (!said) return undefined;
  const before = seatIn(said.battle);
  const taken = { ...said, key, title: title || before?.title || '', at: Date.now() };
  keep('seats', [taken, ...seats().filter(seat => seat.battle !== said.battle)].slice(0, 50));
  return taken;
}

export function forget(battle: string): void {
  keep(
    'seats',
    seats().filter(seat => seat.battle !== battle),
  );
}

export function keepKeys(battle: string, keys: Keys): void {
  keep(`keys.${battle}`, keys);
}

export function keysOf(battle: string): Keys {
  return kept<Keys>(`keys.${battle}`, {});
}

/** The address that takes a seat: the key is in the fragment, which no server and no log ever sees. */
export function seatLink(key: string, origin: string): string {
  return `${origin}/b/${readKey(key)?.battle ?? ''}#${key}`;
}

/**
 * A link to what came of a battle that everybody can open: with the spectators' key, which alone is given away, or
 * none if all may look.
 */
export function linkForAll(battle: string, isPublic: boolean, origin: string): string | undefined {
  const own = seatIn(battle);
  const key = keysOf(battle).spectator ?? (own?.seat === 'spectator' ? own.key : undefined);
  if (key) return seatLink(key, origin).replace('#', '/after#');
  return isPublic ? `${origin}/b/${battle}/after` : undefined;
}
