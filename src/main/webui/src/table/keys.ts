import { prefs } from '../state/prefs.svelte';
import { router } from '../state/router.svelte';
import type { TableStore } from './table.svelte';

export interface Pressed {
  die: (face: number) => void;
  roll: () => void;
  note: () => void;
}

/** The keys of the table. None acts while one types; all can be turned off. */
export function keyPressed(event: KeyboardEvent, table: TableStore, { die, roll, note }: Pressed): void {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') return escape(table);
  if (!prefs.keys || event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select'))
    return;
  const act = actions(table, die, roll, note)[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function escape(table: TableStore): void {
  if (table.sheet) table.sheet = undefined;
  else if (table.draft) table.leave();
  else table.chosen = [];
}

function actions(
  table: TableStore,
  die: (face: number) => void,
  roll: () => void,
  note: () => void,
): Record<string, () => void> {
  const { store } = table;
  const verb = (type: string) => () => {
    const found = table.verbs.find(one => one.next.type === type);
    if (found) table.choose(found);
  };
  const made: Record<string, () => void> = {
    '/': () => (table.sheet = 'find'),
    '?': () => (table.sheet = 'keys'),
    f: verb('fire'),
    m: verb('move'),
    c: verb('charge'),
    d: () => {
      const due = store.battle.due.find(one => store.mayTake(one));
      const step = table.steps[0];
      if (due) table.take(due);
      else if (step) table.begin(step, { units: step.next.units?.length === 1 ? [...step.next.units] : [] });
    },
    '.': () => {
      const unit = table.first ?? store.unit((document.activeElement as HTMLElement | null)?.dataset.unit);
      if (unit) table.repeat(unit);
    },
    u: () => void table.undo(),
    U: () => void table.guarded(() => store.recording.redo()),
    r: roll,
    n: note,
    j: () => {
      table.leave();
      router.go(`/b/${store.id}/journal`);
    },
    g: () => router.go(`/charts/${store.battle.ruleset}`),
    Backspace: () => {
      const pad = table.draft?.pad;
      if (pad?.given.length) table.draft!.clear(pad.path, pad.given.length - 1);
    },
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => across(1),
    ArrowLeft: () => across(-1),
  };
  for (let face = 0; face <= 9; face++) made[String(face)] = () => die(face === 0 ? 10 : face);
  return made;
}

const tiles = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>('#table [data-unit]')];

function step(by: number): void {
  const column = document.activeElement?.closest('.line');
  const list = column ? [...column.querySelectorAll<HTMLElement>('[data-unit]')] : tiles();
  const here = list.indexOf(document.activeElement as HTMLElement);
  list[here < 0 ? 0 : Math.min(list.length - 1, Math.max(0, here + by))]?.focus();
}

function across(by: number): void {
  const columns = [...document.querySelectorAll<HTMLElement>('#table .line')];
  const from = document.activeElement?.closest<HTMLElement>('.line');
  const here = from ? columns.indexOf(from) : -1;
  const at = from ? [...from.querySelectorAll('[data-unit]')].indexOf(document.activeElement!) : 0;
  const list =
    columns[Math.min(columns.length - 1, Math.max(0, here + by))]?.querySelectorAll<HTMLElement>('[data-unit]');
  list?.[Math.min(list.length - 1, Math.max(0, at))]?.focus();
}
