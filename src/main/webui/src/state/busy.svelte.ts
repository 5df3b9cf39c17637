/** Whether something is on its way to the server; touches in between wait for its end. */
export class Busy {
  now = $state(false);
  private holds = 0;
  private end: Promise<void> = Promise.resolve();
  private ended: () => void = () => undefined;

  /** Something begins; what it answers says that it has ended. Several may be under way at once. */
  begin(): () => void {
    if (this.holds++ === 0) {
      this.now = true;
      this.end = new Promise(done => {
        this.ended = done;
      });
    }
    let over = false;
    return () => {
      if (over) return;
      over = true;
      if (--this.holds > 0) return;
      this.now = false;
      this.ended();
    };
  }

  /**
   * When nothing is under way any more. While `now` is true this is never settled already: who asks again and again
   * would freeze the page.
   */
  over(): Promise<void> {
    return this.end;
  }
}
