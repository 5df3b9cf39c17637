import { Refused, Unreachable, type ProblemBody } from './problem';

export interface Call {
  method?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  accept?: string;
}

/** One call of the API: its answer, or `Refused`, or `Unreachable`. */
export async function call(path: string, { method, key, body, headers, signal, accept }: Call = {}): Promise<Response> {
  const sent: Record<string, string> = { Accept: accept ?? 'application/json', ...headers };
  if (key) sent.Authorization = `Bearer ${key}`;
  const binary = body instanceof Blob;
  if (body !== undefined) sent['Content-Type'] = binary ? body.type : 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: sent,
      body: body === undefined ? undefined : binary ? body : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  } catch (e) {
    if (signal?.aborted) throw e;
    throw new Unreachable();
  }
  if (answer.ok || answer.status === 304) return answer;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Error> {
  const after = answer.headers.get('Retry-After');
  try {
    return new Refused(answer.status, (await answer.json()) as ProblemBody, after ? Number(after) : undefined);
  } catch {
    // A proxy between page and server answered in its own words.
    return answer.status >= 502
      ? new Unreachable()
      : new Refused(answer.status, {
          code: 'no-words',
          status: answer.status,
          title: `HTTP ${answer.status}`,
          type: 'about:blank',
        });
  }
}

/** An answer is waited for this long: a line can be dead for many minutes before the browser says so. */
const LONGEST = 60_000;

/** The answer as JSON. What breaks off before its end is `Unreachable` too. */
export async function json<T>(path: string, options: Call = {}): Promise<T> {
  const limit = options.body instanceof Blob ? {} : { signal: AbortSignal.timeout(LONGEST) };
  try {
    return (await (await call(path, { ...limit, ...options })).json()) as T;
  } catch (e) {
    if (e instanceof Refused || options.signal?.aborted) throw e;
    throw new Unreachable();
  }
}
