import type { components, paths } from '../api/types';

type Schemas = components['schemas'];
export type Battle = Schemas['Battle'] & { due: Due[]; redoable: string[]; sides: Schemas['Side'][] };
export type Unit = Schemas['Unit'];
export type Leader = Schemas['Leader'];
export type Command = Schemas['Command'];
export type Objective = Schemas['ObjectiveHeld'];
export type DiceAsked = Schemas['DiceAsked'];
export type Next = Schemas['Next'];
export type Due = Schemas['Due'];
export type JournalEntry = Schemas['JournalEntry'];
export type Known = Schemas['KnownFact'];
export type Undoable = Schemas['Undoable'];
export type EntryInFull = Schemas['EntryInFull'];
export type EntryAnswer = Schemas['EntryAnswer'];
export type Amendment = Schemas['Amendment'];
export type Scenario = Schemas['ScenarioSummary'];
export type Ruleset = Schemas['Ruleset'];
export type Chart = Schemas['Chart'];
export type Seat = Schemas['Seat'];
export type StartedBattle = Schemas['StartedBattle'];
export type JournalQuery = NonNullable<paths['/api/battles/{battle}/entries']['get']['parameters']['query']>;

/** What a player says: the fields of an entry as the API takes them. */
export type Said = { type: string } & Record<string, unknown>;
export type Fields = Record<string, unknown>;

/** One line of a sum: what it is, what it adds, whether it counts. */
export interface Modifier {
  id: string;
  value: number;
  counts: boolean;
  source: string;
}
export interface ByRoll {
  from: number;
  to: number;
  result: string;
  chance: number;
}

/** One way an impact may end, for whom. */
export interface Fate {
  loser?: string | null;
  outcome: string;
  chance: number;
  figuresLost?: { from: number; to: number } | null;
  fallBackInches?: { from: number; to: number } | null;
}

/** The odds before the dice. What else the answer has depends on the question, and is shown as it is. */
export interface Odds {
  modifiers?: Modifier[];
  odds: Record<string, number>;
  byRoll?: ByRoll[];
  diceCount?: number;
  warnings?: { code: string; sentence: string }[];
  attacker?: { modifiers: Modifier[] } | null;
  defender?: { modifiers: Modifier[] } | null;
  fates?: Fate[];
  [more: string]: unknown;
}

/** What an entry still needs: dice for one of its fields, or a reason why it cannot be. */
export type Need =
  | { dice: string; count: number; sides: number }
  | { refused: string; code: string; field?: string; rule?: string; waivable: boolean };

/** Everything that stands on the table at one moment. */
export interface Standing {
  battle: Battle;
  units: Unit[];
  commands: Command[];
  leaders: Leader[];
  objectives: Objective[];
}

/** Part of the journal, newest first. */
export interface Pages<T> {
  items: T[];
  next: string | null;
}

/**
 * What decides and what is known, for one seat of one battle. Today the server answers; the same engine in the
 * browser can stand in for `standing`, `odds`, `needs` and `record`. Screens know nothing else of where answers
 * come from.
 */
export interface Port {
  standing(at?: number): Promise<Standing>;
  odds(question: string, fields: Fields): Promise<Odds>;
  needs(said: Said): Promise<Need | undefined>;
  record(said: Said, key: string, version?: number): Promise<EntryAnswer>;
  undo(entries: number | { backTo: string }, key: string, reason?: string): Promise<EntryAnswer>;
  redo(key: string, reason?: string): Promise<EntryAnswer>;
  consent(request: string, agree: boolean, key: string): Promise<EntryAnswer>;
  amend(change: Fields, key: string): Promise<Amendment>;
  journal(query: JournalQuery): Promise<Pages<JournalEntry>>;
  entry(id: string): Promise<EntryInFull>;
  attach(photo: Blob): Promise<string>;
  photo(sha256: string): Promise<Blob>;
}
