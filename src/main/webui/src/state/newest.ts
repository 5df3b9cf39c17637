import type { EntryAnswer, EntryInFull } from '../port/port';

/** The newest event of the table: who, dice, sum, outcome. It is the same on every device. */
export interface Newest {
  id: string; number: number; type: string; actor: string; acted: readonly string[]; at: string; sentence: string;
  events: readonly { type: string; payload: unknown }[]; explanation: unknown;
}

/** As the journal has it. */
export const newestOf = (full: EntryInFull): Newest => ({
  id: full.id, number: full.number, type: full.type, actor: full.actor, acted: full.acted, at: full.recordedAt,
  sentence: full.sentence, events: full.events as unknown as Newest['events'], explanation: full.explanation,
});

/** As the answer to one's own entry has it, until the journal is read. */
export function justRecorded({ entry, events, explanation }: EntryAnswer, actor: string, acted: string[]): Newest {
  const { id, number, type } = entry;
  return { id, number, type, actor, acted, at: new Date().toISOString(), sentence: '', events, explanation };
}

/** Written down, and no event of the table. */
const ASIDE = new Set(['note', 'correct-note', 'prose', 'consent-request']);
export const isEvent = ({ entry }: EntryAnswer): boolean => !ASIDE.has(entry.type);

interface Explained {
  dice?: number[]; die?: number; roll?: number; mmp?: number; modifier?: number; total?: number; firepower?: number;
  attacker?: { total?: number; fiv?: number | null }; defender?: { total?: number; fiv?: number | null };
}

const plus = ([first, ...more]: number[]): string =>
  `${first}${more.map(term => (term < 0 ? ` − ${-term}` : ` + ${term}`)).join('')}`;

/** The sum of an event, if it adds up from what the answer says: "5 + 2 = 7 against 4". */
export function sumOf(explanation: unknown): string {
  const told = (explanation ?? {}) as Explained;
  const faces = told.dice ?? (told.die === undefined ? [] : [told.die]);
  const fallen = faces.reduce((sum, face) => sum + face, 0);
  const value = told.roll ?? told.total;
  const sides = [told.attacker, told.defender].map(side => side?.total ?? side?.fiv);
  if (sides.every(side => typeof side === 'number')) return sides.join(' : ');
  if (!faces.length || typeof value !== 'number') return '';
  const modifier = told.modifier ?? 0;
  const terms = [[], [modifier], [modifier, told.firepower ?? 0]]
    .find(more => more.reduce((sum, term) => sum + term, fallen) === value);
  if (!terms) return '';
  const sum = faces.length + terms.length > 1 ? `${plus([...faces, ...terms])} = ${value}` : `${value}`;
  return told.mmp === undefined ? sum : `${sum} / ${told.mmp}`;
}
