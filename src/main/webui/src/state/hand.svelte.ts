import type { TableStore } from '../table/table.svelte';

/**
 * The table that is open on this page. It stays while the player looks at the charts or at the first page, and so
 * does what he has begun.
 */
class Hand {
  table = $state.raw<TableStore | undefined>();

  /** Something is half entered, and a reload would lose it. */
  get full(): boolean {
    return Boolean(this.table && (this.table.draft || this.table.parked || this.table.noting));
  }
}

export const hand = new Hand();
