import { json } from '../port/http';
import type { Battle, Chart } from '../port/port';
import { loadForms, type System } from '../record/forms';

/** The rules that a battle is played by: they do not change while it is played. */
export class Rulebook {
  /** The forms of the system's entries. */
  system = $state.raw<System | undefined>();
  /** The chart, with the house rules of the battle. */
  chart = $state.raw<Chart | undefined>();
  /** How many actions a unit has in its part; charts that count none leave it open. */
  actions = $state<number | undefined>();

  async readForms(ruleset: string): Promise<void> {
    const { systems } = await loadForms();
    const named = Object.keys(systems).find(name => ruleset === name || ruleset.startsWith(`${name}-`));
    this.system = systems[named ?? ''];
  }

  async readChart({ ruleset, chart }: Battle): Promise<void> {
    this.chart = await json<Chart>(`/api/rulesets/${ruleset}?version=${chart.version}`);
    const actions = this.chart.values['turn.actions']?.value;
    this.actions = actions === undefined ? undefined : Number(actions);
  }
}
