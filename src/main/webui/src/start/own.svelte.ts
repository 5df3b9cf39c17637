import type { Command, Leader, Objective, Standing, Unit } from '../port/port';
import { keepSoon, kept } from '../state/kept';
import type { OwnLeader, OwnObjective, Row } from './sheet';

interface Kept {
  title: string;
  ruleset: string;
  turns: number;
  initiative: string;
  rows: Row[];
  leaders: OwnLeader[];
  objectives: OwnObjective[];
}
const EMPTY: Kept = { title: '', ruleset: '', turns: 8, initiative: '', rows: [], leaders: [], objectives: [] };
const USUAL_SIDES = ['Union', 'Confederate'];

/** The parts of a scenario that one's own battle takes over. */
export interface Model {
  title: string;
  ruleset: string;
  turnLimit?: number | null;
  initiative: string;
  sides: { id: string; name: string }[];
  commands: { id: string; name: string; side: string }[];
  units: Record<string, unknown>[];
  leaders?: Record<string, unknown>[] | null;
  objectives?: Record<string, unknown>[] | null;
}

/** One's own order of battle while it is made; this device keeps it as one types. */
export class Own {
  title = $state('');
  ruleset = $state('');
  turns = $state(8);
  initiative = $state('');
  rows = $state<Row[]>([]);
  leaders = $state<OwnLeader[]>([]);
  objectives = $state<OwnObjective[]>([]);

  constructor() {
    Object.assign(this, { ...EMPTY, ...kept<Partial<Kept>>('own', {}) });
  }

  /** The two sides: those of the units, then the usual ones. */
  get sides(): string[] {
    const named = [...new Set(this.rows.map(row => row.side ?? '').filter(Boolean))];
    return [...named, ...USUAL_SIDES.filter(side => !named.includes(side))].slice(0, Math.max(2, named.length));
  }

  keep(): void {
    const { title, ruleset, turns, initiative } = this;
    keepSoon(
      'own',
      $state.snapshot({
        title,
        ruleset,
        turns,
        initiative,
        rows: this.rows,
        leaders: this.leaders,
        objectives: this.objectives,
      }),
    );
  }

  /** Everything is as in another battle, and can be changed from there. */
  take(model: Model): void {
    const side = (id: unknown) => model.sides.find(one => one.id === id)?.name ?? '';
    const command = (id: unknown) => model.commands.find(one => one.id === id);
    this.title = model.title;
    this.ruleset = model.ruleset;
    this.turns = model.turnLimit ?? this.turns;
    this.initiative = side(model.initiative);
    this.rows = model.units.map(unit =>
      rowOf(unit, side(command(unit.command)?.side), command(unit.command)?.name ?? ''),
    );
    this.leaders = (model.leaders ?? []).map(one => ({
      name: String(one.name),
      side: side(command(one.commands)?.side),
      command: command(one.commands)?.name ?? '',
      worth: String(one.benefit ?? one.quality ?? ''),
    }));
    this.objectives = (model.objectives ?? []).map(one => ({
      name: String(one.name),
      points: Number(one.points),
      heldBy: side(one.heldBy),
    }));
  }
}

const FIGURES = [
  'arm',
  'figures',
  'stands',
  'sections',
  'gunStands',
  'quality',
  'weapon',
  'formation',
  'wornAt',
  'spentAt',
] as const;

function rowOf(unit: Record<string, unknown>, side: string, command: string): Row {
  const row: Row = { name: String(unit.name), side, command };
  for (const column of FIGURES)
    if (unit[column] !== undefined && unit[column] !== null) row[column] = String(unit[column]);
  if (Number(unit.arrives ?? 1) > 1) row.arrives = String(unit.arrives);
  return row;
}

/** A battle that was played, as it was mustered. */
export function modelOf({ battle, units, commands, leaders, objectives }: Standing): Model {
  return {
    title: battle.title,
    ruleset: battle.ruleset,
    turnLimit: battle.turnLimit,
    initiative: battle.activeSide,
    sides: battle.sides,
    commands: commands.map((one: Command) => ({ id: one.id, name: one.name, side: one.side })),
    units: units.map(({ name, command, arm, quality, weapon, arrives, muster }: Unit) => ({
      name,
      command,
      arm,
      quality,
      weapon,
      arrives,
      ...muster,
    })),
    leaders: leaders.map(({ name, commands: leads, benefit, quality }: Leader) => ({
      name,
      commands: leads,
      benefit,
      quality,
    })),
    objectives: objectives.map(({ name, points, heldBy }: Objective) => ({ name, points, heldBy })),
  };
}
