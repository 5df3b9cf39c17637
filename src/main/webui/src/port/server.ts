import type { Amendment, Battle, Command, EntryAnswer, EntryInFull, Fields, JournalEntry, JournalQuery, Leader, Need, Objective, Odds, Pages, Port, Said, Standing, Unit } from './port';
import { call, json, type Call } from './http';
import { Refused } from './problem';

/** More dice than any roll takes: the server refuses them, changes nothing, and says how many it wants. */
const IMPOSSIBLE = { thrown: Array<number>(9).fill(10) };
const MOST = 100;

/** The port that asks the server. */
export class ServerPort implements Port {
  private readonly base: string;

  constructor(battle: string, private readonly key?: string) {
    this.base = `/api/battles/${battle}`;
  }

  async standing(at?: number): Promise<Standing> {
    const when = at === undefined ? '' : `at=${at}`;
    const [battle, units, commands, leaders, objectives] = await Promise.all([
      this.get<Battle>(`?${when}`),
      this.all<Unit>('/units', when),
      this.all<Command>('/commands', when),
      this.all<Leader>('/leaders', when),
      this.all<Objective>('/objectives', when),
    ]);
    return { battle, units, commands, leaders, objectives };
  }

  odds(question: string, fields: Fields): Promise<Odds> {
    return this.post(`/odds/${question}`, fields);
  }

  async needs(said: Said): Promise<Need | undefined> {
    if (!lacksDice(said)) return undefined;
    try {
      await this.post('/entries', withImpossibleDice(said));
      return undefined;
    } catch (e) {
      if (!(e instanceof Refused) || e.passing) throw e;
      const field = e.problem.violations?.[0]?.field;
      if (e.problem.dice) return { dice: field ?? 'dice', ...e.problem.dice };
      return { refused: e.message, code: e.code, waivable: e.problem.waivable ?? false,
        ...(field ? { field } : {}), ...(e.problem.rule ? { rule: e.problem.rule } : {}) };
    }
  }

  record(said: Said, key: string, version?: number): Promise<EntryAnswer> {
    return this.post('/entries', said, { ...once(key), ...(version === undefined ? {} : { 'If-Match': `"${version}"` }) });
  }

  undo(entries: number | { backTo: string }, key: string, reason?: string): Promise<EntryAnswer> {
    return this.post('/undo', { ...(typeof entries === 'number' ? { entries } : entries), ...(reason ? { reason } : {}) }, once(key));
  }

  redo(key: string, reason?: string): Promise<EntryAnswer> {
    return this.post('/redo', reason ? { reason } : {}, once(key));
  }

  consent(request: string, agree: boolean, key: string): Promise<EntryAnswer> {
    return this.post('/consents', { request, agree }, once(key));
  }

  async amend(change: Fields, key: string): Promise<Amendment> {
    const answer = await this.post<Amendment | { explanation: Amendment }>('/amend?limit=100', change, once(key));
    return 'explanation' in answer ? answer.explanation : answer;
  }

  journal(query: JournalQuery): Promise<Pages<JournalEntry>> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) parameters.set(name, String(value));
    return this.get(`/entries?${parameters}`);
  }

  entry(id: string): Promise<EntryInFull> {
    return this.get(`/entries/${id}`);
  }

  async attach(photo: Blob): Promise<string> {
    const answer = await json<{ sha256: string }>(`${this.base}/attachments`, { ...this.by(), body: photo });
    return answer.sha256;
  }

  async photo(sha256: string): Promise<Blob> {
    return (await call(`${this.base}/attachments/${sha256}`, { ...this.by(), accept: 'image/*' })).blob();
  }

  /** Whatever else the API has of this battle. */
  get<T>(path: string): Promise<T> {
    return json<T>(this.base + path, this.by());
  }

  post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
    return json<T>(this.base + path, { ...this.by(), body, headers });
  }

  /** A file of the battle, to keep. */
  async file(path: string, accept: string): Promise<Blob> {
    return (await call(this.base + path, { ...this.by(), accept })).blob();
  }

  private by(): Call {
    return this.key ? { key: this.key } : {};
  }

  private async all<T>(path: string, when: string): Promise<T[]> {
    const items: T[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Pages<T> = await this.get(`${path}?limit=${MOST}${when && `&${when}`}${cursor && `&cursor=${cursor}`}`);
      items.push(...page.items);
      cursor = page.next;
    }
    return items;
  }
}

const once = (key: string) => ({ 'Idempotency-Key': key });

/** The same entry with impossible dice wherever it has none yet. */
export function withImpossibleDice<T>(said: T): T {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, of === NO_DICE ? IMPOSSIBLE : copy(of)]));
    }
    return value;
  };
  return copy(said) as T;
}

/** Whether dice are missing anywhere in it; an entry without a gap must never be sent as a question. */
export function lacksDice(said: unknown): boolean {
  return said === NO_DICE || (typeof said === 'object' && said !== null && Object.values(said).some(lacksDice));
}

/** Stands in an entry where dice are still missing. */
export const NO_DICE = Object.freeze({ thrown: Object.freeze([]) });
