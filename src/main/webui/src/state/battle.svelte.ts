import type {
  Battle,
  Chart,
  Command,
  Due,
  EntryAnswer,
  JournalEntry,
  Leader,
  Next,
  Objective,
  Said,
  Seat,
  Standing,
  Undoable,
  Unit,
} from '../port/port';
import { Refused, Unreachable } from '../port/problem';
import { ServerPort } from '../port/server';
import type { System } from '../record/forms';
import { announce } from './announce.svelte';
import { Busy } from './busy.svelte';
import type { Drawer, Photo } from './drawer';
import { follow } from './follow';
import { uuid } from './ids';
import { joined } from './journal';
import { keepSoon, kept } from './kept';
import { text, word } from '../text/catalogue';
import { Memory } from './memory';
import { isEvent, justRecorded, newestOf, type Newest } from './newest';
import { Outbox, type Sent } from './outbox.svelte';
import { Refresher } from './refresher';
import { Rulebook } from './rulebook.svelte';
import { seatIn, take } from './seats';
import { sharedStanding } from './shared';

const PAGE = 40;
const RETRY = 2_000;
/** One battle as this seat sees it: what stands on the table, what may come next, the journal, and what waits. */
export class BattleStore {
  standing = $state.raw<Standing | undefined>();
  journal = $state.raw<JournalEntry[]>([]);
  older = $state<string | null>(null);
  online = $state(true);
  refused = $state<Refused | undefined>();
  /** The newest event of the table, as the server has it. */
  newest = $state.raw<Newest | undefined>();
  /** The seats that look at this battle now, as far as the server knows. */
  here = $state.raw<ReadonlySet<string>>(new Set());
  readonly seat: string;
  readonly port: ServerPort;
  readonly outbox: Outbox;
  readonly memory: Memory;
  readonly rulebook = new Rulebook();
  /** The side of a seat that is a command. */
  ownSide = $state<string | undefined>();
  private readonly leaving = new AbortController();
  private readonly refresher = new Refresher(
    () => this.read(),
    () => this.version,
  );
  private readonly mine = new Set<string>();
  /** The next try of a line that was lost. Reading and the live stream lose it each; it is tried once for both. */
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly writing = new Busy();

  constructor(
    readonly id: string,
    private readonly key: string | undefined,
    seat: string,
    drawer: Drawer,
  ) {
    this.seat = seat;
    this.port = new ServerPort(id, key);
    this.outbox = new Outbox(this.port, drawer, id, seat);
    this.memory = new Memory(id);
  }

  async open(): Promise<void> {
    await this.outbox.open();
    addEventListener('offline', () => this.lostLine(), { signal: this.leaving.signal });
    addEventListener('online', () => void this.refresh(), { signal: this.leaving.signal });
    this.standing = kept<Standing | undefined>(`standing.${this.id}`, undefined);
    this.journal = kept<JournalEntry[]>(`journal.${this.id}`, []);
    if (this.standing) await this.readForms();
    await this.refresh();
    void this.follow();
  }

  /** Whether this is that battle, seen from the seat of that key. */
  sits(battle: string, key: string | undefined): boolean {
    return this.id === battle && this.key === key;
  }

  close(): void {
    this.leaving.abort();
  }

  // What stands

  readonly units = $derived<Unit[]>(this.standing?.units ?? []);
  private readonly byId = $derived(new Map(this.units.map(unit => [unit.id, unit])));

  get system(): System | undefined {
    return this.rulebook.system;
  }
  get chart(): Chart | undefined {
    return this.rulebook.chart;
  }
  get actions(): number | undefined {
    return this.rulebook.actions;
  }
  get battle(): Battle {
    return this.standing!.battle;
  }
  get leaders(): Leader[] {
    return this.standing?.leaders ?? [];
  }
  get commands(): Command[] {
    return this.standing?.commands ?? [];
  }
  get objectives(): Objective[] {
    return this.standing?.objectives ?? [];
  }
  get next(): Next[] {
    return this.battle.next ?? [];
  }
  get spectator(): boolean {
    return this.seat === 'spectator' || this.seat === '';
  }
  get over(): boolean {
    return this.battle.ending !== null;
  }

  unit(id: string | null | undefined): Unit | undefined {
    return this.byId.get(id ?? '');
  }
  sideName(id: string): string {
    return this.battle.sides.find(side => side.id === id)?.name ?? id;
  }
  /** 0 or 1: which of the two colours a side has. */
  sideIndex(id: string | null | undefined): number {
    return Math.max(
      0,
      this.battle.sides.findIndex(side => side.id === id),
    );
  }

  name(id: string): string {
    return (
      this.unit(id)?.name ??
      this.leaders.find(one => one.id === id)?.name ??
      this.objectives.find(one => one.id === id)?.name ??
      this.commands.find(one => one.id === id)?.name ??
      this.battle.sides.find(one => one.id === id)?.name ??
      ''
    );
  }

  player(side: string): string {
    return this.battle.players[side] ?? '';
  }

  /** What the seat may settle now: the check itself, and the next step that goes with it. */
  mayTake(due: Due): Next | undefined {
    return this.next.find(next => next.due === due.id);
  }

  /** Who recorded an entry, by name or by seat. */
  who(entry: JournalEntry): string {
    return entry.name || this.name(entry.actor) || word(entry.actor);
  }

  /** What an undo would take back. */
  get undoable(): Undoable | undefined {
    return this.battle.undoes ?? undefined;
  }

  /** The side whose event it is: of those who acted, else of the seat that recorded it. */
  sideOf({ acted, actor }: { acted?: readonly string[]; actor: string }): string | undefined {
    const first = acted?.[0];
    const side = this.unit(first)?.side ?? this.leaders.find(leader => leader.id === first)?.side;
    return side ?? this.battle.sides.find(one => one.id === actor)?.id;
  }

  /** Whether a correction must say why. */
  get wantsReason(): boolean {
    return this.battle.undoPolicy !== 'free';
  }

  // Reading

  refresh(): Promise<void> {
    return this.refresher.now();
  }

  private get version(): number {
    return this.standing?.battle.version ?? 0;
  }
  private async read(): Promise<void> {
    try {
      const [standing, page] = await Promise.all([this.port.standing(), this.port.journal({ limit: PAGE })]);
      this.show(standing, page.items, page.next);
      this.online = true;
      this.refused = undefined;
      await Promise.all([this.readNewest(standing.battle.newest), this.readForms()]);
      keepSoon(`standing.${this.id}`, standing);
      keepSoon(`journal.${this.id}`, page.items);
      if (this.key && seatIn(this.id)?.title !== standing.battle.title) take(this.key, standing.battle.title);
      if (this.outbox.entries.length) void this.flush();
    } catch (e) {
      if (e instanceof Unreachable) this.lostLine();
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
    if (this.standing && standing.battle.version < this.standing.battle.version) return;
    const known = this.journal.length ? this.journal[0]!.version : undefined;
    this.standing = this.standing ? sharedStanding(standing, this.standing) : standing;
    ({ journal: this.journal, older: this.older } = joined(this, read, next));
    if (known !== undefined) this.tell(read.filter(entry => entry.version > known && !this.mine.has(entry.id)));
  }

  private tell(news: JournalEntry[]): void {
    for (const entry of [...news].reverse()) announce(entry.sentence);
  }

  async readOlder(): Promise<void> {
    if (!this.older) return;
    const page = await this.port.journal({ limit: 100, cursor: this.older });
    this.journal = [...this.journal, ...page.items];
    this.older = page.next;
  }

  private async readForms(): Promise<void> {
    if (this.system) return;
    await this.rulebook.readForms(this.battle.ruleset);
    void this.readOnce();
  }

  /** What does not change in a battle. */
  private async readOnce(): Promise<void> {
    try {
      await this.rulebook.readChart(this.battle);
      const ofACommand = this.seat !== 'umpire' && !this.battle.sides.some(side => side.id === this.seat);
      if (this.key && !this.spectator && ofACommand) {
        const { items } = await this.port.get<{ items: Seat[] }>('/seats');
        this.ownSide = items.find(seat => seat.id === this.seat)?.side ?? undefined;
      }
    } catch (e) {
      if (!(e instanceof Unreachable) && !(e instanceof Refused)) throw e;
    }
  }

  // Live

  private async follow(): Promise<void> {
    try {
      await follow(this.id, this.key, event => this.refresher.hear(event.sequence), {
        after: this.version,
        signal: this.leaving.signal,
        line: up => (up ? this.lineIsUp() : this.lostLine()),
        here: seats => {
          this.here = new Set(seats);
        },
      });
    } catch (e) {
      if (e instanceof Refused) this.refused = e;
    }
  }

  private lineIsUp(): void {
    const back = !this.online;
    this.online = true;
    if (back || this.outbox.entries.length) void this.refresh();
  }

  /** No answer came: what is recorded waits, and the line is tried again. */
  lostLine(): void {
    this.online = false;
    this.here = new Set();
    this.retry ??= setTimeout(() => {
      this.retry = undefined;
      if (!this.online && !this.leaving.signal.aborted) void this.refresh();
    }, RETRY);
  }

  // Recording

  /**
   * Records an entry; without network it waits. A refusal is thrown. Its event is there as soon as the server has
   * answered; the table follows, and until then other touches wait.
   */
  async record(said: Said, label: string, photos: Photo[] = []): Promise<EntryAnswer | undefined> {
    const end = this.writing.begin();
    /** Of what is due it is the unit that owes it. */
    const owes = this.battle.due.find(one => one.id === said.due)?.unit;
    const acted = (said.units as string[] | undefined) ?? (owes ? [owes] : []);
    try {
      const units = [...((said.units as string[] | undefined) ?? []), ...(said.target ? [said.target as string] : [])];
      const sent = await this.outbox.record(said, {
        label,
        units,
        version: this.battle.version,
        ...(photos.length ? { photos } : {}),
      });
      this.memory.remember(said);
      if (sent) return this.recorded(sent, acted, end);
      this.lostLine();
      end();
      return undefined;
    } catch (e) {
      end();
      throw e;
    }
  }

  private recorded({ answer }: Sent, acted: string[], end: () => void): EntryAnswer {
    this.mine.add(answer.entry.id);
    this.apply(answer);
    if (isEvent(answer)) this.newest = justRecorded(answer, this.seat, acted);
    void this.refreshed(answer.entry.version).finally(end);
    return answer;
  }

  /** Shows what the answer says in short, until the table is read again; the live stream may have been quicker. */
  private apply(answer: EntryAnswer): void {
    if (!this.standing || this.version >= answer.entry.version) return;
    const battle = { ...this.standing.battle, due: answer.due, ...(answer.next ? { next: answer.next } : {}) };
    this.standing = { ...this.standing, battle };
  }

  private refreshed(version: number): Promise<void> {
    return this.refresher.until(version, () => this.online);
  }

  /** When nothing is being written any more: a touch in between waits for it. */
  settled(): Promise<void> {
    return this.writing.over();
  }

  get busy(): boolean {
    return this.writing.now;
  }

  private async whileBusy<T>(write: () => Promise<T>): Promise<T> {
    const end = this.writing.begin();
    try {
      return await write();
    } finally {
      end();
    }
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
    const request = this.battle.request;
    if (request) await this.write(() => this.port.consent(request.id, agree, uuid()));
  }

  private write(call: () => Promise<EntryAnswer>, taken: () => void = () => undefined): Promise<void> {
    return this.whileBusy(async () => {
      const answer = await call();
      this.mine.add(answer.entry.id);
      this.newest = undefined;
      taken();
      this.apply(answer);
      await this.refreshed(answer.entry.version);
    });
  }

  async flush(): Promise<void> {
    await this.outbox.flush(sent => {
      this.mine.add(sent.answer.entry.id);
    });
    if (!this.outbox.entries.length) await this.refresh();
    else if (!this.outbox.held) this.lostLine();
  }
}
