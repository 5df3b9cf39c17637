/**
 * Reads a table again, one look at a time. What is heard of while it is being read is looked for once more afterwards;
 * what has been read already is no news.
 */
export class Refresher {
  private under: Promise<void> | undefined;
  private again = false;
  /** The newest version that was heard of while the table was being read. */
  private heard = 0;

  constructor(
    private readonly read: () => Promise<void>,
    private readonly version: () => number,
  ) {}

  now(): Promise<void> {
    if (this.under) {
      this.again = true;
      return this.under;
    }
    this.under = this.read().finally(() => {
      this.under = undefined;
      const more = this.again || this.heard > this.version();
      this.again = false;
      this.heard = 0;
      if (more) void this.now();
    });
    return this.under;
  }

  /** Something was recorded, here or elsewhere. */
  hear(version: number): void {
    if (version <= this.version()) return;
    if (this.under) this.heard = Math.max(this.heard, version);
    else void this.now();
  }

  /** Reads until the table is at least at a version; a look that was under way may have come too early. */
  async until(version: number, mayRead: () => boolean): Promise<void> {
    for (let looks = 0; looks < 3 && mayRead() && this.version() < version; looks++) await (this.under ?? this.now());
  }
}
