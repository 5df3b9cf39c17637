import { keep, kept } from './kept';

type Said = Record<string, unknown>;

/** What is worth offering again; who, whom and dice belong to one moment. */
const ONCE = new Set(['type', 'units', 'unit', 'target', 'dice', 'due', 'charge', 'reactionTo', 'position', 'positions', 'text', 'reason', 'attachments', 'kind', 'passThrough', 'massed', 'declineOpeningVolley', 'stopShort', 'leader', 'objective', 'unit', 'through', 'note', 'winner', 'firers', 'attacker', 'defender', 'situation', 'conditions', 'disorderPointReached']);

const worth = (said: Said): Said => Object.fromEntries(Object.entries(said).filter(([name]) => !ONCE.has(name)));

/** The last values of each type of entry: of the unit, else of anyone. */
export class Memory {
  private readonly name: string;
  private readonly values: Record<string, Said>;

  constructor(battle: string) {
    this.name = `last.${battle}`;
    this.values = kept<Record<string, Said>>(this.name, {});
  }

  remember(said: { type: string } & Said): void {
    const units = (said.units as string[] | undefined) ?? [];
    this.values[said.type] = worth(said);
    for (const unit of units) {
      this.values[`${said.type} ${unit}`] = worth(said);
      this.values[`whole ${unit}`] = said;
    }
    keep(this.name, this.values);
  }

  last(type: string, unit?: string): Said {
    return (unit && this.values[`${type} ${unit}`]) || this.values[type] || {};
  }

  /** The whole last entry of a unit, to be repeated with other dice. */
  lastOf(unit: string): Said | undefined {
    return this.values[`whole ${unit}`];
  }
}
