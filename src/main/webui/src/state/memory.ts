import { keep, kept } from './kept';

type Said = Record<string, unknown>;

/** What is worth offering again; who, whom and dice belong to one moment. */
const ONCE = new Set(['type', 'units', 'unit', 'target', 'dice', 'due', 'charge', 'reactionTo', 'position', 'positions', 'text', 'reason', 'attachments', 'kind', 'passThrough', 'massed', 'declineOpeningVolley', 'stopShort', 'leader', 'objective', 'unit', 'through', 'note', 'winner', 'firers', 'attacker', 'defender', 'situation', 'conditions', 'disorderPointReached']);

const worth = (said: Said): Said => Object.fromEntries(Object.entries(said).filter(([name]) => !ONCE.has(name)));

/** The range of a volley is none for fire at point blank: each kind has its own last values. */
const keyOf = (type: string, kind: unknown) => (kind ? `${type}/${kind}` : type);

/** The last values of each type and kind of entry: of the unit, else of anyone. */
export class Memory {
  private readonly name: string;
  private readonly values: Record<string, Said>;

  constructor(battle: string) {
    this.name = `last.${battle}`;
    this.values = kept<Record<string, Said>>(this.name, {});
  }

  remember(said: { type: string } & Said): void {
    const units = (said.units as string[] | undefined) ?? [];
    const key = keyOf(said.type, said.kind);
    this.values[key] = worth(said);
    for (const unit of units) {
      this.values[`${key} ${unit}`] = worth(said);
      this.values[`whole ${unit}`] = said;
    }
    keep(this.name, this.values);
  }

  last(type: string, unit?: string, kind?: string): Said {
    const key = keyOf(type, kind);
    return (unit && this.values[`${key} ${unit}`]) || this.values[key] || {};
  }

  /** The whole last entry of a unit, to be repeated with other dice. */
  lastOf(unit: string): Said | undefined {
    return this.values[`whole ${unit}`];
  }
}
