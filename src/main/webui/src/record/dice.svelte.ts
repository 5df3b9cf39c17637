import { keep, kept } from '../state/kept';
import { NO_DICE } from '../port/server';
import { put } from './forms';

export interface DiceField {
  path: string;
  required: boolean;
}
export interface DiceNeed {
  dice: string;
  count: number;
  sides: number;
}
/** What is on the pad; guessed if neither the server nor an entry before has said which dice these are. */
export interface PadView {
  path: string;
  count: number;
  sides: number;
  given: number[];
  known: boolean;
  guessed: boolean;
}

/** The dice of one entry: which it takes, which are thrown already, and where the next one goes. */
export class EntryDice {
  thrown = $state.raw<Record<string, number[]>>({});
  rolled = $state.raw<Record<string, boolean>>({});
  need = $state.raw<DiceNeed | undefined>();
  /** The server has answered that no die is missing; some impacts take none. */
  enough = $state(false);
  private wanted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly ruleset: string,
    private readonly type: string,
    private readonly fields: DiceField[],
  ) {}

  get takesAny(): boolean {
    return !this.enough && this.fields.some(one => one.required);
  }

  /** The dice that are asked for, in their order. */
  get paths(): string[] {
    return this.fields.filter(one => one.required || this.wanted.has(one.path)).map(one => one.path);
  }

  /** Where the next die goes: what the server named, then what comes after that. */
  get next(): string | undefined {
    if (this.enough) return undefined;
    const { paths, need } = this;
    const from = need ? Math.max(0, paths.indexOf(need.dice)) : 0;
    return paths
      .slice(from)
      .find(path => !this.rolled[path] && (this.thrown[path]?.length ?? 0) < this.size(path).count);
  }

  /** Which dice are on the pad; without network as many as last time. */
  get pad(): PadView | undefined {
    if (!this.takesAny) return undefined;
    const path = this.next ?? this.paths.at(-1)!;
    return {
      path,
      ...this.size(path),
      given: this.thrown[path] ?? [],
      known: this.need?.dice === path,
      guessed: this.need?.dice !== path && this.usual(path) === undefined,
    };
  }

  size(path: string): { count: number; sides: number } {
    const { need } = this;
    if (need?.dice === path) return { count: need.count, sides: need.sides };
    return this.usual(path) ?? { count: 1, sides: 6 };
  }

  /** As many as last time on this device. */
  private usual(path: string): { count: number; sides: number } | undefined {
    return kept<{ count: number; sides: number } | undefined>(
      `dice.${this.ruleset}.${this.type}.${path}`,
      kept(`dice.${this.ruleset}`, undefined),
    );
  }

  /** A die as it fell; whether it was the last of its field. */
  add(face: number): boolean {
    const pad = this.pad;
    if (!pad || pad.given.length >= pad.count) return false;
    this.thrown = { ...this.thrown, [pad.path]: [...pad.given, face] };
    return pad.given.length + 1 >= pad.count;
  }

  clear(path: string, index: number): void {
    this.thrown = { ...this.thrown, [path]: (this.thrown[path] ?? []).filter((_, at) => at !== index) };
    this.rolled = { ...this.rolled, [path]: false };
    this.enough = false;
    if (this.need && this.need.dice !== path) this.need = { dice: path, ...this.size(path) };
  }

  /** The server's answer: what is missing, or that nothing is. */
  learn(need: DiceNeed | undefined): void {
    this.need = need;
    this.enough = need === undefined;
    if (!need) return;
    const { dice, count, sides } = need;
    keep(`dice.${this.ruleset}.${this.type}.${dice}`, { count, sides });
    keep(`dice.${this.ruleset}`, { count, sides });
    if (this.fields.some(one => one.path === dice && !one.required)) this.wanted = new Set([...this.wanted, dice]);
    const given = this.thrown[dice];
    if (given && given.length > count) this.thrown = { ...this.thrown, [dice]: given.slice(0, count) };
  }

  /** Dice that a refusal asks for: those that were thrown before stay. */
  ask(field: string | undefined, { count, sides }: { count: number; sides: number }): boolean {
    const path = this.fields.find(one => one.path === field?.replace(/\.thrown.*/, ''))?.path;
    if (!path) return false;
    this.wanted = new Set([...this.wanted, path]);
    this.thrown = { ...this.thrown, [path]: [] };
    this.rolled = { ...this.rolled, [path]: false };
    this.learn({ dice: path, count, sides });
    return true;
  }

  /** The entry with its dice. */
  into(said: Record<string, unknown>): Record<string, unknown> {
    const { next } = this;
    return this.paths.reduce((all, path) => {
      const faces = this.thrown[path] ?? [];
      const full = faces.length > 0 && path !== next;
      return put(all, path, this.rolled[path] ? 'roll' : full ? { thrown: faces } : NO_DICE);
    }, said);
  }
}
