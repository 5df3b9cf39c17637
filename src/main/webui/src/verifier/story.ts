import type { Event } from './verify';

/** One thing that a person recorded, told from its events. */
export interface Told {
  number: number;
  at: string;
  by: string;
  what: string;
  signed: boolean;
  /** Taken back, and nothing was recorded in its place. */
  undone: boolean;
  /** An amendment decided it again: it was not taken back. */
  again: boolean;
}

type Payload = Event['payload'];

/** Names by id, wherever in the opening something has both. */
function names(value: unknown, found: Map<string, string>): Map<string, string> {
  if (Array.isArray(value)) value.forEach(each => names(each, found));
  else if (value && typeof value === 'object') {
    const { id, name } = value as { id?: unknown; name?: unknown };
    if (typeof id === 'string' && typeof name === 'string') found.set(id, name);
    Object.values(value).forEach(each => names(each, found));
  }
  return found;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

/** Whom something names, each once. */
function listed(value: unknown, known: Map<string, string>): string {
  return [...new Set(texts(value).flatMap(text => known.get(text) ?? []))].join(', ');
}

function dice(events: Event[]): string {
  const thrown = events
    .filter(event => event.type === 'dice-rolled')
    .map(event => (event.payload.faces as number[]).join(', '));
  return thrown.length ? ` Dice: ${thrown.join('; ')}.` : '';
}

function reason(payload: Payload): string {
  return typeof payload.reason === 'string' ? ` “${payload.reason}”` : '';
}

function sentence(events: Event[], known: Map<string, string>, system: string): string {
  const first = events[0]!;
  const own = first.type.startsWith(`${system}-`) ? first.type.slice(system.length + 1) : first.type;
  const plain = own.replace(/-declared$/, '').replaceAll('-', ' ');
  if (first.type === 'battle-started') return `“${String(first.payload.title)}” begins.`;
  if (typeof first.payload.text === 'string') return first.payload.text;
  const { target, ...others } = first.payload;
  const about = listed(others, known);
  const against = listed(target, known);
  const named = (about && `: ${about}`) + (against && `${about ? ', against ' : ': '}${against}`);
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${named}.${reason(first.payload)}${dice(events)}`;
}

/** What is not in force: taken back, or decided again by an amendment that is. */
function fates(events: Event[]): { undone: Set<string>; again: Set<string> } {
  const undone = new Set<string>();
  const again = new Set<string>();
  const by = new Map<string, string[]>();
  const replaced = new Map<string, string>();
  for (const event of events) {
    const listed = event.payload.entries as string[];
    if (event.type === 'entries-undone') {
      by.set(event.entryId, listed);
      listed.forEach(entry => {
        undone.add(entry);
        by.get(entry)?.forEach(one => undone.delete(one));
      });
    }
    if (event.type === 'entries-redone') listed.forEach(entry => undone.delete(entry));
    const old = event.type === 'entry-recorded-again' ? event.payload.replaces : undefined;
    if (typeof old === 'string') replaced.set(old, event.entryId);
  }
  for (const [entry, correction] of replaced) {
    if (!undone.has(correction) && undone.delete(entry)) again.add(entry);
  }
  return { undone, again };
}

/** The battle as it was recorded, with what was taken back and what was decided again. */
export function story(events: Event[]): Told[] {
  const entries = new Map<string, Event[]>();
  const known = names(events[0]?.payload, new Map());
  const { undone, again } = fates(events);
  for (const event of events) {
    const id = event.type === 'checkpoint-signed' ? event.eventId : event.entryId;
    entries.set(id, [...(entries.get(id) ?? []), event]);
  }
  const system = String((events[0]?.payload.rulebook as { system?: string } | undefined)?.system);
  let number = 0;
  return [...entries].map(([id, own]) => {
    const signed = own[0]!.type === 'checkpoint-signed';
    return {
      number: signed ? 0 : number++,
      at: own[0]!.occurredAt,
      by: own[0]!.actor,
      what: signed ? 'A checkpoint was signed.' : sentence(own, known, system),
      undone: undone.has(id),
      again: again.has(id),
      signed,
    };
  });
}
