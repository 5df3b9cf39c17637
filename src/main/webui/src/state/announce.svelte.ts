import { say, text } from '../text/catalogue';

const EVERY = 2_000;

/** What screen readers are told politely: at most one sentence in two seconds, then how many more there were. */
class Announcer {
  now = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(sentence: string): void {
    this.waiting.push(sentence);
    if (!this.timer) this.speak();
  }

  private speak(): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) {
      this.timer = undefined;
      return;
    }
    this.now = rest.length > 1 ? `${first} ${say(text.table.moreNews, rest.length)}` : first;
    this.waiting = rest.length > 1 ? [] : rest;
    this.timer = setTimeout(() => this.speak(), EVERY);
  }
}

export const announcer = new Announcer();
export const announce = (sentence: string): void => announcer.tell(sentence);
