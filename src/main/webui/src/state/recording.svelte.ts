import type { EntryAnswer, Said } from '../port/port';
import type { ServerPort } from '../port/server';
import { text } from '../text/catalogue';
import { Busy } from './busy.svelte';
import type { Drawer, Photo } from './drawer';
import { uuid } from './ids';
import type { Live } from './live.svelte';
import { Memory } from './memory';
import { isEvent, justRecorded } from './newest';
import { Outbox } from './outbox.svelte';
import type { Reading } from './reading.svelte';

/** What this seat records: entries, their corrections, and what waits for the network. */
export class Recording {
  readonly outbox: Outbox;
  readonly memory: Memory;
  private readonly mine = new Set<string>();
  private readonly writing = new Busy();

  constructor(
    private readonly port: ServerPort,
    private readonly seat: string,
    drawer: Drawer,
    private readonly reading: Reading,
    private readonly live: Live,
  ) {
    this.outbox = new Outbox(port, drawer, port.battle, seat);
    this.memory = new Memory(port.battle);
  }

  isMine(entry: string): boolean {
    return this.mine.has(entry);
  }

  /** Whether a correction must say why. */
  get wantsReason(): boolean {
    return this.reading.standing?.battle.undoPolicy !== 'free';
  }

  get busy(): boolean {
    return this.writing.now;
  }

  /** When nothing is being written any more: a touch in between waits for it. */
  settled(): Promise<void> {
    return this.writing.over();
  }

  /**
   * Records an entry; without network it waits. A refusal is thrown. Its event is there as soon as the server has
   * answered; the table follows, and until then other touches wait.
   */
  async record(said: Said, label: string, photos: Photo[] = []): Promise<EntryAnswer | undefined> {
    const end = this.writing.begin();
    const { version, due } = this.reading.standing!.battle;
    const named = said.units as string[] | undefined;
    /** Of what is due it is the unit that owes it. */
    const owes = due.find(one => one.id === said.due)?.unit;
    try {
      const sent = await this.outbox.record(said, {
        label,
        units: [...(named ?? []), ...(said.target ? [said.target as string] : [])],
        version,
        ...(photos.length ? { photos } : {}),
      });
      this.memory.remember(said);
      if (sent) return this.recorded(sent.answer, named ?? (owes ? [owes] : []), end);
      this.live.lost();
      end();
      return undefined;
    } catch (e) {
      end();
      throw e;
    }
  }

  private recorded(answer: EntryAnswer, acted: string[], end: () => void): EntryAnswer {
    this.mine.add(answer.entry.id);
    this.reading.apply(answer);
    if (isEvent(answer)) this.reading.newest = justRecorded(answer, this.seat, acted);
    void this.refreshed(answer.entry.version).finally(end);
    return answer;
  }

  private refreshed(version: number): Promise<void> {
    return this.reading.until(version, () => this.live.online);
  }

  /** Takes back the last entry, or several; `taken` is called as soon as that is so, before the table is read again. */
  async undo(
    entries: number | { backTo: string } = 1,
    reason?: string,
    taken: () => void = () => undefined,
  ): Promise<void> {
    const waiting = this.outbox.entries.at(-1);
    if (!waiting || entries !== 1) return this.write(() => this.port.undo(entries, uuid(), reason), taken);
    await this.outbox.drop(waiting.key);
    taken();
  }

  async redo(): Promise<void> {
    await this.write(() => this.port.redo(uuid(), this.wantsReason ? text.undo.again : undefined));
  }

  async consent(agree: boolean): Promise<void> {
    const request = this.reading.standing?.battle.request;
    if (request) await this.write(() => this.port.consent(request.id, agree, uuid()));
  }

  private async write(call: () => Promise<EntryAnswer>, taken: () => void = () => undefined): Promise<void> {
    const end = this.writing.begin();
    try {
      const answer = await call();
      this.mine.add(answer.entry.id);
      this.reading.newest = undefined;
      taken();
      this.reading.apply(answer);
      await this.refreshed(answer.entry.version);
    } finally {
      end();
    }
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    await this.outbox.flush(({ answer }) => {
      this.mine.add(answer.entry.id);
    });
    if (!this.outbox.entries.length) await this.reading.refresh();
    else if (!this.outbox.held) this.live.lost();
  }
}
