import type { Battle, Chart, Command, Due, JournalEntry, Leader, Next, Objective, Undoable, Unit } from '../port/port';
import { ServerPort } from '../port/server';
import type { System } from '../record/forms';
import { word } from '../text/catalogue';
import type { Drawer } from './drawer';
import { Live } from './live.svelte';
import { Reading } from './reading.svelte';
import { Recording } from './recording.svelte';
import { seatIn, take } from './seats';

/** One battle as this seat sees it: what was read, the line to the server, what it records, and all names. */
export class BattleStore {
  readonly port: ServerPort;
  readonly reading: Reading;
  readonly live: Live;
  readonly recording: Recording;

  constructor(
    readonly id: string,
    private readonly key: string | undefined,
    readonly seat: string,
    drawer: Drawer,
  ) {
    this.port = new ServerPort(id, key);
    this.reading = new Reading(this.port, {
      id,
      seat,
      mayRecord: key !== undefined && !this.spectator,
      isMine: entry => this.recording.isMine(entry),
      read: ({ battle }) => this.wasRead(battle),
      lost: () => this.live.lost(),
    });
    this.live = new Live(id, key, {
      heard: version => this.reading.hear(version),
      again: () => void this.reading.refresh(),
      refused: why => (this.reading.refused = why),
    });
    this.recording = new Recording(this.port, seat, drawer, this.reading, this.live);
  }

  async open(): Promise<void> {
    await this.recording.outbox.open();
    await this.reading.open();
    void this.live.follow(this.reading.version);
  }

  private wasRead(battle: Battle): void {
    this.live.online = true;
    if (this.key && seatIn(this.id)?.title !== battle.title) take(this.key, battle.title);
    if (this.recording.outbox.entries.length) void this.recording.flush();
  }

  /** Whether this is that battle, seen from the seat of that key. */
  sits(battle: string, key: string | undefined): boolean {
    return this.id === battle && this.key === key;
  }

  close(): void {
    this.live.close();
  }

  readonly units = $derived.by<Unit[]>(() => this.reading.standing?.units ?? []);
  private readonly byId = $derived(new Map(this.units.map(unit => [unit.id, unit])));

  get system(): System | undefined {
    return this.reading.rulebook.system;
  }
  get chart(): Chart | undefined {
    return this.reading.rulebook.chart;
  }
  get actions(): number | undefined {
    return this.reading.rulebook.actions;
  }
  get battle(): Battle {
    return this.reading.standing!.battle;
  }
  get leaders(): Leader[] {
    return this.reading.standing?.leaders ?? [];
  }
  get commands(): Command[] {
    return this.reading.standing?.commands ?? [];
  }
  get objectives(): Objective[] {
    return this.reading.standing?.objectives ?? [];
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
}
