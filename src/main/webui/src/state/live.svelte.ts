import { Refused } from '../port/problem';
import { follow } from './follow';

const RETRY = 2_000;

/** What happens to the line, and what comes over it. */
export interface Line {
  heard: (version: number) => void;
  /** Something may be missing here: the line is there again, or may be. */
  again: () => void;
  refused: (why: Refused) => void;
}

/** The line to the server: whether it is up, what is heard over it, and who else is at its other ends. */
export class Live {
  online = $state(true);
  /** The seats that look at this battle now, as far as the server knows. */
  here = $state.raw<ReadonlySet<string>>(new Set());
  private readonly leaving = new AbortController();
  /** The next try of a line that was lost. Reading and the live stream lose it each; it is tried once for both. */
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly key: string | undefined,
    private readonly line: Line,
  ) {
    addEventListener('offline', () => this.lost(), { signal: this.leaving.signal });
    addEventListener('online', () => this.line.again(), { signal: this.leaving.signal });
  }

  close(): void {
    this.leaving.abort();
  }

  async follow(after: number): Promise<void> {
    try {
      await follow(this.id, this.key, event => this.line.heard(event.sequence), {
        after,
        signal: this.leaving.signal,
        line: up => (up ? this.up() : this.lost()),
        here: seats => {
          this.here = new Set(seats);
        },
      });
    } catch (e) {
      if (e instanceof Refused) this.line.refused(e);
    }
  }

  private up(): void {
    const back = !this.online;
    this.online = true;
    if (back) this.line.again();
  }

  /** No answer came: what is recorded waits, and the line is tried again. */
  lost(): void {
    this.online = false;
    this.here = new Set();
    this.retry ??= setTimeout(() => {
      this.retry = undefined;
      if (!this.online && !this.leaving.signal.aborted) this.line.again();
    }, RETRY);
  }
}
