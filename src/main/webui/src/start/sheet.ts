/** Reads units pasted from a spreadsheet: tabs, semicolons or commas, with or without a heading. */
export interface Pasted {
  line: number;
  name: string;
  side: string;
  command: string;
  arm: string;
  size: Record<string, number>;
  quality: string;
  weapon: string;
  more: Record<string, string | number>;
  fault?: Fault;
}

/** What must be put right in a line: which column, in a sentence, and the words that would do. */
export interface Fault {
  column: Column;
  sentence: string;
  words: string[];
}

const COLUMNS = ['name', 'side', 'command', 'arm', 'strength', 'quality', 'weapon'] as const;
/** What a unit's size is called; `strength` is the first of those that its arm has. */
const SIZES = ['figures', 'stands', 'sections', 'gunStands'] as const;
/** Columns that need a heading; they go to the server as they are. */
const MORE = ['formation', 'arrives', 'wornAt', 'spentAt'] as const;
export type Column = (typeof COLUMNS)[number] | (typeof SIZES)[number] | (typeof MORE)[number];
/** One line as it was typed. */
export type Row = Partial<Record<Column, string>>;
const HEADINGS: Record<string, Column> = {
  name: 'name',
  unit: 'name',
  regiment: 'name',
  side: 'side',
  army: 'side',
  brigade: 'command',
  command: 'command',
  arm: 'arm',
  type: 'arm',
  strength: 'strength',
  figures: 'figures',
  stands: 'stands',
  sections: 'sections',
  'gun stands': 'gunStands',
  gunstands: 'gunStands',
  guns: 'gunStands',
  quality: 'quality',
  class: 'quality',
  weapon: 'weapon',
  arms: 'weapon',
  formation: 'formation',
  arrives: 'arrives',
  turn: 'arrives',
  worn: 'wornAt',
  'worn at': 'wornAt',
  wornat: 'wornAt',
  spent: 'spentAt',
  'spent at': 'spentAt',
  spentat: 'spentAt',
};
const TITLES: Partial<Record<Column, string>> = {
  command: 'Brigade',
  gunStands: 'Gun stands',
  wornAt: 'Worn at',
  spentAt: 'Spent at',
};

/** The words that a system of rules has for a column; a column without a list takes any. */
export type Vocabulary = Partial<Record<'arm' | 'quality' | 'weapon', readonly string[]>>;
/** The sizes that a unit of an arm has, the main one first. */
export type SizesOf = (arm: string) => readonly string[];

/** The lines of a table, each with its number in the text. */
export function readRows(pasted: string, sizesOf: SizesOf = () => ['figures']): { line: number; row: Row }[] {
  const lines = pasted
    .split(/\r?\n/)
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(one => one.text.trim());
  if (!lines.length) return [];
  const separator = ['\t', ';', ','].find(one => lines[0]!.text.includes(one)) ?? ',';
  const cells = (text: string) => text.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'));
  const heading = cells(lines[0]!.text).map(cell => HEADINGS[cell.toLowerCase()]);
  const headed = heading.filter(Boolean).length >= 3;
  const columns: (Column | undefined)[] = headed ? heading : unheaded(sizesOf);
  return lines.slice(headed ? 1 : 0).map(({ text, line }) => {
    const row: Row = {};
    cells(text).forEach((cell, at) => {
      const column = columns[at];
      if (column && cell) row[column] = cell;
    });
    return { line, row };
  });
}

export function readSheet(pasted: string, words: Vocabulary = {}, sizesOf: SizesOf = () => ['figures']): Pasted[] {
  return readRows(pasted, sizesOf).map(({ line, row }) => readUnit(line, row, words, sizesOf));
}

/** The same units as a table with a heading, to be copied or gone on with in a spreadsheet. */
export function writeSheet(rows: readonly Row[]): string {
  if (!rows.length) return '';
  const used = [...COLUMNS.slice(0, 4), ...SIZES, 'strength', 'quality', 'weapon', ...MORE] as Column[];
  const columns = used.filter(column => rows.some(row => row[column]));
  const title = (column: Column) => TITLES[column] ?? column.charAt(0).toUpperCase() + column.slice(1);
  return [columns.map(title), ...rows.map(row => columns.map(column => row[column] ?? ''))]
    .map(line => line.join('\t'))
    .join('\n');
}

/** Without a heading: a system that counts stands besides has them after the strength. */
function unheaded(sizesOf: SizesOf): Column[] {
  const [, ...besides] = sizesOf('infantry') as Column[];
  return COLUMNS.flatMap(column => (column === 'strength' ? [column, ...besides] : [column]));
}

/** A unit of one line, with what must be put right first. */
export function readUnit(line: number, said: Row, words: Vocabulary, sizesOf: SizesOf): Pasted {
  const arm = (said.arm ?? '').toLowerCase();
  const sizes = sizesOf(arm).map((name, at) => ({
    name: name as Column,
    said: said[name as Column] || (at === 0 ? said.strength : '') || '',
  }));
  const known = (column: keyof Vocabulary) =>
    words[column]?.find(word => word.toLowerCase() === said[column]?.toLowerCase());
  const fault = faultOf(said, sizes, words, known);
  const more = Object.fromEntries(
    MORE.filter(column => said[column]).map(column => [
      column,
      /^\d+$/.test(said[column]!) ? Number(said[column]) : said[column]!.toLowerCase(),
    ]),
  );
  return {
    line,
    name: said.name ?? '',
    side: said.side ?? '',
    command: said.command ?? '',
    arm,
    size: Object.fromEntries(sizes.map(one => [one.name, Number(one.said)])),
    quality: (said.quality ?? '').toLowerCase(),
    weapon: known('weapon') ?? said.weapon ?? '',
    more,
    ...(fault ? { fault } : {}),
  };
}

const plain = (column: Column): string => (TITLES[column] ?? column).toLowerCase();

function faultOf(
  said: Row,
  sizes: { name: Column; said: string }[],
  words: Vocabulary,
  known: (column: keyof Vocabulary) => string | undefined,
): Fault | undefined {
  const strange = (['arm', 'quality', 'weapon'] as const).find(
    column => said[column] && words[column]?.length && !known(column),
  );
  if (strange)
    return {
      column: strange,
      sentence: `“${said[strange]}” is no ${strange} in these rules.`,
      words: nearest(said[strange]!, words[strange]!),
    };
  const missing =
    (['name', 'side', 'command', 'arm', 'quality'] as const).find(column => !said[column]) ??
    sizes.find(one => !one.said)?.name;
  if (missing)
    return {
      column: missing,
      sentence: `The ${plain(missing)} ${/s$/.test(plain(missing)) ? 'are' : 'is'} missing.`,
      words: [...(words[missing as keyof Vocabulary] ?? [])].slice(0, 6),
    };
  const odd = sizes.find(one => !Number.isInteger(Number(one.said)) || Number(one.said) < 1);
  return odd
    ? { column: odd.name, sentence: `“${odd.said}” is no number of ${plain(odd.name)}.`, words: [] }
    : undefined;
}

/** The words that are most like what was typed, the likeliest first. */
export function nearest(typed: string, words: readonly string[], most = 4): string[] {
  return [...words]
    .map(word => ({ word, far: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(one => one.word);
}

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'x';

export interface OwnLeader {
  name: string;
  side: string;
  command: string;
  worth: string;
}
export interface OwnObjective {
  name: string;
  points: number;
  heldBy: string;
}

/** A whole battle of what was entered; the server checks it like any other. */
export function battleOf(
  title: string,
  ruleset: string,
  units: Pasted[],
  initiative: string,
  turnLimit: number,
  besides: { leaders?: readonly OwnLeader[]; objectives?: readonly OwnObjective[] } = {},
): Record<string, unknown> {
  const sides = [...new Set(units.map(unit => unit.side))].slice(0, 2);
  const commandId = (side: string, command: string) => slug(`${side}-${command}`);
  const leaders = (besides.leaders ?? []).filter(
    one => one.name.trim() && units.some(unit => unit.side === one.side && unit.command === one.command),
  );
  const objectives = (besides.objectives ?? []).filter(one => one.name.trim());
  const commands = [...new Map(units.map(unit => [`${unit.side} ${unit.command}`, unit])).values()];
  const seen = new Map<string, number>();
  const idOf = (name: string) => {
    const id = slug(name);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times > 1 ? `${id}-${times}` : id;
  };
  return {
    title,
    ruleset,
    initiative: slug(initiative || sides[0] || ''),
    turnLimit,
    sides: sides.map((side, at) => ({
      id: slug(side),
      name: side,
      nation: /confed|rebel|^cs/i.test(side) ? 'cs' : /union|federal|^us/i.test(side) ? 'us' : at ? 'cs' : 'us',
    })),
    commands: commands.map(unit => ({
      id: commandId(unit.side, unit.command),
      side: slug(unit.side),
      kind: 'brigade',
      name: unit.command,
    })),
    units: units.map(unit => ({
      id: idOf(unit.name),
      name: unit.name,
      command: commandId(unit.side, unit.command),
      arm: unit.arm,
      quality: unit.quality,
      ...unit.size,
      ...(unit.weapon ? { weapon: unit.weapon } : {}),
      ...unit.more,
    })),
    ...(leaders.length
      ? {
          leaders: leaders.map(one => ({
            id: idOf(one.name),
            name: one.name,
            commands: commandId(one.side, one.command),
            ...(/^\d+$/.test(one.worth) ? { benefit: Number(one.worth) } : one.worth ? { quality: one.worth } : {}),
          })),
        }
      : {}),
    ...(objectives.length
      ? {
          objectives: objectives.map(one => ({
            id: idOf(one.name),
            name: one.name,
            points: one.points,
            ...(sides.includes(one.heldBy) ? { heldBy: slug(one.heldBy) } : {}),
          })),
        }
      : {}),
  };
}
