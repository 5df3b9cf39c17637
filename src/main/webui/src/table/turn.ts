import { mySide } from '../record/verbs';
import type { BattleStore } from '../state/battle.svelte';
import { say, text, word } from '../text/catalogue';
import { firing } from './todo';

/** One step of the turn: over, under way or still to come, and whose it is where it is one side's. */
export interface TurnStep {
  id: string;
  label: string;
  done: boolean;
  now: boolean;
  side?: string;
}

/** The steps of a turn, in their order: the phases of the system, or the part of each side. */
export function turnSteps(store: BattleStore): TurnStep[] {
  const { part } = store.battle;
  const phases = store.system?.entries['begin-phase']?.find(field => field.name === 'phase')?.words;
  const whose = firing(store) ?? store.battle.activeSide;
  if (phases)
    return inOrder(
      phases.map(id => ({ id, label: word(id), ...(id === part ? { side: whose } : {}) })),
      phases.indexOf(part),
    );
  const { initiative, sides } = store.battle;
  const other = sides.find(side => side.id !== initiative)?.id ?? initiative;
  const acts = (id: string, side: string) => {
    const mine = mySide(store) === side && part === id;
    return { id, side, label: say(mine ? text.table.youAct : text.table.acts, store.sideName(side)) };
  };
  const first = ['yes', 'true'].includes(String(store.chart?.values['turn.leaders-move-first']?.value));
  const leaders = first || part === 'leaders' ? [{ id: 'leaders', label: text.table.leaders }] : [];
  const steps = [...leaders, acts('first', initiative), acts('second', other)];
  const at = part === 'turn-ends' ? steps.length : steps.findIndex(step => step.id === part);
  return inOrder(steps, at);
}

const inOrder = (steps: Omit<TurnStep, 'done' | 'now'>[], at: number): TurnStep[] =>
  steps.map((step, index) => ({ ...step, done: index < at, now: index === at }));
