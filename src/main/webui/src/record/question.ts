import type { Chart, Due } from '../port/port';
import { lower, say, text } from '../text/catalogue';

/** How a question is answered: any of them, one or none of them, exactly one of them. */
export type Answering = 'any' | 'one-or-none' | 'one';

/** A question of the journal in words. */
export interface Asking {
  title: string;
  note: string;
  row: string;
  how: Answering;
}

const NEXT_TO = ['neighbour-eliminated', 'neighbour-routed', 'leader-killed'];

/** Regiments have an article, companies and leaders have none. */
export const the = (name: string): string => (/^\d/.test(name) ? `the ${name}` : name);

const GROUNDS: Record<string, string> = { open: 'the open', broken: 'broken ground', rough: 'rough ground' };

/** Which ground makes units how far apart neighbours, by the chart. */
export function nextTo(chart: Chart | undefined): string {
  const grounds = new Map<string, string[]>();
  for (const [path, { value }] of Object.entries(chart?.values ?? {})) {
    const ground = /^adjacent\.([a-z-]+)$/.exec(path)?.[1];
    if (!ground || ground === 'to-leader-at-most' || ground === 'road' || ground === 'trail') continue;
    const how = String(value) === '0' ? text.question.touching : `${String(value).replace('1/2', '½')}″`;
    grounds.set(how, [...(grounds.get(how) ?? []), GROUNDS[ground] ?? lower(ground)]);
  }
  return [...grounds].map(([how, where]) => say(text.question.inGround, how, where.join(text.question.or))).join(', ');
}

export function asking(due: Due, about: string, chart: Chart | undefined): Asking {
  const { question } = text;
  const inches = (path: string) => String(chart?.values[path]?.value ?? '');
  const named = the(about);
  if (NEXT_TO.includes(due.reason)) {
    const far = nextTo(chart);
    const title = due.reason === 'leader-killed' ? question.nextToLeader : question.nextTo;
    const note = [far && say(question.nextToIs, far), question.checks].filter(Boolean).join(' ');
    return { title: say(title, named), note, row: say(question.isNextTo, named), how: 'any' };
  }
  switch (due.reason) {
    case 'still-in-reach':
      return { title: say(question.reach, named), note: question.reachNote, row: question.reached, how: 'any' };
    case 'massed-target': {
      const far = inches('fire.massed-target-inches') || '2';
      return {
        title: say(question.behind, named),
        note: question.behindNote,
        row: say(question.isBehind, far, named),
        how: 'any',
      };
    }
    case 'leader-near-target': {
      const far = inches('fire.leader-within-inches') || '4';
      return { title: say(question.leader, named), note: say(question.leaderNote, far), row: '', how: 'one-or-none' };
    }
    default:
      return { title: question.low, note: question.lowNote, row: '', how: 'one' };
  }
}
