import type {
  Amendment,
  DiceAsked,
  EntryAnswer,
  EntryInFull,
  Fields,
  JournalEntry,
  JournalQuery,
  Need,
  Odds,
  Pages,
  Port,
  Said,
  Standing,
} from './port';
import { call, json, type Call } from './http';
import { Refused, Unreachable } from './problem';

/** The port that asks the server. */
export class ServerPort implements Port {
  private readonly base: string;

  constructor(
    readonly battle: string,
    private readonly key?: string,
  ) {
    this.base = `/api/battles/${battle}`;
  }

  standing(at?: number): Promise<Standing> {
    return this.get(`/standing${at === undefined ? '' : `?at=${at}`}`);
  }

  odds(question: string, fields: Fields): Promise<Odds> {
    return this.question(`/odds/${question}`, fields);
  }

  async needs(said: Said): Promise<Need | undefined> {
    if (!lacksDice(said)) return undefined;
    try {
      const { missing } = await this.question<DiceAsked>('/entries/dice', said);
      return missing ? { dice: missing.field, count: missing.count, sides: missing.sides } : undefined;
    } catch (e) {
      if (!(e instanceof Refused) || e.passing) throw e;
      const field = e.problem.violations?.[0]?.field;
      return {
        refused: e.message,
        code: e.code,
        waivable: e.problem.waivable ?? false,
        ...(field ? { field } : {}),
        ...(e.problem.rule ? { rule: e.problem.rule } : {}),
      };
    }
  }

  record(said: Said, key: string, version?: number): Promise<EntryAnswer> {
    return this.post('/entries', said, {
      ...once(key),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    });
  }

  undo(entries: number | { backTo: string }, key: string, reason?: string): Promise<EntryAnswer> {
    return this.post(
      '/undo',
      { ...(typeof entries === 'number' ? { entries } : entries), ...(reason ? { reason } : {}) },
      once(key),
    );
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
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== null) parameters.set(name, String(value));
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

  /** A question changes nothing: where no answer comes, it is asked once more before the line counts as lost. */
  private async question<T>(path: string, body: unknown): Promise<T> {
    try {
      return await this.post<T>(path, body);
    } catch (e) {
      if (!(e instanceof Unreachable)) throw e;
      return this.post<T>(path, body);
    }
  }

  /** A file of the battle, to keep. */
  async file(path: string, accept: string): Promise<Blob> {
    return (await call(this.base + path, { ...this.by(), accept })).blob();
  }

  private by(): Call {
    return this.key ? { key: this.key } : {};
  }
}

const once = (key: string) => ({ 'Idempotency-Key': key });

/** Whether dice are missing anywhere in it. */
export function lacksDice(said: unknown): boolean {
  return said === NO_DICE || (typeof said === 'object' && said !== null && Object.values(said).some(lacksDice));
}

/** Stands in an entry where dice are still missing. */
export const NO_DICE = Object.freeze({ thrown: Object.freeze([]) });
