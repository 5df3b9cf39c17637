import { describe, expect, it } from 'vitest';
import type { Chart, Due } from '../port/port';
import { asking, the } from './question';

const chart = {
  values: {
    'adjacent.open': { value: '1' },
    'adjacent.broken': { value: '1/2' },
    'adjacent.light-woods': { value: '1/2' },
    'adjacent.heavy-woods': { value: '0' },
  },
} as unknown as Chart;
const due = (reason: string) => ({ reason, prepared: {} }) as unknown as Due;

describe('a question of the journal', () => {
  it('is a sentence with the distances of the chart', () => {
    const { title, note, how } = asking(due('neighbour-eliminated'), '16th Michigan', chart);
    expect(title).toBe('Who stood next to the 16th Michigan?');
    expect(note).toBe(
      'Next to it is 1″ in the open, ½″ in broken ground or light woods, touching in heavy woods. Each Yes ' +
        'checks its morale.',
    );
    expect(how).toBe('any');
  });

  it('wants exactly one who runs low on ammunition, and one leader or none', () => {
    expect(asking(due('low-on-ammunition'), '2nd Mississippi', chart).how).toBe('one');
    expect(asking(due('leader-near-target'), '2nd Mississippi', chart).how).toBe('one-or-none');
  });

  it('gives regiments an article', () => {
    expect(the('20th Maine')).toBe('the 20th Maine');
    expect(the('Morrill’s Company')).toBe('Morrill’s Company');
  });
});
