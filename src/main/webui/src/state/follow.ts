import { Refused, type ProblemBody } from '../port/problem';

/** One event of the ledger, as the live stream sends it. */
export interface LiveEvent {
  sequence: number;
  type: string;
  actor: string;
}

/** Whose streams are open; it is no event of the battle, and has no number. */
export interface Present {
  seats: string[];
}

export interface Following {
  after: number;
  signal: AbortSignal;
  pause?: number;
  silence?: number;
  line?: (up: boolean) => void;
  here?: (seats: string[]) => void;
}

/**
 * Calls `each` with every event after a version, in order, each once. Reconnects by itself until `signal` is
 * aborted; rejects with `Refused` if the key is no longer good. `line` is told when the line comes up and when it
 * is lost.
 */
export async function follow(
  battle: string,
  key: string | undefined,
  each: (event: LiveEvent) => void,
  { after, signal, pause = 500, silence = 45_000, line, here }: Following,
): Promise<void> {
  let version = after;
  for (let failures = 0; !signal.aborted; failures++) {
    const call = new AbortController();
    const hangUp = () => call.abort();
    signal.addEventListener('abort', hangUp);
    let watch = setTimeout(hangUp, silence);
    try {
      const answer = await fetch(`/api/battles/${battle}/live`, {
        headers: {
          Accept: 'text/event-stream',
          'Last-Event-ID': String(version),
          ...(key ? { Authorization: `Bearer ${key}` } : {}),
        },
        signal: call.signal,
      });
      if (!answer.ok && answer.status !== 429 && answer.status < 500) {
        throw new Refused(answer.status, (await answer.json()) as ProblemBody);
      }
      if (answer.ok && answer.body) {
        line?.(true);
        failures = 0;
        const read = parser();
        const text = answer.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await text.read(); !part.done; part = await text.read()) {
          clearTimeout(watch);
          watch = setTimeout(hangUp, silence);
          for (const event of read(part.value)) {
            if ('seats' in event) here?.(event.seats);
            else if (event.sequence > version) {
              version = event.sequence;
              each(event);
            }
          }
        }
      }
    } catch (e) {
      if (e instanceof Refused) throw e;
    } finally {
      clearTimeout(watch);
      signal.removeEventListener('abort', hangUp);
      hangUp();
    }
    if (signal.aborted) return;
    line?.(false);
    await rest(Math.min(pause * 2 ** failures, 15_000) * (0.5 + Math.random() / 2), signal);
  }
}

/** Takes the text of server-sent events as it comes, and answers the events that it completes. */
export function parser(): (text: string) => (LiveEvent | Present)[] {
  let begun = '';
  let data: string | undefined;
  return text => {
    const complete: (LiveEvent | Present)[] = [];
    const lines = (begun + text).split(/\r\n|\n|\r(?!$)/);
    begun = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data !== undefined) complete.push(JSON.parse(data) as LiveEvent | Present);
        data = undefined;
      } else if (line.startsWith('data:')) {
        const value = line.slice(5).replace(/^ /, '');
        data = data === undefined ? value : `${data}\n${value}`;
      }
    }
    return complete;
  };
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(done => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
