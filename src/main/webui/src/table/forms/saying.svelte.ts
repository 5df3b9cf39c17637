import type { Said } from '../../port/port';
import { Refused } from '../../port/problem';
import { inWords } from '../../journal/words';
import { text } from '../../text/catalogue';
import type { TableStore } from '../table.svelte';

/** An entry that a form of its own says: recorded with one button, and a refusal stays beside what was said. */
export class Saying {
  problem = $state('');
  busy = $state(false);

  constructor(private readonly table: TableStore) {}

  async record(said: Said, label: string): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await this.table.store.recording.record(said, label);
      this.table.sheet = undefined;
    } catch (e) {
      this.problem =
        e instanceof Refused
          ? [e.message, ...(e.problem.violations ?? []).map(one => one.message)]
              .filter((one, at, all) => all.indexOf(one) === at)
              .map(one => inWords(one, id => this.table.store.name(id)))
              .join(' ')
          : text.record.needsNet;
    } finally {
      this.busy = false;
    }
  }
}
