import type { Due, EntryAnswer, Fields, Known, Need, Next, Odds, Said } from '../port/port';
import { Refused, Unreachable } from '../port/problem';
import { lacksDice } from '../port/server';
import type { BattleStore } from '../state/battle.svelte';
import { lower, word } from '../text/catalogue';
import { EntryDice, type PadView } from './dice.svelte';
import { asked, at, diceFields, given, laidOut, offered, only, put, questionOf, type Field, type Shown } from './forms';
import { knownFor } from './known';
import { firstFields, onlyTarget, onlyUnit, sayable, saysAll, unsaid, withKnown } from './saying';
import { mySide } from './verbs';

/** A fire in one band: how far that reaches, its dice and its odds. */
export interface Range {
  band: string;
  upToInches: number;
  diceCount: number;
  odds: Record<string, number>;
}

export interface Beginning {
  units?: string[];
  target?: string;
  due?: Due;
  fields?: Fields;
  /** What is said once more; what is known of the units is offered beside it. */
  again?: Fields;
  dice?: Record<string, number[]>;
  /** What becomes of it when it is complete, in place of being recorded. */
  send?: (said: Said) => Promise<void>;
}

const FULL_STOP = /\.$/;
/** So many milliseconds later a busy server is asked again, if it does not say when. */
const AGAIN = 1_000;

/**
 * An entry while the player says it. It knows the fields of its type and what the server offers for them, and asks
 * the port for odds and dice as it goes; it knows no rule. The tap that completes it records it: the last die, or
 * the one choice.
 */
export class Draft {
  units = $state<string[]>([]);
  target = $state<string | undefined>();
  fields = $state.raw<Fields>({});
  odds = $state.raw<Odds | undefined>();
  problem = $state.raw<
    { detail: string; code: string; rule?: string; field?: string; waivable: boolean } | undefined
  >();
  sending = $state(false);
  /** What the server still wants to know before it names dice: nothing is wrong, something is open. */
  private open = $state<string | undefined>();
  /** The same fire in every band, to be shown on the buttons of the range. */
  ranges = $state.raw<Range[]>([]);
  /** Values that stand there because they are known of the units, not because the player chose them. */
  remembered = $state.raw<ReadonlySet<string>>(new Set());
  /** When the pad came up or changed hands: touches right after that are of the dice before. */
  padSince = $state(0);
  readonly type: string;
  readonly due: Due | undefined;
  readonly form: Field[];
  readonly layout: ReturnType<typeof laidOut>;
  readonly question: string | undefined;
  readonly dice: EntryDice;
  private asked = 0;

  constructor(
    readonly store: BattleStore,
    readonly next: Next,
    private readonly begun: Beginning,
    private readonly done: (answer: EntryAnswer | undefined) => void,
    readonly replaces?: string,
  ) {
    this.type = next.type;
    this.due = begun.due;
    this.form = asked(store.system?.entries[this.type] ?? [], store.seat === 'umpire' ? undefined : mySide(store));
    this.layout = laidOut(
      this.form.filter(field => field.kind !== 'leader' || at(begun.fields ?? {}, field.name) === undefined),
      next,
      this.due,
    );
    this.dice = new EntryDice(store.battle.ruleset, this.type, diceFields(this.form));
    this.question = store.system && questionOf(store.system, this.type);
    this.units = begun.units ?? (this.takesUnits ? onlyUnit(next, this.due) : []);
    this.target = begun.target ?? onlyTarget(next);
    const by = this.takes('objective') && store.seat !== 'umpire' ? mySide(store) : undefined;
    this.fields = begun.fields ?? firstFields(begun, next, this.layout, by);
    this.offerKnown();
    this.dice.thrown = begun.dice ?? {};
    this.padSince = performance.now();
  }

  get title(): string {
    const kind = this.fields.kind as string | undefined;
    const leader = this.store.name((this.fields.leader as string | undefined) ?? '');
    if (leader) return `${leader}: ${lower(this.type)}`;
    return kind && kind !== this.type ? `${word(this.type)}: ${lower(kind)}` : word(this.type);
  }

  // What it needs

  private takes(kind: Field['kind']): boolean {
    return this.form.some(field => field.kind === kind);
  }
  get takesUnits(): boolean {
    return this.form.some(field => field.kind === 'units') && this.type !== 'note' && !this.unitChoices;
  }
  get takesTarget(): boolean {
    return this.form.some(
      field => field.kind === 'target' && (field.required || this.next.options?.targets !== undefined),
    );
  }
  get takesDice(): boolean {
    return this.dice.takesAny;
  }
  get unitChoices(): string[] | undefined {
    return this.due && offered(this.next, this.due, { name: 'units', kind: 'units' });
  }
  get mayJoin(): boolean {
    return this.form.find(field => field.kind === 'units') !== undefined && !this.due;
  }

  /** What is missing before odds or dice make sense. */
  get missing(): 'units' | 'target' | 'fields' | undefined {
    if (this.takesUnits && !this.units.length && !this.next.due && !this.next.charge) return 'units';
    if (this.next.options?.with && this.units.length < 2) return 'units';
    if (this.unitChoices && !this.units.length && this.type === 'answer') return undefined;
    if (this.form.some(field => field.kind === 'target' && field.required) && !this.target) return 'target';
    return this.layout.first.some(
      ({ field, path, oneOf }) => field.required && field.kind !== 'dice' && !given(at(this.fields, path), oneOf),
    )
      ? 'fields'
      : undefined;
  }

  /** The first thing that is still to be said: who, at whom, or a field by its path. */
  get waitsFor(): string | undefined {
    const { missing } = this;
    if (missing !== 'fields') return missing ?? this.open;
    return this.layout.first.find(
      ({ field, path }) => field.required && field.kind !== 'dice' && !given(at(this.fields, path)),
    )?.path;
  }

  /** How it is finished: by the last die, by the one tap that says all, or by a button. */
  get finishedBy(): 'dice' | 'tap' | 'button' {
    if (this.takesDice) return 'dice';
    return saysAll(this.layout) && !this.replaces ? 'tap' : 'button';
  }

  get pad(): PadView | undefined {
    return this.dice.pad;
  }

  /** Without network nobody says how many dice it takes: the player does. */
  howMany(count: number): void {
    const pad = this.pad;
    if (!pad) return;
    this.dice.need = { dice: pad.path, count, sides: pad.sides };
    this.dice.thrown = { ...this.dice.thrown, [pad.path]: pad.given.slice(0, count) };
    if (pad.given.length >= count) void this.filled();
  }

  /** Those who charge, without the one that is charged. */
  private get chargers(): string[] {
    return (this.next.charge && this.next.units?.filter(unit => unit !== this.target)) || [];
  }

  /** The two who meet in a charge. */
  get meeting(): { attacker: string; defender: string } | undefined {
    const [attacker] = this.chargers;
    const meets = this.form.some(field => field.name === 'attacker' && field.kind === 'object');
    return meets && attacker && this.target ? { attacker, defender: this.target } : undefined;
  }

  /** The side that rolls: its colour is the pad's. */
  get roller(): string {
    const path = this.pad?.path ?? '';
    const unit = this.store.unit(
      path.startsWith('defender') ? this.target : (this.units[0] ?? this.due?.unit ?? this.chargers[0]),
    );
    return unit?.side ?? this.due?.side ?? this.next.side ?? this.store.battle.activeSide;
  }

  // What the player says

  set(path: string, value: unknown, completes = true): void {
    this.fields = put(this.fields, path, value);
    this.remembered = new Set([...this.remembered].filter(one => one !== path));
    this.problem = undefined;
    if (completes && this.finishedBy === 'tap' && !this.missing && given(value)) void this.record();
    else void this.ask();
  }

  /** Who does it, from a list; where nothing else is to be said, that records it. */
  choose(unit: string): void {
    this.touch(unit, false);
    if (this.finishedBy === 'tap' && !this.missing) void this.record();
  }

  /** The other one of two who do it together, and nothing else is to be said. */
  joinedBy(unit: string): void {
    this.units = [this.units[0]!, unit];
    void this.record();
  }

  /** Something that was touched on the table. */
  touch(unit: string, enemy: boolean): void {
    if (enemy) this.target = this.target === unit ? undefined : unit;
    else if (this.units.includes(unit))
      this.units = this.units.length > 1 ? this.units.filter(one => one !== unit) : this.units;
    else this.units = this.mayJoin ? [...this.units, unit] : [unit];
    this.problem = undefined;
    this.offerKnown();
    void this.ask();
  }

  die(face: number): void {
    if (this.sending || !this.pad) return;
    this.problem = undefined;
    if (this.dice.add(face)) void this.filled();
  }

  clear(path: string, index: number): void {
    this.dice.clear(path, index);
    this.problem = undefined;
  }

  roll(): void {
    const path = this.dice.next;
    if (!path) return;
    const both = this.meeting ? this.dice.paths.filter(one => !this.dice.thrown[one]?.length) : [path];
    this.dice.rolled = { ...this.dice.rolled, ...Object.fromEntries(both.map(one => [one, true])) };
    void this.filled();
  }

  /** A field of dice is full: the entry is complete, or the next ones are asked for. */
  private async filled(): Promise<void> {
    if (this.dice.next) {
      this.padSince = performance.now();
      await this.ask();
    }
    if (this.complete) await this.record();
  }

  get complete(): boolean {
    return !this.missing && this.dice.next === undefined;
  }

  // What is sent

  get said(): Said {
    const { units, target, next, due } = this;
    const said = sayable(this.form, this.fields, { units, target, next, due });
    return { type: this.type, ...this.dice.into(said) };
  }

  /** Asks for the odds and for what is still needed; an answer that comes late is dropped. */
  async ask(): Promise<void> {
    const turn = ++this.asked;
    this.dice.enough = false;
    const { system, port } = this.store;
    if (!this.takesDice || this.missing || !system) return;
    const said = this.said;
    const question = this.question;
    if (question) {
      void this.answered(
        turn,
        () => port.odds(question, only(said, system.odds[question] ?? [])),
        odds => {
          this.odds = odds;
        },
      );
    }
    if (this.asksRanges) {
      void this.answered(
        turn,
        () => port.odds('ranges', only(said, system.odds.ranges!)),
        ranges => {
          if (ranges) this.ranges = ranges.bands as Range[];
        },
      );
    }
    await this.answered<{ need: Need | undefined }>(
      turn,
      async () => ({ need: await port.needs(said) }),
      answer => {
        if (answer && lacksDice(said)) this.learn(answer.need);
      },
    );
  }

  /** Nobody looks at it any more: what is still asked for is dropped. */
  stopAsking(): void {
    this.asked++;
  }

  /** Uses an answer while it is news, and nothing where there is none. A server that is busy is asked again. */
  private async answered<T>(turn: number, call: () => Promise<T>, use: (answer: T | undefined) => void): Promise<void> {
    while (turn === this.asked) {
      try {
        const answer = await call();
        return turn === this.asked ? use(answer) : undefined;
      } catch (e) {
        if (e instanceof Unreachable) this.store.live.lost();
        else if (!(e instanceof Refused)) throw e;
        if (e instanceof Unreachable || !e.passing) return turn === this.asked ? use(undefined) : undefined;
        await new Promise(again => setTimeout(again, e.retryAfter === undefined ? AGAIN : e.retryAfter * 1_000));
      }
    }
  }

  private get asksRanges(): boolean {
    return (
      this.store.system?.odds.ranges !== undefined &&
      this.layout.first.some(one => one.field.name === 'band' && one.options)
    );
  }

  private learn(need: Need | undefined): void {
    this.open = undefined;
    if (need && !('dice' in need)) {
      this.dice.need = undefined;
      this.open = unsaid(this.layout, this.fields, need.field);
      if (this.open) return;
      this.problem = {
        detail: need.refused,
        code: need.code,
        waivable: need.waivable,
        ...(need.rule ? { rule: need.rule } : {}),
        ...(need.field ? { field: need.field } : {}),
      };
      return;
    }
    if (need) this.problem = undefined;
    this.dice.learn(need);
  }

  async record(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      this.done(
        this.begun.send
          ? void (await this.begun.send(this.said))
          : await this.store.recording.record(this.said, this.label),
      );
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      const field = e.problem.violations?.[0]?.field;
      if (this.wantsDice(e, field)) return;
      this.problem = {
        detail: e.message,
        code: e.code,
        waivable: e.problem.waivable ?? false,
        ...(e.problem.rule ? { rule: e.problem.rule } : {}),
        ...(field ? { field } : {}),
      };
    } finally {
      this.sending = false;
    }
  }

  /** The answer names dice that the entry still takes: the pad asks for them, and those that were thrown stay. */
  private wantsDice(refused: Refused, field: string | undefined): boolean {
    const dice = refused.problem.dice;
    if (!dice || !this.dice.ask(field, dice)) return false;
    this.padSince = performance.now();
    return true;
  }

  /** The umpire allows what the rules refuse. */
  async allow(reason: string): Promise<void> {
    const refused = this.problem;
    if (!refused) return;
    const answer = await this.store.recording.record(
      { type: 'ruling', reason, allows: { code: refused.code, entry: this.said } },
      `${word('ruling')}: ${this.label}`,
    );
    this.done(answer);
  }

  get label(): string {
    const who = this.units.map(unit => this.store.name(unit)).join(', ') || this.store.name(this.due?.unit ?? '');
    return [who, lower(this.type), this.target ? `→ ${this.store.name(this.target)}` : '']
      .filter(Boolean)
      .join(' ')
      .replace(FULL_STOP, '');
  }

  /** The ground that the unit stands on, where it begins to move. */
  get standsOn(): Fields | undefined {
    const found = this.known.find(one => one.unit === this.units[0] && ['terrain', 'ground'].includes(one.field));
    return found && { [found.field]: found.values[0] };
  }

  private get known(): Known[] {
    return this.store.battle.known ?? [];
  }
  /** What is known of the units for a field: of a check, as it is prepared; else as the battle has it. */
  private knownFor(one: Shown): unknown {
    const prepared = (this.due?.prepared as { offered?: Fields | null } | undefined)?.offered;
    if (prepared && one.path.startsWith('situation.')) return prepared[one.field.name] ?? undefined;
    const met = this.next.charge ? { attacker: this.chargers[0], defender: this.target } : {};
    return knownFor(this.known, one, {
      actor: this.units[0] ?? this.due?.unit ?? undefined,
      target: this.target,
      ...met,
    });
  }

  private offerKnown(): void {
    if (this.begun.fields) return;
    const { fields, remembered } = withKnown(this.fields, this.remembered, this.layout, one => this.knownFor(one));
    this.fields = fields;
    this.remembered = remembered;
  }
}
