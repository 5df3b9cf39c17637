import type { Modifier } from '../port/port';
import { say, signed, text, word } from '../text/catalogue';

/** One side of an answer of the API, before or after its dice. Which figures it has depends on the question. */
export interface Answer {
  modifiers?: Modifier[];
  firepower?: number;
  heldTo?: number | null;
  points?: number;
  bmp?: number | null;
  mmp?: number | null;
  impactValue?: number;
  diceCount?: number;
  dice?: number[] | null;
  die?: number | null;
  total?: number | null;
  fiv?: number | null;
}

export interface SumLine {
  label: string;
  note?: string;
  value: number;
  counts: boolean;
  modifier?: Modifier;
}

/** A sum that can be checked with a finger: its lines make its figure, and a limit that changed it is said. */
export interface Ledger {
  lines: SumLine[];
  sub?: { label: string; value: number; limit?: string };
  label: string;
  value: number;
  /** What the dice come to, or must, stands without a sign; what is added to them has one. */
  bare?: boolean;
  limit?: string;
  dice?: string;
}

const counted = (lines: SumLine[]): number =>
  lines.filter(line => line.counts).reduce((sum, line) => sum + line.value, 0);

/** What the chart's limit made of a sum, if it did. */
const limit = (made: number, lines: SumLine[]): string | undefined => {
  const sum = counted(lines);
  return made === sum ? undefined : say(made < sum ? text.sum.atMost : text.sum.atLeast, signed(sum), made);
};

function lines({ modifiers = [], points }: Answer): SumLine[] {
  return modifiers.map(one => ({
    label: one.id === 'fire-points' && points !== undefined ? say(text.sum.forPoints, points) : word(one.id),
    value: one.value,
    counts: one.counts,
    modifier: one,
    ...(one.counts ? {} : { note: text.record.notCounted }),
  }));
}

/** The dice as they fell, as a line of the sum. */
function thrown(answer: Answer): SumLine[] {
  const faces = answer.dice?.length ? answer.dice : typeof answer.die === 'number' ? [answer.die] : [];
  return faces.length
    ? [{ label: text.sum.dice, note: faces.join(' + '), value: faces.reduce((a, b) => a + b, 0), counts: true }]
    : [];
}

const withLimit = (made: number, all: SumLine[]): { limit?: string } => {
  const said = limit(made, all);
  return said ? { limit: said } : {};
};

export function ledgerOf(answer: Answer, dice = 0): Ledger | undefined {
  const { firepower, bmp, mmp, impactValue } = answer;
  if (!answer.modifiers) return undefined;
  const rest = lines(answer);
  const base = (label: string, value: number, note?: string): SumLine[] => [
    { label, value, counts: true, ...(note ? { note } : {}) },
  ];
  if (typeof impactValue === 'number') {
    if (typeof mmp !== 'number') return undefined;
    const points =
      typeof bmp === 'number'
        ? [...base(text.sum.basicMorale, bmp), ...rest]
        : [...base(text.sum.basicMorale, mmp - counted(rest)), ...rest];
    return {
      lines: points,
      sub: { label: text.sum.moralePoint, value: mmp, ...withLimit(mmp, points) },
      label: say(text.sum.lessMorale, impactValue, mmp),
      value: impactValue - mmp,
      dice: text.sum.twoDice,
    };
  }
  if (typeof bmp === 'number' && typeof mmp === 'number') {
    const all = [...base(text.sum.basicMorale, bmp), ...rest];
    return { lines: all, label: text.sum.orMoreHolds, value: mmp, bare: true, ...withLimit(mmp, all) };
  }
  const start =
    typeof firepower === 'number'
      ? base(text.sum.firepower, firepower, answer.heldTo ? say(text.sum.heldTo, answer.heldTo) : undefined)
      : [];
  const fell = thrown(answer);
  const all = [...fell, ...start, ...rest];
  const count = answer.diceCount ?? dice;
  const label = fell.length
    ? text.sum.inAll
    : count > 1
      ? say(text.sum.nDice, count)
      : count === 1
        ? text.sum.oneDie
        : text.sum.inAll;
  const value = fell.length && typeof answer.total === 'number' ? answer.total : counted(all);
  return { lines: all, label, value, ...(fell.length ? { bare: true } : {}), ...withLimit(value, all) };
}
