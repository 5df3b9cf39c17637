import { word } from '../text/catalogue';

/** One cell of the chart that a table plays differently. */
export interface HouseRule {
  path: string;
  value: string;
  title: string;
}

/** The address of a cell as players read it: “Fire modifiers · Light woods · Target”. */
export const inWords = (path: string): string =>
  path
    .split('.')
    .map(word)
    .map(part => part.replace(/^./, first => first.toUpperCase()))
    .join(' · ');

/** The cells that have all the words, those that begin with them first. */
export function found(
  cells: readonly { path: string; value: string }[],
  wanted: string,
): { path: string; value: string }[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const read = cells.map(cell => ({
    cell,
    said: `${inWords(cell.path)} ${cell.path.replace(/[-.]/g, ' ')}`.toLowerCase(),
  }));
  const fits = read.filter(({ said }) => words.every(one => said.includes(one)));
  const begins = (said: string) => Number(!said.split(/[ ·]+/).some(part => part.startsWith(words[0] ?? '')));
  return fits.sort((a, b) => begins(a.said) - begins(b.said)).map(one => one.cell);
}

/** What is sent: rules with a value, and each with a name. */
export const sent = (rules: readonly HouseRule[]): HouseRule[] =>
  rules
    .filter(rule => rule.value.trim())
    .map(rule => ({ path: rule.path, value: rule.value.trim(), title: rule.title.trim() || inWords(rule.path) }));
