import type { Due, EntryAnswer, Leader, Next, Unit } from '../port/port';
import { Draft, type Beginning } from '../record/draft.svelte';
import { at } from '../record/forms';
import { appliesTo, leaderVerbs, mySide, onward, plainVerbs, steps, verbsOf, type Verb } from '../record/verbs';
import { Refused } from '../port/problem';
import type { BattleStore } from '../state/battle.svelte';
import { settledBy } from '../state/journal';
import { say, text } from '../text/catalogue';

export type Sheet =
  | 'reason'
  | 'more'
  | 'leaders'
  | 'find'
  | 'keys'
  | 'verbs'
  | 'outbox'
  | 'reinforce'
  | 'leader'
  | 'ruling'
  | 'position'
  | undefined;
/** Entries with a form of their own. */
const FORMS = ['reinforce', 'leader', 'ruling', 'position'] as const;

/** What the player is doing at the table: which units are chosen, which verb is armed, which entry is being said. */
export class TableStore {
  chosen = $state<string[]>([]);
  armed = $state<string | undefined>();
  draft = $state.raw<Draft | undefined>();
  /** Entries that were begun and left: they wait until their unit is touched again. */
  parked = $state.raw<Draft | undefined>();
  sheet = $state<Sheet>();
  filter = $state<'all' | 'act' | 'trouble' | 'mine'>('all');
  problem = $state<string | undefined>();
  noting = $state(false);
  /** A note while it is written; closed and opened again it is still there. */
  note = $state.raw<{ text: string; photos: File[] }>({ text: '', photos: [] });

  constructor(readonly store: BattleStore) {}

  get first(): Unit | undefined {
    return this.store.unit(this.chosen[0]);
  }
  get verbs(): Verb[] {
    return this.first ? verbsOf(this.store, this.first) : [];
  }
  get verb(): Verb | undefined {
    return this.verbs.find(verb => verb.id === this.armed) ?? this.verbs[0];
  }
  /** What the chosen unit owes; it may do something else first, such as fire at who charges it. */
  get owed(): Due | undefined {
    return this.store.battle.due.find(one => one.unit === this.first?.id && this.store.mayTake(one));
  }
  get plain(): Verb[] {
    return plainVerbs(this.store);
  }
  get onward(): Verb[] {
    return onward(this.store);
  }
  get steps(): Verb[] {
    return steps(this.store);
  }

  /** What a leader may do now. */
  of(leader: Leader): Verb[] {
    return leaderVerbs(this.store, leader);
  }
  get movable(): number {
    return this.store.leaders.filter(leader => this.of(leader).length).length;
  }

  /** Those who have neither ridden nor joined a unit: one who has just joined may only leave it again. */
  get unmoved(): number {
    return this.store.leaders.filter(leader => this.of(leader).some(verb => verb.next.type === 'leader-move')).length;
  }

  /** A part in which nobody but leaders moves: then all of them stand on the table. */
  get leadersMove(): boolean {
    return this.store.battle.part === 'leaders';
  }

  /** One verb of one leader. */
  lead(verb: Verb, leader: Leader): void {
    this.begin(verb, { fields: { leader: leader.id } });
  }

  canAct(unit: Unit): boolean {
    return (
      !this.store.spectator &&
      this.store.next.some(
        next =>
          !next.due &&
          !['note', 'position', 'rename', 'leave-table', 'objective', 'competence-test'].includes(next.type) &&
          appliesTo(this.store, next, unit),
      )
    );
  }

  mine(unit: Unit): boolean {
    return this.store.seat === 'umpire' || unit.side === mySide(this.store);
  }

  /** Whether a touch on this unit would be a target of what is armed. */
  isTarget(unit: Unit): boolean {
    const verb = this.verb;
    if (!this.first || !verb || unit.side === this.first.side || !unit.onTable) return false;
    if (!this.store.system?.entries[verb.next.type]?.some(field => field.kind === 'target')) return false;
    const targets = verb.next.options?.targets;
    return !targets || targets.includes(unit.id);
  }

  tap(unit: Unit): void {
    this.problem = undefined;
    if (this.store.spectator) return;
    if (this.store.recording.busy) return void this.store.recording.settled().then(() => this.tap(unit));
    const due = this.store.battle.due.find(one => one.unit === unit.id && this.store.mayTake(one));
    if (due && !this.chosen.length && !verbsOf(this.store, unit).length) return this.take(due);
    if (this.isTarget(unit)) return this.begin(this.verb!, { units: [...this.chosen], target: unit.id });
    if (!this.chosen.length && this.parked?.units.includes(unit.id)) return this.resume();
    if (this.chosen.includes(unit.id)) this.chosen = this.chosen.filter(one => one !== unit.id);
    else if (this.first && unit.side === this.first.side && this.joins(unit)) this.chosen = [...this.chosen, unit.id];
    else this.chosen = [unit.id];
    if (this.chosen.length && !this.verbs.length && this.movable && !this.store.units.some(one => this.canAct(one))) {
      this.chosen = [];
      if (this.leadersMove) document.querySelector('#leaders')?.scrollIntoView({ block: 'start' });
      else this.sheet = 'leaders';
    }
    if (!this.chosen.length) this.armed = undefined;
  }

  /** Whether this unit may do the same; what it may do that with, such as its ranges, can differ. */
  private joins(unit: Unit): boolean {
    const verb = this.verb?.next;
    return (
      verb !== undefined &&
      this.store.next.some(
        one =>
          one.type === verb.type &&
          one.reactionTo === verb.reactionTo &&
          one.charge === verb.charge &&
          !one.due &&
          (!verb.kinds?.length || one.kinds?.includes(verb.kinds[0]!)) &&
          appliesTo(this.store, one, unit),
      )
    );
  }

  /** A verb is touched: those that need a target are armed, the others begin. */
  choose(verb: Verb): void {
    if (this.store.recording.busy) return void this.store.recording.settled().then(() => this.choose(verb));
    this.sheet = undefined;
    this.armed = verb.id;
    const form = this.store.system?.entries[verb.next.type] ?? [];
    const needsTarget =
      form.some(field => field.kind === 'target' && field.required) && (verb.next.options?.targets?.length ?? 2) > 1;
    if (!needsTarget) this.begin(verb, { units: [...this.chosen] });
  }

  /** What is behind "More": some of it has a form of its own. */
  open(verb: Verb): void {
    const form = FORMS.find(one => one === verb.next.type);
    if (form) this.sheet = form;
    else this.begin(verb, {});
  }

  /** A step that an open charge waits for. */
  step(verb: Verb): void {
    this.begin(verb, { units: verb.next.units?.length === 1 ? [...verb.next.units] : [] });
  }

  begin(verb: Verb, begun: Beginning): void {
    if (this.store.recording.busy) return void this.store.recording.settled().then(() => this.begin(verb, begun));
    this.sheet = undefined;
    this.parked = undefined;
    const draft: Draft = new Draft(this.store, verb.next, begun, answer => this.recorded(answer, draft));
    const nothingToSay =
      !draft.takesDice &&
      !draft.missing &&
      draft.layout.first.every(one => at(begun.fields ?? {}, one.path) !== undefined);
    if (nothingToSay) void this.recordAtOnce(draft);
    else this.draft = draft;
  }

  private async recordAtOnce(draft: Draft): Promise<void> {
    this.rest();
    await draft.record();
    if (draft.problem) this.draft = draft;
  }

  private rest(): void {
    this.draft = undefined;
    this.chosen = [];
    this.armed = undefined;
  }

  take(due: Due, by?: Next): void {
    const next: Next = by ?? this.store.mayTake(due) ?? { type: due.type, due: due.id };
    this.sheet = undefined;
    this.chosen = [];
    const draft: Draft = new Draft(this.store, next, { due }, answer => this.recorded(answer, draft));
    this.draft = draft;
  }

  /** The last entry of a unit again, with other dice. */
  repeat(unit: Unit): void {
    const last = this.store.recording.memory.lastOf(unit.id);
    const next = last && this.store.next.find(one => one.type === last.type && appliesTo(this.store, one, unit));
    if (!last || !next) return;
    const { type: _, units, target, kind, ...again } = last as Record<string, unknown>;
    const verb = { id: next.type, label: '', next: kind ? { ...next, kinds: [kind as string] } : next };
    this.begin(verb, { units: units as string[], again, ...(target ? { target: target as string } : {}) });
  }

  /**
   * The check that it calls for is open at once, and so is hand to hand, which nothing comes before; but not over
   * something that the player has begun meanwhile.
   */
  private recorded(answer: EntryAnswer | undefined, draft: Draft): void {
    if ('vibrate' in navigator && answer) navigator.vibrate(40);
    if (this.draft !== draft && (this.draft || this.chosen.length)) return;
    this.rest();
    const due = answer && this.store.battle.due.find(one => this.store.mayTake(one));
    const melee = this.steps.find(verb => verb.next.type === 'melee');
    if (due) this.take(due);
    else if (answer && melee) this.step(melee);
    else if (!this.sheet && !this.noting) document.querySelector<HTMLElement>('#table')?.focus({ preventScroll: true });
  }

  /** Back to the table; what was said is kept. */
  leave(): void {
    if (this.draft && !this.draft.due) this.parked = this.draft;
    this.rest();
  }

  /** Back to the table, and nothing is kept. */
  drop(): void {
    this.parked = undefined;
    this.rest();
  }

  /** What is being settled here was settled on another device: that is said in words, and the dice are put away. */
  lookAgain(): void {
    const due = this.draft?.due;
    if (
      !due ||
      this.draft?.sending ||
      this.store.recording.busy ||
      due.id.includes('@') ||
      this.store.battle.due.some(one => one.id === due.id)
    )
      return;
    const by = settledBy(this.store.reading.journal, due);
    this.rest();
    this.problem = by ? say(text.table.settledBy, this.store.who(by), by.sentence) : text.table.noLongerDue;
  }

  resume(): void {
    this.draft = this.parked;
    this.parked = undefined;
  }

  async guarded(call: () => Promise<unknown>): Promise<void> {
    this.problem = undefined;
    try {
      await call();
    } catch (e) {
      this.problem = e instanceof Refused ? e.message : (e as Error).message;
    }
  }

  /** Takes the last entry back; where a reason is wanted, it is asked for first. */
  async undo(reason?: string): Promise<void> {
    if (this.store.recording.wantsReason && !reason && !this.store.recording.outbox.entries.length) {
      this.sheet = 'reason';
      return;
    }
    this.sheet = undefined;
    await this.guarded(() =>
      this.store.recording.undo(1, reason, () => {
        if (this.draft) this.leave();
      }),
    );
  }
}
