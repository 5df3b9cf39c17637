import type { EntryAnswer, EntryInFull } from '../port/port';
import { fateOf } from '../record/outcomes';
import { lower, say, text, word } from '../text/catalogue';

/** The newest event of the table: who, dice, sum, outcome. It is the same on every device. */
export interface Newest {
  id: string;
  number: number;
  type: string;
  actor: string;
  acted: readonly string[];
  at: string;
  sentence: string;
  events: readonly { type: string; payload: unknown }[];
  explanation: unknown;
}

/** As the journal has it. */
export const newestOf = (full: EntryInFull): Newest => ({
  id: full.id,
  number: full.number,
  type: full.type,
  actor: full.actor,
  acted: full.acted,
  at: full.recordedAt,
  sentence: full.sentence,
  events: full.events as unknown as Newest['events'],
  explanation: full.explanation,
});

/** As the answer to one's own entry has it, until the journal is read. */
export function justRecorded({ entry, events, explanation }: EntryAnswer, actor: string, acted: string[]): Newest {
  const { id, number, type } = entry;
  return { id, number, type, actor, acted, at: new Date().toISOString(), sentence: '', events, explanation };
}

/** Written down, and no event of the table. */
const ASIDE = new Set(['note', 'correct-note', 'prose', 'consent-request']);
export const isEvent = ({ entry }: EntryAnswer): boolean => !ASIDE.has(entry.type);

interface Party {
  unit?: string;
  dice?: number[];
  die?: number | null;
  total?: number;
  fiv?: number | null;
}

export interface Explained {
  dice?: number[];
  die?: number;
  roll?: number;
  mmp?: number;
  modifier?: number;
  total?: number;
  firepower?: number;
  attacker?: Party;
  defender?: Party;
  odds?: Record<string, number>;
  winner?: string;
  loser?: 'attacker' | 'defender';
  moraleAfter?: string | null;
  result?: string;
  outcome?: string;
  target?: string;
  unit?: string;
  kind?: string;
  firers?: readonly string[];
  also?: readonly Explained[];
}

const explained = (newest: Pick<Newest, 'explanation'>): Explained => (newest.explanation ?? {}) as Explained;

/** What came of it, as the odds name it. */
export function outcomeOf(newest: Newest): string | undefined {
  const { winner, moraleAfter, result, outcome } = explained(newest);
  return winner && outcome ? `${winner}/${outcome}` : (moraleAfter ?? result ?? outcome);
}

/** Hand to hand both strike at once: one explanation for each. */
export const struckAtOnce = (told: Explained): readonly Explained[] =>
  told.kind === 'melee' ? [told, ...(told.also ?? [])] : [told];

/** What came of it in a line: the unit that acted, or of two who met the one whose fate it is. */
export function headline(newest: Newest, name: (unit: string) => string): string {
  const result = outcomeOf(newest);
  const { attacker, defender, winner } = explained(newest);
  if (!result) return '';
  if (winner) return fateOf(result, { attacker: name(attacker?.unit ?? ''), defender: name(defender?.unit ?? '') });
  const both = struckAtOnce(explained(newest));
  if (both.length > 1)
    return both.map(({ firers = [], result: of }) => `${name(firers[0] ?? '')}: ${lower(of ?? '')}`).join(' · ');
  const [acted] = newest.acted;
  return acted && !attacker ? `${name(acted)}: ${word(result)}` : word(result);
}

/** The unit that it came over. */
export function struckBy(newest: Newest): string | undefined {
  const { target, unit, loser, ...told } = explained(newest);
  return target ?? unit ?? (loser && told[loser]?.unit);
}

const plus = ([first, ...more]: number[]): string =>
  `${first}${more.map(term => (term < 0 ? ` − ${-term}` : ` + ${term}`)).join('')}`;

/** The dice of one of two who meet, with what was added to them. */
function sumOfParty({ dice, die, total, fiv }: Party): string {
  const value = total ?? fiv ?? undefined;
  const fell = dice?.length ? dice.reduce((sum, face) => sum + face, 0) : die;
  if (value === undefined || typeof fell !== 'number') return value === undefined ? '' : `${value}`;
  return fell === value ? `${value}` : `${plus([fell, value - fell])} = ${value}`;
}

/** The sum of an event, if it adds up from what the answer says: “5 + 2 = 7 against 4”. */
export function sumOf(explanation: unknown): string {
  return struckAtOnce((explanation ?? {}) as Explained)
    .map(sumOfOne)
    .filter(Boolean)
    .join(' · ');
}

function sumOfOne(told: Explained): string {
  const faces = told.dice ?? (told.die === undefined ? [] : [told.die]);
  const fallen = faces.reduce((sum, face) => sum + face, 0);
  const value = told.roll ?? told.total;
  if (told.attacker && told.defender) return [told.attacker, told.defender].map(sumOfParty).filter(Boolean).join(' · ');
  if (!faces.length || typeof value !== 'number') return '';
  const modifier = told.modifier ?? 0;
  const terms = [[], [modifier], [modifier, told.firepower ?? 0]].find(
    more => more.reduce((sum, term) => sum + term, fallen) === value,
  );
  if (!terms) return '';
  const all = [...faces, ...terms.filter(term => term !== 0)];
  const sum = all.length > 1 ? `${plus(all)} = ${value}` : `${value}`;
  return told.mmp === undefined ? sum : say(text.sum.against, sum, told.mmp);
}
