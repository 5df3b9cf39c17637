import type { EntryAnswer, JournalEntry, Seat, Standing } from '../port/port';
import { Refused, Unreachable } from '../port/problem';
import type { ServerPort } from '../port/server';
import { announce } from './announce.svelte';
import { joined } from './journal';
import { keepSoon, kept } from './kept';
import { newestOf, type Newest } from './newest';
import { Refresher } from './refresher';
import { Rulebook } from './rulebook.svelte';
import { sharedStanding } from './shared';

const PAGE = 40;

/** What reading needs to know of the seat, and what follows from it. */
export interface Reader {
  id: string;
  seat: string;
  mayRecord: boolean;
  /** An entry that this page recorded itself is no news to it. */
  isMine: (entry: string) => boolean;
  read: (standing: Standing) => void;
  lost: () => void;
}

/** What stands on the table and in the journal, as it was last read; kept, so that it is there without network. */
export class Reading {
  standing = $state.raw<Standing | undefined>();
  journal = $state.raw<JournalEntry[]>([]);
  older = $state<string | null>(null);
  /** Why nothing can be read with this key. */
  refused = $state.raw<Refused | undefined>();
  /** The newest event of the table, as the server has it. */
  newest = $state.raw<Newest | undefined>();
  /** The side of a seat that is a command. */
  ownSide = $state<string | undefined>();
  readonly rulebook = new Rulebook();
  private readonly refresher = new Refresher(
    () => this.read(),
    () => this.version,
  );

  constructor(
    private readonly port: ServerPort,
    private readonly reader: Reader,
  ) {}

  get version(): number {
    return this.standing?.battle.version ?? 0;
  }

  /** What this device has kept, and then what the server has. */
  async open(): Promise<void> {
    this.standing = kept<Standing | undefined>(`standing.${this.reader.id}`, undefined);
    this.journal = kept<JournalEntry[]>(`journal.${this.reader.id}`, []);
    if (this.standing) await this.readForms(this.standing);
    await this.refresh();
  }

  refresh(): Promise<void> {
    return this.refresher.now();
  }

  /** Something was recorded, here or elsewhere. */
  hear(version: number): void {
    this.refresher.hear(version);
  }

  until(version: number, mayRead: () => boolean): Promise<void> {
    return this.refresher.until(version, mayRead);
  }

  private async read(): Promise<void> {
    try {
      const [standing, page] = await Promise.all([this.port.standing(), this.port.journal({ limit: PAGE })]);
      this.show(standing, page.items, page.next);
      this.refused = undefined;
      await Promise.all([this.readNewest(standing.battle.newest), this.readForms(standing)]);
      keepSoon(`standing.${this.reader.id}`, standing);
      keepSoon(`journal.${this.reader.id}`, page.items);
      this.reader.read(standing);
    } catch (e) {
      if (e instanceof Unreachable) this.reader.lost();
      else if (e instanceof Refused && !e.passing) this.refused = e;
      else if (!(e instanceof Refused)) throw e;
    }
  }

  /** What this page has recorded itself stands there already; its sentence is the journal's. */
  private async readNewest(id: string | null): Promise<void> {
    if (id === this.newest?.id && this.newest?.sentence) return;
    this.newest = id ? newestOf(await this.port.entry(id)) : undefined;
  }

  private show(standing: Standing, read: JournalEntry[], next: string | null): void {
    if (standing.battle.version < this.version) return;
    const known = this.journal[0]?.version;
    this.standing = this.standing ? sharedStanding(standing, this.standing) : standing;
    ({ journal: this.journal, older: this.older } = joined(this, read, next));
    if (known !== undefined) this.tell(read.filter(one => one.version > known && !this.reader.isMine(one.id)));
  }

  private tell(news: JournalEntry[]): void {
    for (const entry of [...news].reverse()) announce(entry.sentence);
  }

  /** Shows what an answer says in short, until the table is read again; the live stream may have been quicker. */
  apply(answer: EntryAnswer): void {
    if (!this.standing || this.version >= answer.entry.version) return;
    const battle = { ...this.standing.battle, due: answer.due, ...(answer.next ? { next: answer.next } : {}) };
    this.standing = { ...this.standing, battle };
  }

  async readOlder(): Promise<void> {
    if (!this.older) return;
    const page = await this.port.journal({ limit: 100, cursor: this.older });
    this.journal = [...this.journal, ...page.items];
    this.older = page.next;
  }

  private async readForms(standing: Standing): Promise<void> {
    if (this.rulebook.system) return;
    await this.rulebook.readForms(standing.battle.ruleset);
    void this.readOnce(standing);
  }

  /** What does not change in a battle. */
  private async readOnce({ battle }: Standing): Promise<void> {
    try {
      await this.rulebook.readChart(battle);
      const { seat, mayRecord } = this.reader;
      if (mayRecord && seat !== 'umpire' && !battle.sides.some(side => side.id === seat)) {
        const { items } = await this.port.get<{ items: Seat[] }>('/seats');
        this.ownSide = items.find(one => one.id === seat)?.side ?? undefined;
      }
    } catch (e) {
      if (!(e instanceof Unreachable) && !(e instanceof Refused)) throw e;
    }
  }
}
