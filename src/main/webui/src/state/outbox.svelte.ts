import type { EntryAnswer, JournalEntry, Port, Said } from '../port/port';
import { Refused, Unreachable } from '../port/problem';
import type { Drawer, Photo, Waiting } from './drawer';
import { uuid } from './ids';

export interface Sent {
  answer: EntryAnswer;
  key: string;
}

/**
 * Entries on their way. Each is written down before it is sent and removed when the server has answered, so that a lost
 * answer, a lost network or a closed page loses nothing; its idempotency key keeps it from being recorded twice.
 */
export class Outbox {
  entries = $state<Waiting[]>([]);
  private last = 0;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly port: Port,
    private readonly drawer: Drawer,
    private readonly battle: string,
    private readonly seat: string,
  ) {}

  async open(): Promise<void> {
    this.entries = (await this.drawer.all(this.battle)).filter(entry => entry.seat === this.seat);
    this.last = this.entries.at(-1)?.at ?? 0;
  }

  get held(): boolean {
    return this.entries.some(entry => entry.state !== 'waiting');
  }

  /**
   * Sends an entry, or keeps it where there is no network: then nothing is answered. What the server refuses at
   * once is thrown and not kept, because the player still has it in hand.
   */
  async record(
    said: Said,
    about: { label: string; units: string[]; version: number; photos?: Photo[] },
  ): Promise<Sent | undefined> {
    this.last = Math.max(Date.now(), this.last + 1);
    let entry: Waiting = {
      ...about,
      key: uuid(),
      battle: this.battle,
      seat: this.seat,
      said,
      at: this.last,
      state: 'waiting',
    };
    if (this.entries.length) {
      await this.wait(entry);
      void this.flush(() => undefined);
      return undefined;
    }
    const written = this.drawer.put(stored(entry));
    try {
      entry = await this.named(entry);
      const answer = await this.port.record(entry.said, entry.key);
      await written;
      await this.drawer.remove(entry.key);
      return { answer, key: entry.key };
    } catch (e) {
      await written;
      if (e instanceof Unreachable) {
        await this.wait({ ...entry, tried: true });
        return undefined;
      }
      await this.drawer.remove(entry.key);
      throw e;
    }
  }

  /** Sends what waits, in order, until the network fails or an entry needs the player. */
  flush(each: (sent: Sent) => void): Promise<void> {
    this.sending = this.sending.then(() => this.sendAll(each));
    return this.sending;
  }

  private async sendAll(each: (sent: Sent) => void): Promise<void> {
    while (this.entries.length && !this.held) {
      let entry = this.entries[0]!;
      try {
        if (entry.photos) await this.replace((entry = await this.named(entry)));
        const known = entry.tried && !entry.sure ? await this.recordedAlready(entry) : undefined;
        if (!known && !entry.sure) {
          const news = await this.news(entry);
          if (news.length) {
            await this.change(entry, { state: 'asks', meanwhile: news });
            return;
          }
        }
        const answer = known ?? (await this.port.record(plain(entry.said), entry.key));
        await this.drop(entry.key);
        for (const later of this.entries)
          await this.change(later, { known: [...(later.known ?? []), answer.entry.id] });
        each({ answer, key: entry.key });
      } catch (e) {
        if (e instanceof Refused && !e.passing) await this.change(entry, { state: 'refused', why: e.message });
        return;
      }
    }
  }

  /** The entry with its photos named, after the server has taken them. Sent twice, a photo is kept once. */
  private async named({ photos, ...entry }: Waiting): Promise<Waiting> {
    if (!photos) return entry;
    const attachments: string[] = [];
    for (const photo of photos) attachments.push(await this.port.attach(new Blob([photo.bytes], { type: photo.type })));
    return { ...entry, said: { ...entry.said, attachments } };
  }

  /**
   * The answer that was lost, if the server has the entry. Sent with the version that the player saw, it is
   * recorded only if nobody recorded anything since: else the player may have to be asked first.
   */
  private async recordedAlready(entry: Waiting): Promise<EntryAnswer | undefined> {
    try {
      return await this.port.record(plain(entry.said), entry.key, entry.version);
    } catch (e) {
      if (e instanceof Refused && e.problem.version !== undefined) return undefined;
      throw e;
    }
  }

  /** What others recorded of its units after the version that the player saw. */
  private async news(entry: Waiting): Promise<string[]> {
    const found: JournalEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.port.journal({ limit: 50, undone: false, ...(cursor ? { cursor } : {}) });
      const newer = page.items.filter(one => one.version > entry.version);
      found.push(...newer);
      cursor = newer.length === page.items.length && page.next ? page.next : undefined;
    } while (cursor);
    return found
      .filter(one => !entry.known?.includes(one.id) && one.about.some(unit => entry.units.includes(unit)))
      .map(one => `${one.number}. ${one.sentence}`);
  }

  /** A photo that the server does not take stays behind; the words are sent. */
  async leavePhotosOut(key: string): Promise<void> {
    const { photos: _, ...entry } = this.entries.find(one => one.key === key)!;
    await this.replace({ ...entry, state: 'waiting' });
  }

  async drop(key: string): Promise<void> {
    await this.drawer.remove(key);
    this.entries = this.entries.filter(entry => entry.key !== key);
  }

  /** The player has decided: send it again, as it was or put right. */
  async release(key: string, said?: Said): Promise<void> {
    const entry = this.entries.find(one => one.key === key);
    if (!entry) return;
    if (!said) return this.change(entry, { state: 'waiting', sure: true });
    // It was refused, so its key stands for nothing yet; entries that wait for it name it by this key.
    await this.change(entry, { said: plain(said), state: 'waiting', sure: true });
  }

  private async wait(entry: Waiting): Promise<void> {
    await this.drawer.put(stored(entry));
    this.entries = [...this.entries, entry];
  }

  private async change(entry: Waiting, to: Partial<Waiting>): Promise<void> {
    await this.replace({ ...entry, ...to });
  }

  private async replace(changed: Waiting): Promise<void> {
    await this.drawer.put(stored(changed));
    this.entries = this.entries.map(one => (one.key === changed.key ? changed : one));
  }
}

/** An entry as it is written down; JSON knows no photos. */
const stored = ({ photos, ...entry }: Waiting): Waiting => ({
  ...plain(entry),
  ...(photos ? { photos: photos.map(({ type, bytes }) => ({ type, bytes })) } : {}),
});

/** Without the proxies of the page, which neither IndexedDB nor JSON should meet. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
