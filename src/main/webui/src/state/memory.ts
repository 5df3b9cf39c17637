import { keep, kept } from './kept';

type Said = Record<string, unknown>;

/** What belongs to one moment, or to the units and is known by the server: see `known` of the battle. */
const ONCE = new Set([
  'dice',
  'due',
  'charge',
  'reactionTo',
  'position',
  'positions',
  'inches',
  'band',
  'aspect',
  'cover',
  'conditions',
  'situation',
  'terrain',
  'ground',
  'inCommand',
  'firers',
]);

const worth = (said: Said): Said => Object.fromEntries(Object.entries(said).filter(([name]) => !ONCE.has(name)));

/** The last entry of each unit that was made on this device, to be made again with other dice. */
export class Memory {
  private readonly name: string;
  private readonly values: Record<string, Said>;

  constructor(battle: string) {
    this.name = `last.${battle}`;
    this.values = kept<Record<string, Said>>(this.name, {});
  }

  remember(said: { type: string } & Said): void {
    for (const unit of (said.units as string[] | undefined) ?? []) this.values[`whole ${unit}`] = said;
    keep(this.name, this.values);
  }

  lastOf(unit: string): Said | undefined {
    const said = this.values[`whole ${unit}`];
    return said && worth(said);
  }
}
