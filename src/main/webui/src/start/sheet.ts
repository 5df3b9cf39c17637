/** Reads units pasted from a spreadsheet: tabs, semicolons or commas, with or without a heading. */
export interface Pasted { line: number; name: string; side: string; command: string; arm: string; size: Record<string, number>; quality: string; weapon: string; more: Record<string, string | number>; problem?: string }

const COLUMNS = ['name', 'side', 'command', 'arm', 'strength', 'quality', 'weapon'] as const;
/** What a unit's size is called; `strength` is the first of those that its arm has. */
const SIZES = ['figures', 'stands', 'sections', 'gunStands'] as const;
/** Columns that need a heading; they go to the server as they are. */
const MORE = ['formation', 'arrives', 'wornAt', 'spentAt'] as const;
type Column = (typeof COLUMNS)[number] | (typeof SIZES)[number] | (typeof MORE)[number];
const HEADINGS: Record<string, Column> = { name: 'name', unit: 'name', regiment: 'name', side: 'side', army: 'side', brigade: 'command', command: 'command', arm: 'arm', type: 'arm', strength: 'strength', figures: 'figures', stands: 'stands', sections: 'sections', 'gun stands': 'gunStands', gunstands: 'gunStands', guns: 'gunStands', quality: 'quality', class: 'quality', weapon: 'weapon', arms: 'weapon', formation: 'formation', arrives: 'arrives', turn: 'arrives', worn: 'wornAt', 'worn at': 'wornAt', wornat: 'wornAt', spent: 'spentAt', 'spent at': 'spentAt', spentat: 'spentAt' };

/** The words that a system of rules has for a column; a column without a list takes any. */
export type Vocabulary = Partial<Record<'arm' | 'quality' | 'weapon', readonly string[]>>;
/** The sizes that a unit of an arm has, the main one first. */
export type SizesOf = (arm: string) => readonly string[];

export function readSheet(pasted: string, words: Vocabulary = {}, sizesOf: SizesOf = () => ['figures']): Pasted[] {
  const lines = pasted.split(/\r?\n/).map((text, at) => ({ text, line: at + 1 })).filter(one => one.text.trim());
  if (!lines.length) return [];
  const separator = ['\t', ';', ','].find(one => lines[0]!.text.includes(one)) ?? ',';
  const cells = (text: string) => text.split(separator).map(cell => cell.trim().replace(/^"(.*)"$/, '$1'));
  const heading = cells(lines[0]!.text).map(cell => HEADINGS[cell.toLowerCase()]);
  const headed = heading.filter(Boolean).length >= 3;
  const columns: (Column | undefined)[] = headed ? heading : unheaded(sizesOf);
  return lines.slice(headed ? 1 : 0).map(({ text, line }) => {
    const said: Partial<Record<Column, string>> = {};
    cells(text).forEach((cell, at) => { const column = columns[at]; if (column) said[column] = cell; });
    return unit(line, said, words, sizesOf);
  });
}

/** Without a heading: a system that counts stands besides has them after the strength. */
function unheaded(sizesOf: SizesOf): Column[] {
  const [, ...besides] = sizesOf('infantry') as Column[];
  return COLUMNS.flatMap(column => (column === 'strength' ? [column, ...besides] : [column]));
}

function unit(line: number, said: Partial<Record<Column, string>>, words: Vocabulary, sizesOf: SizesOf): Pasted {
  const arm = (said.arm ?? '').toLowerCase();
  const wanted = sizesOf(arm);
  const sizes = wanted.map((name, at) => ({ name, said: said[name as Column] || (at === 0 ? said.strength : '') || '' }));
  const missing = [...(['name', 'side', 'command', 'arm', 'quality'] as const).filter(column => !said[column]), ...sizes.filter(one => !one.said).map(one => one.name)];
  const odd = sizes.find(one => !Number.isInteger(Number(one.said)) || Number(one.said) < 1);
  const known = (column: keyof Vocabulary) => words[column]?.find(word => word.toLowerCase() === said[column]?.toLowerCase());
  const strange = (['arm', 'quality', 'weapon'] as const).find(column => said[column] && words[column]?.length && !known(column));
  const problem = missing.length ? `${missing.join(', ')} missing` : odd ? `${odd.name} “${odd.said}” is no number`
    : strange ? `${strange} “${said[strange]}” is none of ${words[strange]!.join(', ')}` : undefined;
  const more = Object.fromEntries(MORE.filter(column => said[column]).map(column => [column, /^\d+$/.test(said[column]!) ? Number(said[column]) : said[column]!.toLowerCase()]));
  return { line, name: said.name ?? '', side: said.side ?? '', command: said.command ?? '', arm, size: Object.fromEntries(sizes.map(one => [one.name, Number(one.said)])), quality: (said.quality ?? '').toLowerCase(), weapon: known('weapon') ?? said.weapon ?? '', more, ...(problem ? { problem } : {}) };
}

export const slug = (name: string): string => name.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60) || 'x';

/** A whole battle of what was pasted; the server checks it like any other. */
export function battleOf(title: string, ruleset: string, units: Pasted[], initiative: string, turnLimit: number): Record<string, unknown> {
  const sides = [...new Set(units.map(unit => unit.side))].slice(0, 2);
  const commands = [...new Map(units.map(unit => [`${unit.side} ${unit.command}`, unit])).values()];
  const commandId = (unit: Pasted) => slug(`${unit.side}-${unit.command}`);
  const seen = new Map<string, number>();
  const idOf = (name: string) => { const id = slug(name); const times = (seen.get(id) ?? 0) + 1; seen.set(id, times); return times > 1 ? `${id}-${times}` : id; };
  return {
    title, ruleset, initiative: slug(initiative || sides[0] || ''), turnLimit,
    sides: sides.map((side, at) => ({ id: slug(side), name: side, nation: /confed|rebel|^cs/i.test(side) ? 'cs' : /union|federal|^us/i.test(side) ? 'us' : at ? 'cs' : 'us' })),
    commands: commands.map(unit => ({ id: commandId(unit), side: slug(unit.side), kind: 'brigade', name: unit.command })),
    units: units.map(unit => ({ id: idOf(unit.name), name: unit.name, command: commandId(unit), arm: unit.arm, quality: unit.quality, ...unit.size, ...(unit.weapon ? { weapon: unit.weapon } : {}), ...unit.more })),
  };
}
